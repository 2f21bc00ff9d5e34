import { type RawBuilder, sql } from 'kysely'
import type { ExtraCharge, OrderCharge } from '#contract/folios/charge.ts'
import type { FolioId, MovedCharge, Routed } from '#contract/folios/divide-charges.ts'
import type { Charged, FolioDiscount } from '#contract/folios/make-folios.ts'
import type { Paise } from '#contract/kit/money.ts'
import { ownTaxCategory } from '#server/taxes/own-tax-category.ts'

/** An invoice counts until credit notes have credited all of it. */
export const isLiveInvoice = sql<boolean>`not (
  invoice_balance.credited > 0 and invoice_balance.credited >= invoice_balance.total
)`

const list = <Row>(rows: RawBuilder<unknown>) =>
  sql<Row[]>`coalesce((select json_agg(found) from (${rows}) found), '[]')`

/** The orders of a booking that were not cancelled, with their dates in the hotel's time zone. */
export const ordersOf = (booking: RawBuilder<unknown>, timeZone: RawBuilder<unknown>) =>
  list<OrderCharge>(sql`
    select guest_order.id as order_id, order_line.position, guest_order.room_id, order_line.name, item.type,
      ${ownTaxCategory} as tax_category, order_line.quantity, order_line.unit_price,
      (guest_order.ordered_at at time zone ${timeZone})::date as day
    from guest_order
    join order_line on order_line.order_id = guest_order.id
    join item on item.id = order_line.item_id
    left join tax_category on tax_category.id = item.tax_category_id
    where guest_order.booking_id = ${booking} and guest_order.status <> 'cancelled'
    order by guest_order.ordered_at, guest_order.id, order_line.position`)

export const extrasOf = (booking: RawBuilder<unknown>) =>
  list<ExtraCharge>(sql`
    select extra.slug, extra.line, extra.description, ${ownTaxCategory} as tax_category, extra.slab_value,
      extra.quantity, extra.rate, extra.date
    from extra join tax_category on tax_category.id = extra.tax_category_id
    where extra.booking_id = ${booking}
    order by extra.date, extra.id`)

export const routesOf = (booking: RawBuilder<unknown>) =>
  list<Routed>(sql`select id, line, routes from folio where booking_id = ${booking} order by id`)

export const movedOf = (booking: RawBuilder<unknown>) =>
  list<MovedCharge>(sql`
    select charge_key, folio_id, amount from moved_charge where booking_id = ${booking} order by id`)

/** Of a discount by amount only what no invoice has given yet. */
export const discountsOf = (booking: RawBuilder<unknown>) =>
  list<FolioDiscount>(sql`
    select * from (
      select discount.id, discount.folio_id, discount.is_for_booking, discount.percent, discount.applies_to,
        discount.at_most_percent,
        discount.amount - (
          select coalesce(sum(invoice_discount.amount), 0)
          from invoice_discount join invoice_balance using (invoice_id)
          where invoice_discount.discount_id = discount.id and ${isLiveInvoice}
        ) as amount
      from discount where discount.booking_id = ${booking} and discount.withdrawn_at is null
    ) discount
    where amount > 0 or amount is null
    order by id`)

/** The charges that invoices of a booking cover. */
export const invoicedOf = (booking: RawBuilder<unknown>) =>
  list<Charged['invoiced'][number]>(sql`
    select invoice.folio_id, invoice.charge_keys
    from invoice join invoice_balance on invoice_balance.invoice_id = invoice.id
    where invoice.booking_id = ${booking} and ${isLiveInvoice}`)

/** Payments less refunds that no invoice has counted yet. */
export const advancesOf = (booking: RawBuilder<unknown>) =>
  list<{ folio_id: FolioId; amount: Paise }>(sql`
    select folio_id, sum(amount)::bigint as amount from (
      select folio_id, case when kind = 'payment' then amount else -amount end as amount
      from payment where booking_id = ${booking} and invoice_id is null
      union all
      select folio_id, -advance_amount from invoice where booking_id = ${booking} and kind = 'invoice'
    ) money
    group by folio_id
    having sum(amount) <> 0`)
