import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Deposit, DepositsHeld } from '#contract/deposits/deposit.ts'
import { type Paise, sumOf } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

const depositNumber = sql<string>`'SD-' || lpad(deposit.id::text, greatest(6, length(deposit.id::text)), '0')`

const deposits = (db: Db) =>
  db
    .selectFrom('deposit')
    .innerJoin('payment_method', 'payment_method.id', 'deposit.payment_method_id')
    .leftJoin('account', 'account.id', 'deposit.account_id')
    .leftJoin('payment_method as return_method', 'return_method.id', 'deposit.return_method_id')
    .leftJoin('account as returner', 'returner.id', 'deposit.returned_by')
    .select(['deposit.slug', 'deposit.amount', 'payment_method.name as payment_method'])
    .select(['deposit.source', 'deposit.reference', 'deposit.at', 'account.name as who'])
    .select([
      depositNumber.as('number'),
      sql<Deposit['returned']>`case when deposit.returned_at is not null then json_build_object(
        'amount', deposit.amount - deposit.kept_amount, 'kept_amount', deposit.kept_amount,
        'reason', deposit.keep_reason, 'payment_method', return_method.name, 'source', deposit.return_source,
        'reference', deposit.return_reference, 'at', deposit.returned_at, 'who', returner.name
      ) end`.as('returned'),
    ])

export const listDeposits = (db: Db, bookingId: number): Promise<Deposit[]> =>
  deposits(db).where('deposit.booking_id', '=', bookingId).orderBy('deposit.id').limit(200).execute()

export const getDeposit = (db: Db, slug: string) =>
  deposits(db)
    .innerJoin('booking', 'booking.id', 'deposit.booking_id')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .select(['deposit.taken_on', 'deposit.returned_on', 'booking.guest_id', 'guest.name as guest_name'])
    .select(bookingNumber.as('booking_number'))
    .where('deposit.slug', '=', slug)
    .executeTakeFirst()
export type FoundDeposit = NonNullable<Awaited<ReturnType<typeof getDeposit>>>

/** The booking of a deposit, which is locked before the deposit changes. */
export const bookingOfDeposit = (db: Db, slug: string) =>
  db
    .selectFrom('deposit')
    .innerJoin('booking', 'booking.id', 'deposit.booking_id')
    .select('booking.slug')
    .where('deposit.slug', '=', slug)
    .executeTakeFirst()

interface NewDeposit {
  booking_id: number
  amount: Paise
  payment_method_id: number
  source: string
  reference: string
  at: string
  taken_on: CalendarDate
  account_id: number | null
}

export const insertDeposit = (db: Db, deposit: NewDeposit) =>
  db
    .insertInto('deposit')
    .values({ slug: newSlug(), ...deposit })
    .returning('slug')
    .executeTakeFirstOrThrow()

/** The deposits of a booking that the hotel holds. */
export const listHeld = (db: Db, bookingId: number) =>
  db
    .selectFrom('deposit')
    .innerJoin('payment_method', 'payment_method.id', 'deposit.payment_method_id')
    .select(['deposit.id', 'slug', 'amount', 'payment_method_id', 'payment_method.name as payment_method'])
    .select(depositNumber.as('number'))
    .where('booking_id', '=', bookingId)
    .where('returned_at', 'is', null)
    .orderBy('deposit.id')
    .execute()
export type HeldHere = Awaited<ReturnType<typeof listHeld>>[number]

interface NewReturn {
  returned_at: string
  returned_on: CalendarDate
  returned_by: number | null
  kept_amount: Paise
  keep_reason: string
  return_method_id: number | null
  return_source: string
  return_reference: string
}

/** False if a colleague returned it at the same time. */
export const setReturned = async (db: Db, id: number, returned: NewReturn) => {
  const { numUpdatedRows } = await db
    .updateTable('deposit')
    .set(returned)
    .where('id', '=', id)
    .where('returned_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listDepositsHeld = async (db: Db): Promise<DepositsHeld> => {
  const rows = await db
    .selectFrom('deposit')
    .innerJoin('payment_method', 'payment_method.id', 'deposit.payment_method_id')
    .leftJoin('account', 'account.id', 'deposit.account_id')
    .innerJoin('booking', 'booking.id', 'deposit.booking_id')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .select(['deposit.slug', 'deposit.amount', 'payment_method.name as payment_method', 'deposit.source'])
    .select(['deposit.reference', 'account.name as who', 'deposit.taken_on', 'guest.name as guest_name'])
    .select(['booking.status', 'booking.check_out_date', depositNumber.as('number')])
    .select(({ ref }) => jsonBuildObject({ slug: ref('booking.slug'), booking_number: bookingNumber }).as('booking'))
    .where('deposit.returned_on', 'is', null)
    .orderBy('booking.check_out_date')
    .orderBy('deposit.id')
    .execute()
  return { rows, total: sumOf(rows.map(({ amount }) => amount)) }
}
