import type { KeptPart, KeptPreview } from '#contract/deposits/deposit.ts'
import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import { type ExtraCharge, extraKey } from '#contract/folios/charge.ts'
import { type Billed, makeBill } from '#contract/folios/make-bill.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { taxKept } from '#server/deposits/charge-kept.ts'
import { billedOf } from '#server/folios/bill-of.ts'
import { findTreatment } from '#server/folios/extra-store.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import { foliosOf } from '#server/folios/list-folios.ts'
import type { Clock } from '#server/kit/clock.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** The bill and the folios as check-out makes them if these parts of the deposits are kept. */
export const previewKept = async (
  { db, clock }: { db: Db; clock: Clock },
  slug: string,
  { check_out_date, kept }: KeptPreview,
) => {
  const booking = await getBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  const today = await hotelToday(db, clock)
  const extras: ExtraCharge[] = []
  for (const part of kept) extras.push(await keptCharge(db, part, { date: today, slug: `kept:${extras.length}` }))
  const billed = await billedOf(db, booking, { check_out_date })
  const withKept: Billed = {
    ...billed,
    extras: [...billed.extras, ...extras],
    // As when it is saved: the charge is in the booking's own folio, and the money that was kept pays it.
    moved: [
      ...billed.moved,
      ...extras.map((extra) => ({ charge_key: extraKey(extra.slug), folio_id: null, amount: null })),
    ],
    advances: [...billed.advances, ...kept.map(({ amount }) => ({ folio_id: null, amount }))],
  }
  return { bill: makeBill(withKept, check_out_date), folios: await foliosOf(db, booking, withKept, check_out_date) }
}

const keptCharge = async (
  db: Db,
  { amount: kept, reason, tax_category }: KeptPart,
  { date, slug }: { date: CalendarDate; slug: string },
): Promise<ExtraCharge> => {
  const { category, taxable } = await taxKept(db, { kept, tax_category, date })
  const treatment = await findTreatment(db, category)
  if (!treatment) throw folioProblems.taxCategoryMissing()
  return {
    slug,
    line: null,
    description: reason || say.keptPart,
    tax_category: { id: category, treatment },
    slab_value: kept,
    quantity: 1,
    rate: taxable,
    date,
  }
}
