import type { Bill, BillLine } from '#contract/bookings/bill.ts'
import { stayLines, type Taxes } from '#contract/bookings/bill-lines.ts'
import { sumUp } from '#contract/bookings/make-bill.ts'
import type { Line } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { type Paise, zero } from '#contract/kit/money.ts'

interface Existing {
  /** The lines of the orders so far. */
  orders: BillLine[]
  /** Payments less refunds, besides the advance. */
  paid: Paise
}

interface DraftStay {
  lines: Line[]
  check_out_date: CalendarDate
  advance_amount: Paise
}

const nothingYet: Existing = { orders: [], paid: zero }

/**
 * The bill of a booking in the form, calculated as the server's bill and the invoice, so that the desk quotes the sum
 * that will be charged.
 */
export const draftBill = (draft: DraftStay, taxes: Taxes, existing = nothingYet): Bill => {
  const lines = [...stayLines({ ...draft, rooms: [], food_plans: [] }, taxes), ...existing.orders]
  return sumUp(lines, { ...draft, paid: existing.paid })
}
