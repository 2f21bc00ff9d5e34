import type { Line } from '#contract/bookings/stays/line.ts'
import type { Bill, BillLine } from '#contract/folios/bill.ts'
import { sumUp } from '#contract/folios/make-bill.ts'
import { makeFolios, oneFolio } from '#contract/folios/make-folios.ts'
import type { Taxes } from '#contract/folios/taxes.ts'
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
export const draftBill = (draft: DraftStay, taxes: Taxes, orders: BillLine[] = []): Bill => {
  const stay = { ...draft, rooms: [], food_plans: [] }
  const [folio] = makeFolios({ ...oneFolio, stay, orders: [], taxes })
  return sumUp([...(folio?.lines ?? []), ...orders], draft)
}
