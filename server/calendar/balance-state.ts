import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import { netAmount } from '#server/payments/net-amount.ts'

/** Whether the payments of a booking cover its bill: `unknown` if that depends on tax and rounding. */
export type BalanceState = 'due' | 'covered' | 'unknown'

/** The charges of a booking before tax. */
const charges = sql<Paise>`(
  (select coalesce(sum(night.rent + night.meals * night.food_plan_rate), 0)
    from stay part join night on night.stay_id = part.id where part.booking_id = booking.id)
  + (select coalesce(sum(order_line.quantity * order_line.unit_price), 0)
    from guest_order join order_line on order_line.order_id = guest_order.id
    where guest_order.booking_id = booking.id and guest_order.status <> 'cancelled')
  + (select coalesce(sum(extra.quantity * extra.rate), 0) from extra where extra.booking_id = booking.id)
)`

const received = sql<Paise>`(
  select ${netAmount} from payment where payment.booking_id = booking.id
)`

/**
 * Tax only adds to the charges, and rounding takes off less than a rupee: a booking without discounts that has received less than the
 * charges without a rupee is not covered. Only one that has received more needs its whole bill to tell.
 */
export const balanceState = sql<BalanceState>`case
  when booking.status = 'checked_out' then (
    select case when bool_or(invoice_balance.balance > 0) then 'due' else 'covered' end
    from invoice_balance where invoice_balance.booking_id = booking.id
  )
  when exists (select from discount where discount.booking_id = booking.id) then 'unknown'
  when ${received} < ${charges} - 100 then 'due'
  else 'unknown'
end`
