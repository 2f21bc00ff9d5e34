import { earliestDeparture } from '#contract/bookings/departure.ts'
import { departOn } from '#contract/bookings/stays/change-line.ts'
import type { Bill, BillLine, BillTax } from '#contract/folios/bill.ts'
import { type BilledStay, type OrderCharge, orderLines, stayLines, type Taxes } from '#contract/folios/bill-lines.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { minus, type Paise, roundOff, sumOf, zero } from '#contract/kit/money.ts'

export interface Billed {
  stay: BilledStay & { check_in_date: CalendarDate; check_out_date: CalendarDate }
  orders: OrderCharge[]
  /** Payments so far, less refunds. */
  advance_amount: Paise
  taxes: Taxes
}

/** The bill of a stay that ends on a day, by default the booked one. Check-out stores it as the invoice. */
export const makeBill = ({ stay, orders, advance_amount, taxes }: Billed, wanted?: CalendarDate): Bill => {
  const departure = earliestDeparture(stay, wanted ?? stay.check_out_date)
  const planned = departure === stay.check_out_date ? stay.lines : departOn(stay.lines, stay, departure)
  const lines = [...stayLines({ ...stay, lines: planned }, taxes), ...orderLines(orders, taxes)]
  return sumUp(lines, { check_out_date: departure, advance_amount })
}

/** The bill of these lines before there is an invoice: money received until then is an advance. */
export const sumUp = (
  lines: BillLine[],
  { check_out_date, advance_amount }: Pick<Bill, 'check_out_date' | 'advance_amount'>,
): Bill => {
  const charges = sumOf(lines.map((line) => line.amount))
  const cgst = sumOf(lines.map((line) => line.cgst))
  const sgst = sumOf(lines.map((line) => line.sgst))
  const exact = sumOf([charges, cgst, sgst])
  const round_off = roundOff(exact)
  const total = sumOf([exact, round_off])
  return {
    check_out_date,
    lines,
    charges,
    taxes: taxesOf(lines),
    cgst,
    sgst,
    round_off,
    total,
    advance_amount,
    paid: zero,
    credited: zero,
    balance: minus(total, advance_amount),
  }
}

/** The tax of the lines, by rate. */
export const taxesOf = (lines: Pick<BillLine, 'tax_rate' | 'amount' | 'cgst' | 'sgst'>[]): BillTax[] =>
  [...new Set(lines.map((line) => line.tax_rate))]
    .filter((rate) => rate > 0)
    .sort((one, other) => one - other)
    .map((rate) => {
      const taxed = lines.filter((line) => line.tax_rate === rate)
      return {
        rate,
        taxable: sumOf(taxed.map((line) => line.amount)),
        cgst: sumOf(taxed.map((line) => line.cgst)),
        sgst: sumOf(taxed.map((line) => line.sgst)),
      }
    })
