import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { emptyGuest, type GuestDraft } from '#contract/guests/guest.ts'
import { rupees } from '#contract/kit/money.ts'
import { RoomTypeDraft } from '#contract/room-types/room-type.ts'
import type { RoomDraft } from '#contract/rooms/room.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { roomStore } from '#server/rooms/room-store.ts'

type IndividualDraft = Extract<BookingDraft, { booking_type: 'individual' }>

const mustBeThere = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Error('a builder could not find what it made')
  return row
}

/** Makes records through the real stores; say only what the test is about. */
export const builders = (db: Db) => {
  let made = 0
  const roomType = async (wanted: Partial<RoomTypeDraft> = {}) => {
    const number = ++made
    const draft = {
      ...RoomTypeDraft.parse({ name: `Type ${number}`, description: 'A quiet room' }),
      price_per_night: rupees(2500),
      ...wanted,
    }
    return mustBeThere(await roomTypeStore.get(db, await roomTypeStore.save(db, draft)))
  }
  const room = async (wanted: Partial<RoomDraft> = {}) => {
    const number = ++made
    const room_type_id = wanted.room_type_id ?? (await roomType()).id
    const draft: RoomDraft = {
      room_number: `${1000 + number}`,
      status: 'available',
      description: 'First floor',
      ...wanted,
      room_type_id,
    }
    return mustBeThere(await roomStore.get(db, await roomStore.save(db, draft)))
  }
  const guest = async (wanted: Partial<GuestDraft> = {}) => {
    const number = ++made
    return db
      .insertInto('guest')
      .values({
        slug: newSlug(),
        ...emptyGuest,
        name: `Guest ${number}`,
        phone: String(9_800_000_000 + number),
        address: '1 Station Road',
        ...wanted,
        nationality_id: wanted.nationality_id ?? 1,
      })
      .returning(['id', 'slug', 'name', 'phone'])
      .executeTakeFirstOrThrow()
  }
  const booking = async (wanted: Partial<IndividualDraft> = {}) => {
    const draft: BookingDraft = {
      booking_type: 'individual',
      room_rent: rupees(2500),
      check_in_date: '2026-11-15',
      check_out_date: '2026-11-17',
      number_of_adults: 2,
      number_of_children: 0,
      number_of_infants: 0,
      advance_amount: rupees(0),
      food_plan_id: 1,
      food_plan_rate: rupees(0),
      confirm_occupancy: true,
      ...wanted,
      guest_id: wanted.guest_id ?? (await guest()).id,
      room_ids: wanted.room_ids ?? [(await room()).id],
    }
    const clock = { now: () => new Date('2026-11-15T06:00:00Z') }
    const slug = await db.transaction().execute((transaction) => placeBooking({ db: transaction, clock }, draft))
    return mustBeThere(await getBooking(db, slug))
  }
  return { roomType, room, guest, booking }
}
