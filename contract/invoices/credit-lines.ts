import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { larger, minus, type Paise, plus, portion, smaller, sumOf, zero } from '#contract/kit/money.ts'

type Line = Pick<InvoiceDetail['lines'][number], 'position' | 'amount' | 'credited' | 'cgst' | 'credited_cgst'>

/** The amount of a line to credit, before tax. */
export interface CreditedAmount {
  position: number
  amount: Paise
}

export const leftToCredit = ({ amount, credited }: Pick<Line, 'amount' | 'credited'>) => minus(amount, credited)

/**
 * Half the tax of a credited amount: CGST, and SGST is the same. It is the tax of all amounts credited so far, less the
 * tax that earlier notes have credited, so that notes that add up to the line add up to its tax.
 */
const halfTaxCredited = (line: Omit<Line, 'position'>, amount: Paise) =>
  larger(zero, minus(portion(line.cgst, plus(line.credited, amount), line.amount), line.credited_cgst))

/**
 * The sums of a credit note. Parts are exact to the paisa; the note that credits the rest of an invoice also credits
 * its round-off, so that nothing is left.
 */
export const creditOf = (
  invoice: Pick<InvoiceDetail, 'total' | 'credited'> & { lines: Line[] },
  wanted: CreditedAmount[],
) => {
  const lines = invoice.lines.flatMap((line) => {
    const amount = wanted.find(({ position }) => position === line.position)?.amount
    if (amount === undefined) return []
    const half = halfTaxCredited(line, amount)
    return { position: line.position, amount, cgst: half, sgst: half }
  })
  const charges = sumOf(lines.map(({ amount }) => amount))
  const half = sumOf(lines.map(({ cgst }) => cgst))
  const exact = sumOf([charges, half, half])
  const owed = minus(invoice.total, invoice.credited)
  const isAll = charges === sumOf(invoice.lines.map(leftToCredit))
  const total = isAll ? owed : smaller(exact, owed)
  return { lines, charges, cgst: half, sgst: half, round_off: minus(total, exact), total }
}
