import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { CardContent } from '#contract/registration-cards/registration-card.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'

export interface CardLine {
  line: number
  /** In the order of the nights: 204, 207. */
  room: string
  room_type: string
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  adults: number
  children: number
  infants: number
  food_plan: string
  rate_plan: string
  lowest_rent: number
  highest_rent: number
}

/** The booked rooms of a booking with their nights and rents. */
export const listCardLines = async (db: Db, bookingId: number): Promise<CardLine[]> => {
  const { rows } = await sql<CardLine>`
    select stay.line, string_agg(room.room_number, ', ' order by stay.check_in_date) as room,
      (array_agg(room_type.name order by stay.check_in_date))[1] as room_type,
      min(stay.check_in_date) as check_in_date, max(stay.check_out_date) as check_out_date,
      (array_agg(stay.number_of_adults order by stay.check_in_date))[1] as adults,
      (array_agg(stay.number_of_children order by stay.check_in_date))[1] as children,
      (array_agg(stay.number_of_infants order by stay.check_in_date))[1] as infants,
      (array_agg(food_plan.name))[1] as food_plan, coalesce((array_agg(rate_plan.name))[1], '') as rate_plan,
      coalesce(min(price.lowest), 0)::integer as lowest_rent, coalesce(max(price.highest), 0)::integer as highest_rent
    from stay
    join booking on booking.id = stay.booking_id
    join room on room.id = stay.room_id
    join room_type on room_type.id = room.room_type_id
    join food_plan on food_plan.id = booking.food_plan_id
    left join rate_plan on rate_plan.id = booking.rate_plan_id
    left join lateral (
      select min(rent) as lowest, max(rent) as highest from night where night.stay_id = stay.id
    ) price on true
    where stay.booking_id = ${bookingId}
    group by stay.line
    order by stay.line
  `.execute(db)
  return rows
}

export const getCardTexts = (db: Db) =>
  db
    .selectFrom('property')
    .select(['house_rules', 'privacy_notice', 'check_in_time', 'check_out_time'])
    .executeTakeFirstOrThrow()

/** The booking by its slug, with its number and group. */
export const findCardBooking = (db: Db, slug: string) =>
  db
    .selectFrom('booking')
    .select(['id', 'slug', 'group_name', 'status', bookingNumber.as('booking_number')])
    .where('slug', '=', slug)
    .executeTakeFirst()

const columns = [
  'id',
  'slug',
  'booking_id',
  'line',
  'signer_name',
  'signed_at',
  'replaced_at',
  'signature',
  'content',
] as const

/** Signed cards of a booking, the latest first. */
export const listSignedCards = async (db: Db, bookingId: number) => {
  const rows = await db
    .selectFrom('registration_card')
    .select(columns)
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, content: CardContent.parse(row.content) }))
}

export const findSignedCard = async (db: Db, slug: string) => {
  const row = await db.selectFrom('registration_card').select(columns).where('slug', '=', slug).executeTakeFirst()
  return row && { ...row, content: CardContent.parse(row.content) }
}

export const findSigner = (db: Db, bookingId: number, slug: string) =>
  db
    .selectFrom('occupant')
    .innerJoin('guest', 'guest.id', 'occupant.guest_id')
    .select(['occupant.id', 'occupant.line', 'occupant.left_at', 'guest.name'])
    .where('occupant.booking_id', '=', bookingId)
    .where('occupant.slug', '=', slug)
    .executeTakeFirst()

export const replaceCard = (db: Db, id: number, now: Date) =>
  db.updateTable('registration_card').set({ replaced_at: now.toISOString() }).where('id', '=', id).execute()

interface NewCard {
  booking_id: number
  line: number
  occupant_id: number
  signer_name: string
  signed_at: string
  content: CardContent
  signature: string
}

export const insertCard = (db: Db, { content, ...card }: NewCard) =>
  db
    .insertInto('registration_card')
    .values({ ...card, content: JSON.stringify(content) })
    .execute()
