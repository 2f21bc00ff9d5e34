import type { Db } from '#server/db/connect.ts'
import type { startTestApp } from '#server/testing/test-app.ts'

type Send = Awaited<ReturnType<typeof startTestApp>>['admin']

/** Pays in cash what is open of a booking's invoices. */
export const payBalance = async (db: Db, send: Send, booking: string) => {
  const { balance } = await db
    .selectFrom('invoice_balance')
    .innerJoin('booking', 'booking.id', 'invoice_balance.booking_id')
    .select('balance')
    .where('booking.slug', '=', booking)
    .executeTakeFirstOrThrow()
  await send('POST', `/bookings/${booking}/payments`, { amount: balance / 100, payment_method: 'cash' })
}
