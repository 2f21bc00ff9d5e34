import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readPdf } from '#server/testing/pdf-text.ts'
import { findAnywhere } from '#server/testing/raw-scan.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, db, filesFolder, make, runJobs, sendAs, signIn, time } = await startTestApp()
const british = await make.nationalityId('British')

/** What the register as Excel and PDF says of the one person in it. */
const readFiles = async () => {
  const headers = { authorization: `Bearer ${await signIn('desk@hotel.example')}` }
  const get = async (type: string) =>
    (await app.inject({ url: `/api/registers/foreigners.${type}?from=2026-11-15&to=2026-11-15`, headers })).rawPayload
  const [headings = [], row = []] = (await readXlsx(await get('xlsx'))).sheets[0]?.rows ?? []
  return { cell: row[headings.indexOf('Changed since filed')], printed: (await readPdf(await get('pdf'))).words }
}

test('what changed since the form was filed is shown, until it is filed again or the IDs are deleted', async () => {
  const documents = { passport_no: '533380006', visa_no: 'VJ1111111', arrived_from_city: 'Dubai' }
  const guest = await make.guest({ name: 'Emily Clark', nationality_id: british, ...documents })
  const booking = await make.booking({ guest_id: guest.id, check_in_date: '2026-11-15', check_out_date: '2026-11-17' })
  await admin('POST', `/bookings/${booking.slug}/check-in`)
  const { slug } = await db.selectFrom('occupant').select('slug').executeTakeFirstOrThrow()
  const path = `/registers/foreigners/${slug}`
  const changed = async (send = admin) => (await send('GET', path)).body.data.changed
  const file = async (changes: object = {}) => {
    const { version } = (await admin('GET', path)).body.data
    const filing = { application_number: 'F3-1', filed_at: '2026-11-15T06:00:00Z', confirm_missing: true, version }
    expect((await admin('POST', `${path}/filed`, { ...filing, ...changes })).status).toBe(200)
  }
  const edit = (changes: object) => db.updateTable('guest').set(changes).where('id', '=', guest.id).execute()
  expect(await changed()).toEqual([])
  await file()
  expect(await changed()).toEqual([])

  await edit({ visa_no: 'VJ2222222', arrived_from_city: 'Doha' })
  const difference = [
    { label: 'Visa: Visa number', filed: 'VJ1111111', now: 'VJ2222222' },
    { label: 'Arrival: Arrived from: city', filed: 'Dubai', now: 'Doha' },
  ]
  expect(await changed()).toEqual(difference)
  const files = await readFiles()
  expect(files.cell).toBe('Visa: Visa number; Arrival: Arrived from: city')
  expect(files.printed).toContain('Changed since filed: Visa: Visa number; Arrival: Arrived from: city')
  // A typing error in the number of the application says nothing about the form.
  await file({ application_number: 'F3-2' })
  expect(await changed()).toEqual(difference)
  time.now = new Date('2026-11-15T07:00:00Z')
  await file({ filed_at: '2026-11-15T07:00:00Z' })
  expect(await changed()).toEqual([])
  const again = await readFiles()
  expect([again.cell, again.printed.includes('Changed since filed')]).toEqual(['', false])
  await edit({ visa_no: 'VJ3333333' })
  expect(await changed()).toHaveLength(1)
  expect((await admin('GET', path)).body.data.history).toHaveLength(3)

  time.now = new Date('2026-11-17T05:00:00Z')
  await admin('POST', `/bookings/${booking.slug}/check-out`)
  await db.updateTable('property').set({ register_retention_days: 365, id_retention_days: 10 }).execute()
  time.now = new Date('2028-01-10T06:00:00Z')
  const owner = sendAs(await signIn('desk@hotel.example', true))
  const { token } = (await owner('GET', '/privacy/retention')).body.data
  expect((await owner('POST', '/privacy/retention/runs', { token })).status).toBe(200)
  await runJobs()
  const numbers = ['533380006', 'VJ1111111', 'VJ2222222', 'VJ3333333']
  expect(await findAnywhere(db, filesFolder, numbers)).toEqual([])
  expect(await changed(owner)).toEqual([])
})
