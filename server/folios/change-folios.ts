import type { FolioDraft, FolioEdit } from '#contract/folios/folio.ts'
import type { Db } from '#server/db/connect.ts'
import { findPayerOf } from '#server/folios/find-payer.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import { deleteFolio, hasMoneyOrInvoice, insertFolio, updateFolio } from '#server/folios/folio-store.ts'
import { isInvoiced, type LockedFolios, lockFolio, lockFolios } from '#server/folios/open-folios.ts'

const mostFolios = 100

const checked = async <Draft extends FolioDraft>(db: Db, { booking, rows }: LockedFolios, draft: Draft) => {
  const { name, company_id, guest_id, line, routes } = draft
  if (line !== null && !booking.rooms.some((room) => room.line === line)) throw folioProblems.lineMissing()
  const known = rows.find((row) => row.company_id === company_id)?.company_id
  const payer = await findPayerOf(db, { company_id, guest_id }, known ?? booking.company?.id ?? null)
  return { name: name || payer, company_id, guest_id, line, routes: [...new Set(routes)] }
}

/** Adds a folio to a booking. */
export const addFolio = async (db: Db, bookingSlug: string, draft: FolioDraft) => {
  const folios = await lockFolios(db, bookingSlug)
  if (folios.rows.length >= mostFolios) throw folioProblems.tooMany(mostFolios)
  await insertFolio(db, folios.booking.id, await checked(db, folios, draft))
}

/** A folio for each room of a group but the first, which stays with the booking's own. */
export const addFoliosForRooms = async (db: Db, bookingSlug: string) => {
  const { booking, rows } = await lockFolios(db, bookingSlug)
  const [, ...lines] = [...new Set(booking.rooms.map(({ line }) => line))]
  const missing = lines.filter((line) => !rows.some((row) => row.line === line))
  if (missing.length === 0) throw folioProblems.onePerRoom()
  if (rows.length + missing.length > mostFolios) throw folioProblems.tooMany(mostFolios)
  for (const line of missing) {
    const room = booking.rooms.findLast((room) => room.line === line)
    const routes = ['room', 'food_plan', 'order', 'extra'] as const
    await insertFolio(db, booking.id, {
      name: `Room ${room?.room_number ?? line}`,
      company_id: null,
      guest_id: null,
      line,
      routes: [...routes],
    })
  }
  return missing.length
}

export const changeFolio = async (db: Db, slug: string, { version, ...draft }: FolioEdit) => {
  const folios = await lockFolio(db, slug)
  const { folio_id } = folios.folio
  if (folio_id === null) throw folioProblems.missing()
  const isSaved = await updateFolio(db, folio_id, version, await checked(db, folios, draft))
  if (!isSaved) throw folioProblems.changedMeanwhile()
  return folios.booking.slug
}

export const removeFolio = async (db: Db, slug: string) => {
  const { booking, billed, folio } = await lockFolio(db, slug)
  if (folio.folio_id === null) throw folioProblems.missing()
  // The other part of a shared charge is on an invoice, so that this part must stay where it is.
  if (folio.parts.some(({ charge }) => isInvoiced(billed, charge.key))) throw folioProblems.chargeInvoiced()
  if (await hasMoneyOrInvoice(db, folio.folio_id)) throw folioProblems.notEmpty()
  await deleteFolio(db, folio.folio_id)
  return booking.slug
}
