import { ofFolio } from '#contract/folios/bill-lines.ts'
import type { DiscountPreview } from '#contract/folios/folio.ts'
import { makeFolioBills } from '#contract/folios/make-bill.ts'
import type { Db } from '#server/db/connect.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import { lockFolio } from '#server/folios/open-folios.ts'

/** No discount has this id. */
const notGiven = 0

/** The bill of a folio's open charges before and after a discount, with the tax slabs that follow from it. */
export const previewDiscount = async (db: Db, slug: string, { percent, amount, on }: DiscountPreview) => {
  const { billed, folio } = await lockFolio(db, slug)
  const { folio_id } = folio
  const terms = { percent: percent ?? null, amount: amount ?? null, applies_to: on }
  const discounts = [...billed.discounts, { id: notGiven, folio_id, ...terms }]
  const discounted = makeFolioBills({ ...billed, discounts }).find(ofFolio(folio_id))
  if (!discounted) throw folioProblems.missing()
  return { before: folio.bill, after: discounted.bill }
}
