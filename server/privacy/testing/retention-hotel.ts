import { sql } from 'kysely'
import sharp from 'sharp'
import type { DueGuest } from '#contract/privacy/retention.ts'
import type { Db } from '#server/db/connect.ts'
import { formOf, picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const drawnStroke = () =>
  sharp({ create: { width: 600, height: 200, channels: 4, background: '#0000' } })
    .composite([{ input: { create: { width: 520, height: 6, channels: 4, background: '#000f' } }, left: 40, top: 97 }])
    .png()
    .toBuffer()

type Send = Awaited<ReturnType<typeof startTestApp>>['admin']

/** Signs the card of the first room on screen, as the first person in it. */
export const signCard = async (send: Send, booking: string) => {
  const path = `/bookings/${booking}/registration-cards`
  const [{ people }] = (await send('GET', path)).body.data
  const form = formOf({ line: 1, consent: true, occupant: people[0].occupant })
  form.append('signature', new Blob([new Uint8Array(await drawnStroke())], { type: 'image/png' }), 'signature.png')
  const { status, body } = await send('POST', path, form)
  if (status !== 201) throw new Error(JSON.stringify(body))
}

/** A hotel that keeps its register for a year, and what the tests of retention do in it. */
export const openRetentionHotel = async () => {
  const given = await startTestApp()
  const { db, time, admin, make, sendAs, signIn } = given
  const nationalities = await db.selectFrom('nationality').select(['id', 'name']).execute()
  const nationality_id = (name: string) => nationalities.find((one) => one.name === name)?.id ?? 0
  await db.updateTable('property').set({ register_retention_days: 365 }).execute()

  let phones = 9_000_000_000
  const register = async (fields: object, withPhoto = false) => {
    const draft = { name: 'A Guest', address: 'Pune', nationality_id: 1, phone: String(++phones), ...fields }
    const key = { 'idempotency-key': `register-${phones}` }
    const { body, status } = await admin(
      'POST',
      '/guests?form=quick',
      formOf(draft, ...(withPhoto ? [await picture()] : [])),
      key,
    )
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.data as { id: number; slug: string; name: string }
  }
  /** From 15 to 17 November 2026, unless told. */
  const stay = async (guest_id: number, dates: object = {}) => {
    const booking = await make.booking({ guest_id, ...dates })
    await admin('POST', `/bookings/${booking.slug}/check-in`)
    return booking
  }
  const leave = async (slug: string, send = admin) => {
    const { status, body } = await send('POST', `/bookings/${slug}/check-out`)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  /** The owner at another time, with a new session. */
  const ownerAt = async (at: string) => {
    time.now = new Date(at)
    return sendAs(await signIn('desk@hotel.example', true))
  }
  const setDays = async (days: number | null) =>
    void (await db.updateTable('property').set({ id_retention_days: days }).execute())
  const sign = (booking: string) => signCard(admin, booking)
  return { ...given, nationality_id, register, stay, leave, sign, ownerAt, setDays }
}

export type RetentionHotel = Awaited<ReturnType<typeof openRetentionHotel>>
export const previewOf = async (owner: Send, query = '') => (await owner('GET', `/privacy/retention${query}`)).body.data
export const namesIn = (guests: DueGuest[]) => guests.map(({ name }) => name).sort()

/** Until another connection waits for a lock, or the call is over. */
export const waitForLock = async (db: Db, running: Promise<unknown>) => {
  let isOver = false
  void running.then(() => {
    isOver = true
  })
  while (!isOver) {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
  }
}
