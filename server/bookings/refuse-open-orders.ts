import { countOpenOrders } from '#server/bookings/bill/bill-store.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import type { Db } from '#server/db/connect.ts'

/**
 * An order that the kitchen is still working on must not be billed and forgotten. The caller holds the booking: orders
 * are placed while holding it, too, so that none can come in between.
 */
export const refuseOpenOrders = async (db: Db, bookingId: number) => {
  const open = await countOpenOrders(db, bookingId)
  if (open > 0) throw bookingProblems.openOrders(open)
}
