import type { Line } from '#contract/bookings/stays/line.ts'
import type { Bill, BillLine } from '#contract/folios/bill.ts'
import { linesOfParts, taxParts } from '#contract/folios/bill-lines.ts'
import { chargesOfStay } from '#contract/folios/charge.ts'
import { type DiscountTerms, discountEach } from '#contract/folios/discount-each.ts'
import { divideCharges, grossOf } from '#contract/folios/divide-charges.ts'
import { sumUp } from '#contract/folios/make-bill.ts'
import { oneFolio } from '#contract/folios/make-folios.ts'
import type { Taxes } from '#contract/folios/taxes.ts'
import { minus, type Paise, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { halfTax } from '#contract/taxes/calculate-tax.ts'

interface DraftStay {
  lines: Line[]
  check_out_date: CalendarDate
  /** With the money received so far. */
  advance_amount: Paise
}

/**
 * The bill of a booking in the form, calculated as the server's bill and the invoice, so that the desk quotes the sum
 * that will be charged. Orders and extras are those of the saved bill; discounts are taken from them too.
 */
export const draftBill = (
  draft: DraftStay,
  taxes: Taxes,
  saved: BillLine[] = [],
  discounts: DiscountTerms[] = [],
): Bill => {
  const nights = divideCharges(chargesOfStay({ lines: draft.lines, rooms: [], food_plans: [] }, taxes), oneFolio)
  const bases = [
    ...nights.map((part) => ({ amount: grossOf(part), isRoom: part.charge.kind === 'room' })),
    ...saved.map((line) => ({ amount: grossOf(line), isRoom: false })),
  ]
  const { off } = discountEach(bases, discounts)
  const parts = nights.map((part, index) => ({ ...part, discount: off[index] ?? zero }))
  const others = saved.map((line, index) => discounted(line, off[nights.length + index] ?? zero))
  return sumUp([...linesOfParts(taxParts(parts, taxes)), ...others], draft)
}

const discounted = (line: BillLine, discount: Paise): BillLine => {
  const amount = minus(grossOf(line), discount)
  const half = halfTax(amount, line.tax_rate)
  return { ...line, discount, amount, cgst: half, sgst: half }
}
