import type { MyDashboard } from '#contract/my-stays/my-stay.ts'
import { countOpenRequests } from '#server/booking-requests/booking-request-store.ts'
import type { Db } from '#server/db/connect.ts'
import { ownBillOf } from '#server/folios/bill-of.ts'
import type { Clock } from '#server/kit/clock.ts'
import { getMyBooking, getMyHotel, listLastStays, listStaysAhead } from '#server/my-stays/my-stay-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

interface Given {
  db: Db
  clock: Clock
  guestId: number
  user: { name: string }
}

export const myDashboard = async ({ db, clock, guestId, user }: Given): Promise<MyDashboard> => {
  const [stay = null, ...upcoming] = await listStaysAhead(db, guestId, await hotelToday(db, clock))
  const current = stay?.status === 'checked_in' ? await getMyBooking(db, guestId, stay.slug) : undefined
  return {
    name: user.name,
    stay,
    bill: current ? await ownBillOf(db, current) : null,
    upcoming,
    past: await listLastStays(db, guestId),
    open_requests: await countOpenRequests(db, guestId),
    hotel: await getMyHotel(db),
  }
}
