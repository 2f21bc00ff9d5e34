import { sql } from 'kysely'
import { rupees } from '#contract/kit/money.ts'
import { proposeCancellation } from '#server/bookings/cancellation/propose-cancellation.ts'
import { cancelBooking } from '#server/bookings/end-booking.ts'
import type { Db } from '#server/db/connect.ts'
import { returnDeposit } from '#server/deposits/return-deposit.ts'
import { takeDeposit } from '#server/deposits/take-deposit.ts'
import { setNow } from '#server/kit/clock.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

const ways = [
  { payment_method: 'cash', amount: rupees(2000) },
  { payment_method: 'online', source: 'UPI', reference: '530118822001', amount: rupees(5000) },
  { payment_method: 'card', amount: rupees(3000) },
]

const guestsInHouse = (db: Db) =>
  db
    .selectFrom('booking')
    .select('slug')
    .where('status', '=', 'checked_in')
    .orderBy('check_out_date', 'desc')
    .orderBy('id')
    .limit(5)
    .execute()

/** Security deposits of guests in the house, two of them returned, and a late cancellation with its fee. */
export const fillDemoFees = async (services: Caller) => {
  const { db, clock } = services
  await sql`select ${setNow(clock)}`.execute(db)
  const taken: string[] = []
  for (const [index, { slug }] of (await guestsInHouse(db)).entries()) {
    const way = ways[index % ways.length]
    if (way) taken.push(await takeDeposit(services, slug, way))
  }
  const [first, second] = taken
  if (first) await returnDeposit(services, first, {})
  if (second) await returnDeposit(services, second, { keep_amount: rupees(590), reason: 'Broken bedside lamp' })
  const late = await db
    .selectFrom('booking')
    .select('slug')
    .where('status', '=', 'booked')
    .where('booking_type', '=', 'individual')
    .where('check_in_date', '>', await hotelToday(db, clock))
    .orderBy('check_in_date')
    .orderBy('id')
    .executeTakeFirst()
  if (!late) return
  const { fee, refund } = await proposeCancellation(services, late.slug, false)
  const rest = refund > 0 ? { refund: { payment_method: 'cash' } } : {}
  await cancelBooking(services, late.slug, { reason: 'Flight cancelled', fee, ...rest })
}
