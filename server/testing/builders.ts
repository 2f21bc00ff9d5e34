import { sql } from 'kysely'
import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { newDraft } from '#contract/bookings/booking-fields.ts'
import { CompanyDraft } from '#contract/companies/company.ts'
import { emptyGuest, type GuestDraft } from '#contract/guests/guest.ts'
import type { ItemCategoryDraft } from '#contract/item-categories/item-category.ts'
import type { ItemDraft } from '#contract/items/item.ts'
import { rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import { RoomTypeDraft } from '#contract/room-types/room-type.ts'
import type { RoomDraft } from '#contract/rooms/room.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
import { companyStore } from '#server/companies/company-store.ts'
import type { Db } from '#server/db/connect.ts'
import { itemCategoryStore } from '#server/item-categories/item-category-store.ts'
import { itemStore } from '#server/items/item-store.ts'
import { type Clock, setNow } from '#server/kit/clock.ts'
import { newSlug } from '#server/kit/secret.ts'
import { getOrder } from '#server/orders/order-store.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { roomStore } from '#server/rooms/room-store.ts'

type IndividualDraft = Extract<BookingDraft, { booking_type: 'individual' }>

const mustBeThere = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Error('a builder could not find what it made')
  return row
}

const fixedClock: Clock = { now: () => new Date('2026-11-15T06:00:00Z') }

/** Makes records through the real stores. A test gives only the fields it is about. */
export const builders = (db: Db, clock = fixedClock) => {
  let made = 0
  /** As a request: the database has the time of the clock. */
  const inTransaction = <Result>(work: (db: Db) => Promise<Result>) =>
    db.transaction().execute(async (transaction) => {
      await sql`select ${setNow(clock)}`.execute(transaction)
      return work(transaction)
    })
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
    return mustBeThere(await roomStore.get(db, await roomStore.save(db, draft), await hotelToday(db, clock)))
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
  const nationalityId = async (name: string) =>
    (await db.selectFrom('nationality').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const company = async (wanted: Partial<CompanyDraft> = {}) => {
    const draft = { ...CompanyDraft.parse({ name: `Company ${++made}` }), ...wanted }
    return mustBeThere(await companyStore.get(db, await companyStore.save(db, draft)))
  }
  const booking = async (wanted: Partial<IndividualDraft> = {}) => {
    const today = await hotelToday(db, clock)
    const draft: BookingDraft = {
      booking_type: 'individual',
      room_rent: rupees(2500),
      check_in_date: today,
      check_out_date: addDays(today, 2),
      ...newDraft,
      number_of_adults: 2,
      food_plan_id: 1,
      confirm_occupancy: true,
      ...wanted,
      guest_id: wanted.guest_id ?? (await guest()).id,
      room_ids: wanted.room_ids ?? [(await room()).id],
    }
    const slug = await inTransaction((transaction) => placeBooking({ db: transaction, clock }, draft))
    return mustBeThere(await getBooking(db, slug))
  }
  const itemCategory = async (wanted: Partial<ItemCategoryDraft> = {}) => {
    const draft: ItemCategoryDraft = { name: `Category ${++made}`, type: 'food', is_active: true, ...wanted }
    return mustBeThere(await itemCategoryStore.get(db, await itemCategoryStore.save(db, draft)))
  }
  const item = async (wanted: Partial<ItemDraft> = {}) => {
    const draft: ItemDraft = {
      name: `Item ${++made}`,
      type: 'food',
      price: rupees(120),
      description: '',
      tax_category_id: null,
      is_active: true,
      ...wanted,
      category_id: wanted.category_id ?? (await itemCategory()).id,
    }
    return mustBeThere(await itemStore.get(db, await itemStore.save(db, draft)))
  }
  const order = async (wanted: Partial<OrderDraft> = {}) => {
    const draft: OrderDraft = {
      ordered_at: `${await hotelToday(db, clock)} 13:00:00`,
      meal_type: 'lunch',
      service_type: 'room_service',
      status: 'pending',
      notes: '',
      ...wanted,
      booking_id: wanted.booking_id ?? (await booking()).id,
      items: wanted.items ?? [{ item_id: (await item()).id, quantity: 2 }],
    }
    const slug = await inTransaction((transaction) => placeOrder({ db: transaction, clock }, draft))
    return mustBeThere(await getOrder(db, slug))
  }
  return { roomType, room, guest, nationalityId, company, booking, itemCategory, item, order }
}
