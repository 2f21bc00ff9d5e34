import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import type { Paise } from '#contract/kit/money.ts'

type Line = Pick<InvoiceDetail['lines'][number], 'position' | 'amount' | 'credited' | 'cgst' | 'credited_cgst'>

/** What of a line is credited, before tax. */
export interface CreditedAmount {
  position: number
  amount: Paise
}

export const leftToCredit = ({ amount, credited }: Pick<Line, 'amount' | 'credited'>) => (amount - credited) as Paise

const sum = (amounts: Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0) as Paise

/**
 * Half the tax that goes with an amount: CGST, and SGST is the same again. It is the share of everything credited so
 * far, less what earlier notes have credited, so that notes that add up to the line add up to its tax.
 */
const halfTaxCredited = (line: Omit<Line, 'position'>, amount: Paise) => {
  // The products are larger than a number can hold exactly.
  const share = BigInt(line.cgst) * BigInt(line.credited + amount) * 2n + BigInt(line.amount)
  return Math.max(0, Number(share / (2n * BigInt(line.amount))) - line.credited_cgst) as Paise
}

/**
 * The sums of a credit note. Parts are exact to the paisa; the note that credits the last of an invoice also takes its
 * round-off, so that nothing is left.
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
  const charges = sum(lines.map(({ amount }) => amount))
  const half = sum(lines.map(({ cgst }) => cgst))
  const exact = sum([charges, half, half])
  const owed = (invoice.total - invoice.credited) as Paise
  const isAll = charges === sum(invoice.lines.map(leftToCredit))
  const total = isAll ? owed : (Math.min(exact, owed) as Paise)
  return { lines, charges, cgst: half, sgst: half, round_off: (total - exact) as Paise, total }
}
