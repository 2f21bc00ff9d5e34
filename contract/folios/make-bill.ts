import { earliestDeparture } from '#contract/bookings/departure.ts'
import { departOn } from '#contract/bookings/stays/change-line.ts'
import type { Bill, BillLine, BillTax } from '#contract/folios/bill.ts'
import { ofFolio } from '#contract/folios/bill-lines.ts'
import type { BilledStay } from '#contract/folios/charge.ts'
import type { FolioId } from '#contract/folios/divide-charges.ts'
import { type Charged, makeFolios, type OpenFolio } from '#contract/folios/make-folios.ts'
import { minus, type Paise, roundOff, sumOf, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

export interface Billed extends Charged {
  stay: BilledStay & { check_in_date: CalendarDate; check_out_date: CalendarDate }
  /** Payments less refunds that no invoice has counted yet. */
  advances: { folio_id: FolioId; amount: Paise }[]
  /** The invoices of the stay until now. */
  issued: Bill[]
}

export interface OpenFolioBill extends OpenFolio {
  bill: Bill
}

/** The stay if it ends on another day than it was booked for. */
const endingOn = ({ stay, ...rest }: Billed, wanted: CalendarDate | undefined): Billed => {
  const departure = earliestDeparture(stay, wanted ?? stay.check_out_date)
  if (departure === stay.check_out_date) return { stay, ...rest }
  return { ...rest, stay: { ...stay, check_out_date: departure, lines: departOn(stay.lines, stay, departure) } }
}

/** The open bill of each folio of a stay that ends on a day, by default the booked one. */
export const makeFolioBills = (billed: Billed, wanted?: CalendarDate): OpenFolioBill[] => {
  const ending = endingOn(billed, wanted)
  const { check_out_date } = ending.stay
  return makeFolios(ending).map((folio) => {
    const advance_amount = sumOf(billed.advances.filter(ofFolio(folio.folio_id)).map(({ amount }) => amount))
    return { ...folio, bill: sumUp(folio.lines, { check_out_date, advance_amount }) }
  })
}

/** The bill of a stay: the sum of its invoices and of the open bills of its folios. */
export const makeBill = (billed: Billed, wanted?: CalendarDate): Bill =>
  addUp(
    billed.issued,
    makeFolioBills(billed, wanted).map(({ bill }) => bill),
  )

const isEmpty = ({ lines, advance_amount }: Bill) => lines.length === 0 && advance_amount === 0

/** Several bills as one. */
export const addUp = (issued: Bill[], open: Bill[]): Bill => {
  const all = [...issued, ...open.filter((bill) => !isEmpty(bill))]
  const [first = open[0], ...others] = all
  if (!first) throw new Error('a booking has at least one folio')
  if (others.length === 0) return first
  const sum = (amountOf: (bill: Bill) => Paise) => sumOf(all.map(amountOf))
  const lines = all.flatMap((bill) => bill.lines)
  return {
    check_out_date: (open[0] ?? first).check_out_date,
    lines,
    charges: sum((bill) => bill.charges),
    taxes: taxesOf(lines),
    cgst: sum((bill) => bill.cgst),
    sgst: sum((bill) => bill.sgst),
    round_off: sum((bill) => bill.round_off),
    total: sum((bill) => bill.total),
    advance_amount: sum((bill) => bill.advance_amount),
    paid: sum((bill) => bill.paid),
    credited: sum((bill) => bill.credited),
    balance: sum((bill) => bill.balance),
  }
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
