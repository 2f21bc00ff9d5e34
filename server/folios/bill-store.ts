import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { linesOf } from '#contract/bookings/stays/line.ts'
import type { Bill } from '#contract/folios/bill.ts'
import type { Billed } from '#contract/folios/make-bill.ts'
import { minus, type Paise, zero } from '#contract/kit/money.ts'
import { openStatuses } from '#contract/orders/order-rules.ts'
import { staysAsJson } from '#server/bookings/stays/line-store.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import {
  advancesOf,
  discountsOf,
  extrasOf,
  invoicedOf,
  isLiveInvoice,
  movedOf,
  ordersOf,
  routesOf,
} from '#server/folios/bill-parts.ts'
import { sortedTaxRules } from '#server/taxes/tax-store.ts'

const partsOfBill = statement((db, { booking_id }: { booking_id: number }) => {
  const booking = sql`${booking_id}::integer`
  return db
    .selectFrom('property')
    .select('property.composite_supply')
    .select([
      staysAsJson(booking).as('stays'),
      jsonArrayFrom(db.selectFrom('food_plan').select(['id', 'name'])).as('food_plans'),
      jsonArrayFrom(sortedTaxRules(db)).as('rules'),
      ordersOf(booking, sql`property.time_zone`).as('orders'),
      extrasOf(booking).as('extras'),
      routesOf(booking).as('folios'),
      movedOf(booking).as('moved'),
      discountsOf(booking).as('discounts'),
      invoicedOf(booking).as('invoiced'),
      advancesOf(booking).as('advances'),
    ])
})

/** The parts of a bill: nights, orders, extras, folios, discounts, the money received so far, and taxes. */
export const readPartsOfBill = async (db: Db, bookingId: number) => {
  const [parts] = await partsOfBill(db, { booking_id: bookingId })
  if (!parts) throw new Error('the hotel itself is missing from the database')
  const { stays, rules, composite_supply, ...rest } = parts
  return { ...rest, lines: linesOf(stays), taxes: { rules, composite: composite_supply } }
}

interface IssuedSums {
  total: Paise
  paid: Paise
  credited: Paise
}

/** The sums of invoices as a bill without lines, for totals and balances. */
const issuedBill = (sums: IssuedSums, check_out_date: string): Bill => ({
  ...{ check_out_date, lines: [], taxes: [], charges: sums.total, cgst: zero, sgst: zero, round_off: zero },
  ...{ ...sums, advance_amount: zero, balance: minus(sums.total, sums.paid, sums.credited) },
})

const issuedSums = sql<IssuedSums[]>`coalesce((
  select json_agg(json_build_object('total', total, 'paid', paid, 'credited', credited))
  from invoice_balance where invoice_balance.booking_id = booking.id and (${isLiveInvoice} or paid > 0)
), '[]')`

const partsOfBills = statement((db, { booking_ids }: { booking_ids: number[] }) => {
  const booking = sql`booking.id`
  return db
    .selectFrom('booking')
    .innerJoin('property', (join) => join.onTrue())
    .select(['booking.id', 'booking.check_in_date', 'booking.check_out_date'])
    .select([
      'property.composite_supply',
      staysAsJson(booking).as('stays'),
      ordersOf(booking, sql`property.time_zone`).as('orders'),
      extrasOf(booking).as('extras'),
      routesOf(booking).as('folios'),
      movedOf(booking).as('moved'),
      discountsOf(booking).as('discounts'),
      invoicedOf(booking).as('invoiced'),
      advancesOf(booking).as('advances'),
      issuedSums.as('issued'),
    ])
    .where(sql<boolean>`booking.id = any(${booking_ids}::integer[])`)
})

/** What the totals of several open bills depend on, by the id of the booking; without the names of rooms and plans. */
export const readPartsOfBills = async (db: Db, bookingIds: number[]) => {
  if (bookingIds.length === 0) return new Map<number, Billed>()
  const rules = await sortedTaxRules(db).execute()
  const found = await partsOfBills(db, { booking_ids: bookingIds })
  return new Map<number, Billed>(
    found.map(({ id, stays, check_in_date, check_out_date, composite_supply, issued, ...parts }) => {
      const stay = { check_in_date, check_out_date, lines: linesOf(stays), rooms: [], food_plans: [] }
      const taxes = { rules, composite: composite_supply }
      return [id, { ...parts, stay, taxes, issued: issued.map((sums) => issuedBill(sums, check_out_date)) }]
    }),
  )
}

const openOrders = statement((db, { booking_id }: { booking_id: number }) =>
  db
    .selectFrom('guest_order')
    .select(sql<number>`count(*)`.as('open'))
    .where('booking_id', '=', booking_id)
    .where('status', 'in', openStatuses),
)

/** How many orders are neither served nor cancelled. */
export const countOpenOrders = async (db: Db, bookingId: number) =>
  (await openOrders(db, { booking_id: bookingId })).at(0)?.open ?? 0
