import type { Line } from '#contract/bookings/stays/line.ts'
import type { Bill, BillLine } from '#contract/folios/bill.ts'
import { stayLines, type Taxes } from '#contract/folios/bill-lines.ts'
import { sumUp } from '#contract/folios/make-bill.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { Paise } from '#contract/kit/money.ts'

interface DraftStay {
  lines: Line[]
  check_out_date: CalendarDate
  /** With the money received so far. */
  advance_amount: Paise
}

/**
 * The bill of a booking in the form, calculated as the server's bill and the invoice, so that the desk quotes the sum
 * that will be charged.
 */
export const draftBill = (draft: DraftStay, taxes: Taxes, orders: BillLine[] = []): Bill =>
  sumUp([...stayLines({ ...draft, rooms: [], food_plans: [] }, taxes), ...orders], draft)
