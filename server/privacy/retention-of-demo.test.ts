import { expect, test } from 'vitest'
import { groupBy } from '#contract/kit/group-by.ts'
import { addDays, dayIn, laterOf } from '#contract/kit/time/calendar-date.ts'
import type { DueGuest } from '#contract/privacy/retention.ts'
import { startDemoApp } from '#server/testing/demo-app.ts'

const { db, sendAs, signIn, time } = await startDemoApp()

/** The same day of the next year. */
const yearLater = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('-02-29', '-02-28')

/** Whose IDs are due on a day, from the raw rows of the tables. */
const computeDue = async (today: string, days: number) => {
  const guests = await db.selectFrom('guest').selectAll().execute()
  const nationalities = await db.selectFrom('nationality').selectAll().execute()
  const bookings = await db.selectFrom('booking').select(['id', 'guest_id', 'status', 'check_out_date']).execute()
  const occupants = await db.selectFrom('occupant').select(['booking_id', 'guest_id']).execute()
  const listed = await db.selectFrom('booking_guest').select(['booking_id', 'guest_id']).execute()
  const folios = await db.selectFrom('folio').select(['booking_id', 'guest_id']).execute()
  const requests = await db.selectFrom('booking_request').select(['guest_id', 'status']).execute()
  const byId = new Map(bookings.map((booking) => [booking.id, booking]))
  const links = [
    ...bookings.map(({ id, guest_id }) => ({ booking_id: id, guest_id })),
    ...occupants,
    ...listed,
    ...folios,
  ]
  const bookingsOf = groupBy(links, ({ guest_id }) => guest_id)

  return guests.filter((guest) => {
    const own = (bookingsOf.get(guest.id) ?? []).flatMap(({ booking_id }) => byId.get(booking_id) ?? [])
    if (guest.id_proof_number === '' && guest.passport_no === '' && guest.visa_no === '' && !guest.id_proof_image)
      return false
    if (own.some(({ status }) => status === 'booked' || status === 'checked_in')) return false
    if (requests.some(({ guest_id, status }) => guest_id === guest.id && status === 'open')) return false
    const left = own.filter(({ status }) => status === 'checked_out').map(({ check_out_date }) => check_out_date)
    const since = [guest.ids_entered_on ?? dayIn('Asia/Kolkata', new Date(guest.created_at)), ...left].reduce(laterOf)
    const isForeign = nationalities.find(({ id }) => id === guest.nationality_id)?.name !== 'Indian'
    const until = isForeign ? laterOf(addDays(since, days), yearLater(since)) : addDays(since, days)
    return until < today
  })
}

test.each([
  ['2027-06-01', 365],
  ['2027-11-20', 400],
])('on %s, with %i days, the preview has the guests that the raw rows say', async (today, days) => {
  await db.updateTable('property').set({ register_retention_days: 365, id_retention_days: days }).execute()
  time.now = new Date(`${today}T06:00:00Z`)
  const owner = sendAs(await signIn('desk@hotel.example', true))
  const { data } = (await owner('GET', '/privacy/retention')).body
  const due = await computeDue(today, days)
  expect(due.length).toBeGreaterThan(20)
  expect(data.total).toBe(due.length)
  const slugs = new Set(due.map(({ slug }) => slug))
  expect(data.guests.filter(({ slug }: DueGuest) => !slugs.has(slug ?? ''))).toEqual([])
  expect(data.guests).toHaveLength(Math.min(1000, due.length))
})
