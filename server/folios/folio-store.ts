import { sql } from 'kysely'
import { extraKey } from '#contract/folios/charge.ts'
import type { FolioId, MovedCharge } from '#contract/folios/divide-charges.ts'
import type { FolioDraft } from '#contract/folios/folio.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import { newSlug } from '#server/kit/secret.ts'

const foliosOfBooking = statement((db, { booking_id }: { booking_id: number }) =>
  db
    .selectFrom('folio')
    .leftJoin('company', 'company.id', 'folio.company_id')
    .leftJoin('guest', 'guest.id', 'folio.guest_id')
    .select(['folio.id', 'folio.slug', 'folio.name', 'folio.company_id', 'folio.guest_id', 'folio.line'])
    .select(['folio.routes', 'folio.version'])
    .select(['company.slug as company_slug', 'company.name as company_name', 'company.address', 'company.gstin'])
    .select(['guest.slug as guest_slug', 'guest.name as guest_name'])
    .where('folio.booking_id', '=', booking_id)
    .orderBy('folio.id'),
)

/** The further folios of a booking with those who pay them. */
export const listFolios = (db: Db, bookingId: number) => foliosOfBooking(db, { booking_id: bookingId })
export type FolioRow = Awaited<ReturnType<typeof listFolios>>[number]

/** The id of a folio by its slug. The booking's own folio has the slug of the booking, and no row. */
export const findFolioId = async (
  db: Db,
  booking: { id: number; slug: string },
  slug: string | null | undefined,
): Promise<FolioId> => {
  if (!slug || slug === booking.slug) return null
  const found = (await listFolios(db, booking.id)).find((folio) => folio.slug === slug)
  if (!found) throw folioProblems.missing()
  return found.id
}

/** The slug of the booking of a folio. A slug that no further folio has is that of a booking with its own folio. */
export const findBookingOfFolio = async (db: Db, slug: string) => {
  const found = await db
    .selectFrom('folio')
    .innerJoin('booking', 'booking.id', 'folio.booking_id')
    .select('booking.slug')
    .where('folio.slug', '=', slug)
    .executeTakeFirst()
  return found?.slug ?? slug
}

type Values = Omit<FolioDraft, 'name'> & { name: string }

export const insertFolio = (db: Db, booking_id: number, folio: Values) =>
  db
    .insertInto('folio')
    .values({ slug: newSlug(), booking_id, ...folio })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()

/** Counts as changed by another if the version is not the one that the edit began from. */
export const updateFolio = async (db: Db, id: number, version: number, folio: Values) => {
  const { numUpdatedRows } = await db
    .updateTable('folio')
    .set(folio)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

interface NewPayer {
  company_id: number | null
  name: string
}

/** Gives a folio another payer. A name of its own, such as Room 102, stays. */
export const changePayer = (db: Db, id: number, nameBefore: string, { company_id, name }: NewPayer) =>
  db
    .updateTable('folio')
    .set({ company_id, guest_id: null, name: sql`case when name = ${nameBefore} then ${name} else name end` })
    .where('id', '=', id)
    .execute()

/** Deletes a folio. Its charges go where the rules of the other folios say. */
export const deleteFolio = async (db: Db, id: number) => {
  await db.deleteFrom('moved_charge').where('folio_id', '=', id).execute()
  await db.deleteFrom('discount').where('folio_id', '=', id).execute()
  await db.deleteFrom('folio').where('id', '=', id).execute()
}

export const hasMoneyOrInvoice = async (db: Db, id: number) => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from payment where folio_id = ${id}) or exists (select from invoice where folio_id = ${id})
      as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Puts an extra into a folio, whatever the routing of other folios says. */
export const moveExtra = (db: Db, bookingId: number, slug: string, folio_id: FolioId) => {
  const charge_key = extraKey(slug)
  return replaceMoved(db, bookingId, [charge_key], [{ charge_key, folio_id, amount: null }])
}

/** Replaces where charges were moved to. */
export const replaceMoved = async (db: Db, bookingId: number, keys: string[], moved: MovedCharge[]) => {
  await db.deleteFrom('moved_charge').where('booking_id', '=', bookingId).where('charge_key', 'in', keys).execute()
  const rows = moved.map((row) => ({ booking_id: bookingId, ...row }))
  if (rows.length > 0) await db.insertInto('moved_charge').values(rows).execute()
}
