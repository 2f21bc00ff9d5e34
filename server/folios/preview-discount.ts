import { ofFolio } from '#contract/folios/bill-lines.ts'
import type { DiscountPreview } from '#contract/folios/folio.ts'
import { makeFolioBills } from '#contract/folios/make-bill.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { billedOf } from '#server/folios/bill-of.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import { findBookingOfFolio, findFolioId } from '#server/folios/folio-store.ts'

/** No discount has this id. */
const notGiven = 0

/** The bill of a folio's open charges before and after a discount, with the tax slabs that follow from it. */
export const previewDiscount = async (db: Db, slug: string, { percent, amount, on }: DiscountPreview) => {
  const booking = await getBooking(db, await findBookingOfFolio(db, slug))
  if (!booking) throw folioProblems.missing()
  const folio_id = await findFolioId(db, booking, slug)
  const billed = await billedOf(db, booking)
  const terms = { percent: percent ?? null, amount: amount ?? null, applies_to: on, at_most_percent: null }
  const discounts = [
    ...billed.discounts,
    { id: notGiven, folio_id, is_for_booking: billed.folios.length === 0, ...terms },
  ]
  const before = makeFolioBills(billed).find(ofFolio(folio_id))
  const after = makeFolioBills({ ...billed, discounts }).find(ofFolio(folio_id))
  if (!before || !after) throw folioProblems.missing()
  return { before: before.bill, after: after.bill }
}
