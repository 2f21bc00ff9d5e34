import { newDraft } from '#contract/bookings/booking-fields.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { hashPassword } from '#server/auth/password.ts'
import { generatePassword, makeNewPassword } from '#server/auth/staff-accounts.ts'
import { sendRequest } from '#server/booking-requests/send-request.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
import type { Db } from '#server/db/connect.ts'
import { findEmailOwner, insertGuestAccount } from '#server/guest-accounts/guest-account-store.ts'
import { changeGuestFields } from '#server/guests/guest-store.ts'
import type { Clock } from '#server/kit/clock.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { listAvailableRooms } from '#server/rooms/room-availability.ts'

export const demoGuestEmail = 'guest@sarai.local'

/** A guest who is checked in, has another booking and an open request; a new password at each start. */
export const demoGuestSignIn = async ({ db, clock }: { db: Db; clock: Clock }, password = generatePassword()) => {
  const account = await findEmailOwner(db, demoGuestEmail)
  if (account) return makeNewPassword(db, { id: account.id, email: demoGuestEmail }, password)
  return db.transaction().execute(async (transaction) => {
    const guest = await findInHouse(transaction, await hotelToday(transaction, clock))
    if (!guest) return undefined
    await changeGuestFields(transaction, guest.id, { email: demoGuestEmail })
    await insertGuestAccount(transaction, guest, { email: demoGuestEmail, password_hash: await hashPassword(password) })
    await planAhead({ db: transaction, clock }, guest)
    return password
  })
}

/** The guest with the latest departure. */
const findInHouse = (db: Db, today: CalendarDate) =>
  db
    .selectFrom('booking')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .select(['guest.id', 'guest.name'])
    .where('booking.status', '=', 'checked_in')
    .where('booking.booking_type', '=', 'individual')
    .where('booking.check_in_date', '<', today)
    .orderBy('booking.check_out_date', 'desc')
    .orderBy('booking.number')
    .limit(1)
    .executeTakeFirst()

const planAhead = async ({ db, clock }: { db: Db; clock: Clock }, guest: { id: number; name: string }) => {
  const today = await hotelToday(db, clock)
  const [later, muchLater] = [60, 120].map((days) => ({
    check_in_date: addDays(today, days),
    check_out_date: addDays(today, days + 3),
    number_of_adults: 2,
    number_of_children: 0,
    number_of_infants: 0,
  }))
  const [room] = later ? await listAvailableRooms(db, later, today) : []
  if (!room || !later || !muchLater) return
  await placeBooking(
    { db, clock },
    {
      booking_type: 'individual',
      ...newDraft,
      ...later,
      guest_id: guest.id,
      room_ids: [room.id],
      room_rent: room.room_type.price_per_night,
      food_plan_id: 1,
      confirm_occupancy: true,
    },
  )
  await sendRequest({ db, clock }, guest, {
    ...muchLater,
    room_type_id: room.room_type_id,
    note: 'A quiet room, please',
  })
}
