import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newDraft } from '#contract/bookings/booking-fields.ts'
import { newSlug } from '#server/kit/secret.ts'
import { findAnywhere } from '#server/testing/raw-scan.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, db, filesFolder, make, runJobs } = await startTestApp()

const draftFor = async (guest_id: number) => ({
  ...newDraft,
  ...{ guest_id, booking_type: 'individual', check_in_date: '2026-11-20', check_out_date: '2026-11-25' },
  ...{ number_of_adults: 1, food_plan_id: 1, room_rent: 2500, room_ids: [(await make.room()).id] },
})
const anonymise = ({ slug, name }: { slug: string; name: string }) =>
  admin('POST', `/guests/${slug}/anonymise`, { name })

const refusal = {
  status: 409,
  body: {
    error: { code: 'guest_anonymised', message: 'This guest was anonymised. Register the person as a new guest.' },
  },
}

test('an anonymised guest can’t be edited, booked, added to a room or invited, and is not offered', async () => {
  const guest = await make.guest({ name: 'Pravin Gone', email: 'pravin@mail.example' })
  const other = await make.guest({ name: 'Still Here' })
  const { slug: booking } = await make.booking({ guest_id: other.id })
  expect((await anonymise(guest)).status).toBe(200)
  const { room_rent, room_ids, ...draft } = await draftFor(other.id)
  const group = {
    ...{ ...draft, booking_type: 'group', group_name: 'Wedding', group_size: 2, guests: [{ guest_id: guest.id }] },
    rooms: [...room_ids, (await make.room()).id].map((room_id) => ({ room_id, room_rent })),
  }
  const all = [
    await change(`/guests/${guest.slug}`, { name: 'Somebody Else' }),
    await admin('POST', '/bookings', await draftFor(guest.id)),
    await admin('POST', '/bookings', group),
    await admin('POST', `/bookings/${booking}/occupants`, { guest_id: guest.id }),
    await admin('POST', `/bookings/${booking}/folios`, { guest_id: guest.id, routes: ['room'] }),
    await admin('POST', `/guests/${guest.slug}/invite`),
  ]
  expect(all).toMatchObject(all.map(() => refusal))
  expect(await db.selectFrom('guest').select('name').where('id', '=', guest.id).execute()).toEqual([
    { name: 'Former guest' },
  ])
  expect((await admin('GET', '/guests/options?search=Former')).body.data).toEqual([])
  expect((await admin('GET', '/search?q=Former')).body.data.guests).toEqual([])
  expect((await admin('GET', `/guests/${guest.slug}`)).body.data.is_anonymised).toBe(true)
})

test('of five bookings and an anonymisation at once, either the bookings or the anonymisation succeed', async () => {
  for (const turn of [0, 1, 3, 5]) {
    const guest = await make.guest({ name: 'Racing Rao' })
    const drafts = await Promise.all([1, 2, 3, 4, 5].map(() => draftFor(guest.id)))
    const calls = drafts.map((draft) => () => admin('POST', '/bookings', draft))
    calls.splice(turn, 0, () => anonymise(guest))
    const replies = await Promise.all(calls.map((send) => send()))
    expect(replies.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([])
    const booked = replies.filter(({ status }) => status === 201)
    const bookings = await db.selectFrom('booking').select('id').where('guest_id', '=', guest.id).execute()
    expect(bookings).toHaveLength(booked.length)
    const { is_anonymised } = (await admin('GET', `/guests/${guest.slug}`)).body.data
    expect(is_anonymised).toBe(booked.length === 0)
  }
})

test('no text that people wrote about a booking is left, except on documents', async () => {
  const mark = 'Zanzibarite'
  const guest = await make.guest({ name: 'Marked Guest' })
  const { slug, id } = await make.booking({ guest_id: guest.id, desk_remarks: mark, housekeeping_remarks: mark })
  const reasons = { late_entry_reason: mark, fee_reason: mark, rate_override_reason: mark, group_name: mark }
  await db.updateTable('booking').set(reasons).where('id', '=', id).execute()
  await db.insertInto('booking_guest').values({ booking_id: id, guest_name: mark }).execute()
  await db.insertInto('folio').values({ slug: newSlug(), booking_id: id, name: mark, routes: [] }).execute()
  const { id: tax_category_id } = await db.selectFrom('tax_category').select('id').limit(1).executeTakeFirstOrThrow()
  const extra = { booking_id: id, date: '2026-11-15', description: mark, quantity: 1, rate: sql<never>`100` }
  const extras = [newSlug(), newSlug()].map((slug) => ({ ...extra, slug, tax_category_id }))
  await db.insertInto('extra').values(extras).execute()
  // Only the audit trail has this one.
  await db
    .deleteFrom('extra')
    .where('slug', '=', extras[0]?.slug ?? '')
    .execute()
  const discount = {
    slug: newSlug(),
    booking_id: id,
    percent: 100,
    applies_to: 'all',
    is_for_booking: true,
    reason: mark,
  } as const
  await db.insertInto('discount').values(discount).execute()
  const ordered = { slug: newSlug(), booking_id: id, ordered_at: '2026-11-15T06:00:00Z', notes: mark } as const
  await db
    .insertInto('guest_order')
    .values({ ...ordered, meal_type: 'lunch', service_type: 'restaurant', status: 'completed' })
    .execute()
  const money = { amount: 500, payment_method: 'cash', source: mark, reference: mark }
  const deposit = (await admin('POST', `/bookings/${slug}/deposits`, money)).body.data
  const { amount: _, ...back } = money
  expect((await admin('POST', `/deposits/${deposit.slug}/return`, back)).status).toBe(200)
  expect((await admin('POST', `/bookings/${slug}/payments`, money)).status).toBe(201)
  expect((await admin('POST', `/bookings/${slug}/cancel`, { reason: mark })).status).toBe(200)
  expect((await admin('POST', `/bookings/${slug}/refunds`, { ...money, reason: mark })).status).toBe(201)

  const tablesWith = async () => (await findAnywhere(db, filesFolder, [mark]))[0]?.split(': ')[1]?.split(', ') ?? []
  const before = await tablesWith()
  const marked = ['booking', 'booking_guest', 'deposit', 'discount', 'extra', 'folio', 'guest_order', 'payment']
  for (const table of [...marked, 'audit_entry']) expect(before).toContain(`public.${table}`)
  expect((await anonymise(guest)).body).toEqual({ message: 'The guest was anonymised' })
  await runJobs()
  expect((await tablesWith()).filter((table) => table !== 'public.voucher')).toEqual([])
  const amounts = await db.selectFrom('payment').select(['kind', 'amount']).where('booking_id', '=', id).execute()
  expect(amounts).toEqual(['payment', 'refund'].map((kind) => ({ kind, amount: 50_000 })))
  await expect(sql`update payment set amount = 1 where booking_id = ${id}`.execute(db)).rejects.toThrow('never changes')
})
