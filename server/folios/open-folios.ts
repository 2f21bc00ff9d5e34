import { isCancelledOrNoShow, statusText } from '#contract/bookings/booking-rules.ts'
import { ofFolio } from '#contract/folios/bill-lines.ts'
import type { FolioId } from '#contract/folios/divide-charges.ts'
import { type Billed, makeFolioBills, type OpenFolioBill } from '#contract/folios/make-bill.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking, lockBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { billedOf } from '#server/folios/bill-of.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import { findBookingOfFolio, listFolios } from '#server/folios/folio-store.ts'

/** A locked booking with its folios, ready to be changed. */
export const lockFolios = async (db: Db, bookingSlug: string, missing = bookingProblems.missing) => {
  const locked = await lockBooking(db, bookingSlug)
  const booking = locked && (await getBooking(db, bookingSlug))
  if (!booking) throw missing()
  if (isCancelledOrNoShow(booking)) throw folioProblems.ended(statusText[booking.status])
  const billed = await billedOf(db, booking)
  return { locked, booking, billed, open: makeFolioBills(billed), rows: await listFolios(db, booking.id) }
}
export type LockedFolios = Awaited<ReturnType<typeof lockFolios>>

/** The same by the slug of one of its folios. */
export const lockFolio = async (db: Db, slug: string) => {
  const folios = await lockFolios(db, await findBookingOfFolio(db, slug), folioProblems.missing)
  const folio = openFolio(folios, slug)
  if (!folio) throw folioProblems.missing()
  return { ...folios, folio }
}

export const folioIdOf = ({ booking, rows }: LockedFolios, slug: string): FolioId | undefined =>
  slug === booking.slug ? null : rows.find((row) => row.slug === slug)?.id

const openFolio = (folios: LockedFolios, slug: string): OpenFolioBill | undefined => {
  const id = folioIdOf(folios, slug)
  return id === undefined ? undefined : folios.open.find(ofFolio(id))
}

export const isInvoiced = ({ invoiced }: Pick<Billed, 'invoiced'>, key: string) =>
  invoiced.some(({ charge_keys }) => charge_keys.includes(key))
