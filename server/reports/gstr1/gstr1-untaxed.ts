import { type Paise, plus, zero } from '#contract/kit/money.ts'
import type { Gstr1Document, Gstr1Line } from '#server/reports/gstr1/gstr1-document-store.ts'
import { type Gstr1Hotel, isInterState, isTaxed, signed } from '#server/reports/gstr1/gstr1-supplies.ts'

type Untaxed = 'nil_rated' | 'exempt' | 'outside_gst'

export interface UntaxedRow extends Record<Untaxed, Paise> {
  description: string
}

const treatmentOf = ({ treatment }: Gstr1Line): Untaxed => (treatment === 'taxable' ? 'nil_rated' : treatment)

/** The sales without tax, less credit notes, in the four rows of table 8. */
export const untaxedOf = (documents: Gstr1Document[], hotel: Gstr1Hotel): UntaxedRow[] => {
  const rows = ['registered', 'unregistered'].flatMap((customer) =>
    ['Inter', 'Intra'].map((way) => ({
      description: `${way}-State supplies to ${customer} persons`,
      nil_rated: zero,
      exempt: zero,
      outside_gst: zero,
    })),
  )
  for (const document of documents) {
    const index = (document.gstin === '' ? 2 : 0) + (isInterState(document, hotel) ? 0 : 1)
    const row = rows[index]
    if (!row) throw new Error('table 8 has four rows')
    for (const line of document.lines) {
      if (isTaxed(line)) continue
      const treatment = treatmentOf(line)
      row[treatment] = plus(row[treatment], signed(document, line).taxable)
    }
  }
  return rows
}
