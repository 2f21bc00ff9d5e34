import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const rolledBack = new Error('rolled back')

const numbersOf = async (db: Db) =>
  (await db.selectFrom('booking').select('number').orderBy('number').execute()).map(({ number }) => number)

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

const draftOf = (guest_id: number, room_id: number) => ({
  booking_type: 'individual',
  guest_id,
  room_ids: [room_id],
  room_rent: 2500,
  check_in_date: '2026-11-15',
  check_out_date: '2026-11-17',
  number_of_adults: 2,
  number_of_children: 0,
  number_of_infants: 0,
  advance_amount: 0,
  food_plan_id: 1,
  food_plan_rate: 0,
})

test('a booking that fails because its guest is deleted meanwhile uses up no number', async () => {
  const { admin, db, make } = await startTestApp()
  const first = await make.booking()
  const [guest, room] = [await make.guest(), await make.room()]
  let answer: ReturnType<typeof admin> | undefined
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('guest').where('id', '=', guest.id).execute()
    answer = admin('POST', '/bookings', draftOf(guest.id, room.id))
    // The booking waits for the lock on its guest.
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows.length
      })
      .toBe(1)
  })
  const refused = await answer
  expect(refused?.status).toBeGreaterThanOrEqual(400)
  expect(refused?.status).toBeLessThan(500)
  expect(refused?.body.error.message).toMatch(/guest/i)
  const next = await make.booking()
  expect(Number(next.booking_number.slice(3))).toBe(Number(first.booking_number.slice(3)) + 1)
})

test('130 bookings at once, 30 of them rolled back: no number is used twice, and none is missing', async () => {
  const { db, databaseUrl, make } = await startTestApp()
  const guest = await make.guest()
  const rooms = await Promise.all(Array.from({ length: 130 }, () => make.room()))
  const { db: own, close } = connect(databaseUrl)
  const clock = { now: () => new Date('2026-11-15T06:00:00Z') }
  const outcomes = await Promise.allSettled(
    rooms.map((room, index) =>
      own.transaction().execute(async (transaction) => {
        await placeBooking({ db: transaction, clock }, BookingDraft.parse(draftOf(guest.id, room.id)))
        if (index % 13 < 3) throw rolledBack
      }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual(
    Array(30).fill({ status: 'rejected', reason: rolledBack }),
  )
  // Numbers of bookings that were rolled back are used first.
  const missing = Math.max(...(await numbersOf(db))) - 100
  for (let made = 0; made < missing; made++) await make.booking()
  expect(await numbersOf(db)).toEqual(upTo(100 + missing))
  expect((await make.booking()).booking_number).toBe(`BK-${String(101 + missing).padStart(6, '0')}`)
  await close()
})

test('an unfinished booking blocks no other, also when its number is the one that adds more numbers', async () => {
  const { db, databaseUrl } = await startTestApp()
  const take = async (from: Db) =>
    (await sql<{ number: number }>`select take_booking_number() as number`.execute(from)).rows[0]?.number
  const { db: own, close } = connect(databaseUrl)
  for (let number = 1; number < 100; number++) expect(await take(db)).toBe(number)
  const unfinished = own.transaction().execute(async (transaction) => {
    expect(await take(transaction)).toBe(100)
    for (let number = 101; number <= 1100; number++) expect(await take(db)).toBe(number)
    // 1000 bookings later the numbers that it would have added are missing; those of the next addition exist.
    expect(await take(db)).toBe(1201)
    throw rolledBack
  })
  await expect(unfinished).rejects.toThrow(rolledBack)
  expect(await take(db)).toBe(100)
  await close()
})

test('numbers continue after the last one of a filled hotel', async () => {
  const { db, make } = await startTestApp()
  await make.booking()
  await sql`update booking set number = 1799`.execute(db)
  await sql`select reset_booking_numbers()`.execute(db)
  const numbers = []
  for (let made = 0; made < 3; made++) numbers.push((await make.booking()).booking_number)
  expect(numbers).toEqual(['BK-001800', 'BK-001801', 'BK-001802'])
})
