import { groupBy } from '#contract/kit/group-by.ts'
import { hsnDescriptions, isService, uqcOf } from '#contract/reports/gstr1/gstr1-codes.ts'
import type { Gstr1Document } from '#server/reports/gstr1/gstr1-document-store.ts'
import { addUp, signed, type TaxSums } from '#server/reports/gstr1/gstr1-supplies.ts'

export interface HsnRow extends TaxSums {
  hsn: string
  description: string
  uqc: string
  quantity: number
  rate: number
}

/** Sales less credit notes by code and rate (table 12), with those that are not taxed. */
export const hsnOf = (documents: Gstr1Document[]): HsnRow[] => {
  const lines = documents.flatMap((document) =>
    document.lines.map((line) => ({
      ...line,
      ...signed(document, line),
      quantity: document.kind === 'invoice' ? line.quantity : -line.quantity,
    })),
  )
  const groups = groupBy(lines, ({ sac, rate }) => `${sac} ${rate}`).values()
  return [...groups]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { sac, rate } = first
      const quantity = isService(sac) ? 0 : group.reduce((sum, line) => sum + line.quantity, 0)
      return { hsn: sac, description: hsnDescriptions[sac] ?? '', uqc: uqcOf(sac), quantity, rate, ...addUp(group) }
    })
    .filter(({ taxable, cgst, sgst }) => taxable !== 0 || cgst !== 0 || sgst !== 0)
    .sort((one, other) => one.hsn.localeCompare(other.hsn) || one.rate - other.rate)
}
