import { sql } from 'kysely'
import type {
  BookingRequest,
  BookingRequestDraft,
  BookingRequestQuery,
  BookingRequestStatus,
  Offer,
  PricedNight,
} from '#contract/booking-requests/booking-request.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { SoldPolicy } from '#server/bookings/cancellation/policy-store.ts'
import type { Db } from '#server/db/connect.ts'
import { isGuestFound } from '#server/guests/guest-search.ts'
import { guestSummary } from '#server/guests/guest-summary.ts'
import { listPage } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'

const requests = (db: Db) =>
  db
    .selectFrom('booking_request')
    .innerJoin('guest', 'guest.id', 'booking_request.guest_id')
    .innerJoin('room_type', 'room_type.id', 'booking_request.room_type_id')
    .leftJoin('booking', 'booking.id', 'booking_request.booking_id')
    .leftJoin('rate_plan', 'rate_plan.id', 'booking_request.rate_plan_id')

const withColumns = (found: ReturnType<typeof requests>) =>
  found
    .select([
      'booking_request.slug',
      'booking_request.status',
      'booking_request.room_type_id',
      'booking_request.check_in_date',
      'booking_request.check_out_date',
      'booking_request.number_of_adults',
      'booking_request.number_of_children',
      'booking_request.number_of_infants',
      'booking_request.note',
      'booking_request.price_per_night',
      'booking_request.rate_plan_id',
      'booking_request.quoted_total',
      'rate_plan.name as rate_plan',
      'booking_request.answer',
      'booking_request.created_at',
      'booking_request.answered_at',
      'room_type.name as room_type',
      'booking.slug as booking_slug',
    ])
    .select([
      sql<string | null>`case when booking.id is not null then ${bookingNumber} end`.as('booking_number'),
      sql<PricedNight[] | null>`booking_request.quoted_nights`.as('quoted_nights'),
      guestSummary.as('guest'),
    ])

const search = (db: Db, { status, slug, search }: BookingRequestQuery) => {
  let found = requests(db)
  if (status) found = found.where('booking_request.status', '=', status)
  if (slug) found = found.where('booking_request.slug', '=', slug)
  if (search) found = found.where(isGuestFound(search))
  return found
}

const orders = {
  created_at: sql`booking_request.id asc`,
  '-created_at': sql`booking_request.id desc`,
  check_in_date: sql`booking_request.check_in_date asc, booking_request.id desc`,
  '-check_in_date': sql`booking_request.check_in_date desc, booking_request.id desc`,
}

/** Open requests come first in every sort order. */
export const listRequests = (db: Db, query: BookingRequestQuery) =>
  listPage<BookingRequest>(
    query,
    search(db, query).select(sql<number>`count(*)`.as('total')),
    withColumns(search(db, query))
      .orderBy(sql`booking_request.status = 'open'`, 'desc')
      .orderBy(orders[query.sort ?? '-created_at']),
  )

export const getRequest = (db: Db, slug: string): Promise<BookingRequest | undefined> =>
  withColumns(requests(db)).where('booking_request.slug', '=', slug).executeTakeFirst()

/** Locks a request until the transaction ends, so that two answers come one after the other. */
export const lockRequest = (db: Db, slug: string) =>
  db
    .selectFrom('booking_request')
    .select(['id', 'guest_id', 'status', 'room_type_id', 'check_in_date', 'check_out_date', 'rate_plan_id'])
    .select(sql<PricedNight[] | null>`quoted_nights`.as('quoted_nights'))
    .select(['number_of_adults', 'number_of_children', 'number_of_infants', 'created_at'])
    .select(['cancellation_fee', 'cancellation_free_days', 'cancellation_percent'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()

interface Answer {
  status: Exclude<BookingRequestStatus, 'open'>
  answer?: string
  booking_id?: number
}

export const answerRequest = (db: Db, now: Date, id: number, answer: Answer) =>
  db
    .updateTable('booking_request')
    .set({ ...answer, answered_at: now.toISOString() })
    .where('id', '=', id)
    .execute()

// ---- of one guest

const mostShown = 50

export const listMyRequests = (db: Db, guestId: number) =>
  withColumns(requests(db))
    .where('booking_request.guest_id', '=', guestId)
    .orderBy('booking_request.id', 'desc')
    .limit(mostShown)
    .execute()

export const getMyRequest = (db: Db, guestId: number, slug: string) =>
  withColumns(requests(db))
    .where('booking_request.guest_id', '=', guestId)
    .where('booking_request.slug', '=', slug)
    .executeTakeFirst()

/** Locks a guest until the transaction ends, so that two new requests are counted one after the other. */
export const lockGuestForRequests = (db: Db, guestId: number) =>
  db.selectFrom('guest').select('id').where('id', '=', guestId).forNoKeyUpdate().execute()

export const countOpenRequests = async (db: Db, guestId: number) => {
  const { open } = await db
    .selectFrom('booking_request')
    .select(sql<number>`count(*)`.as('open'))
    .where('guest_id', '=', guestId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return open
}

export const insertRequest = async (
  db: Db,
  now: Date,
  guestId: number,
  draft: BookingRequestDraft & Pick<Offer, 'rate_plan_id' | 'price_per_night' | 'nights' | 'total'> & SoldPolicy,
) => {
  const { nights, total, ...wish } = draft
  const slug = newSlug()
  await db
    .insertInto('booking_request')
    .values({
      slug,
      guest_id: guestId,
      created_at: now.toISOString(),
      ...wish,
      quoted_nights: JSON.stringify(nights),
      quoted_total: total,
    })
    .execute()
  return slug
}
