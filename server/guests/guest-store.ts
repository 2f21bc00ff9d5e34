import { sql } from 'kysely'
import { emptyGuest, type GuestDraft, type GuestField, type GuestQuery, type GuestRow } from '#contract/guests/guest.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { Db } from '#server/db/connect.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { guestMatches } from '#server/guests/guest-search.ts'
import { isDatabaseError } from '#server/kit/database-errors.ts'
import { longListPage, sortOrder } from '#server/kit/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'

/** A guest as the table holds it: of a nationality, always. */
export type GuestRecord = GuestDraft & { nationality_id: number }

const fields = Object.keys(emptyGuest) as GuestField[]

const sortKeys = {
  // The order people expect, and the one of guest_name_idx: Anil before anita, 9 before 10.
  name: sql`guest.name collate natural_order`,
  phone: sql`guest.phone collate "C"`,
  email: sql`guest.email`,
  created_at: sql`guest.id`,
}

const hasPhoto = sql<boolean>`guest.id_proof_image is not null`.as('has_photo')

const nationality =
  sql<string>`(select nationality.name from nationality where nationality.id = guest.nationality_id)`.as('nationality')

const rowColumns = [
  'guest.id',
  'guest.slug',
  'guest.name',
  'guest.address',
  'guest.phone',
  'guest.email',
  'guest.id_proof_type',
  'guest.id_proof_number',
  'guest.emergency_contact_name',
  'guest.emergency_contact_phone',
  'guest.special_requests',
] as const

const found = (db: Db, typed: string | undefined) =>
  db.selectFrom('guest').$if(Boolean(typed), (guests) => guests.where(guestMatches(typed ?? '')))

/** The newest first, unless another order is asked for: who has just been registered is who is looked for. */
export const listGuests = async (db: Db, query: GuestQuery): Promise<Page<GuestRow>> => {
  const { total } = await found(db, query.search).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const { column, direction } = sortOrder(query.sort ?? '-created_at')
  return longListPage(query, total, direction, ({ way, limit, offset }) => {
    const ids = found(db, query.search)
      .select('guest.id')
      .orderBy(sortKeys[column], way)
      .orderBy('guest.id', way)
      .limit(limit)
      .offset(offset)
    return db
      .selectFrom('guest')
      .select(rowColumns)
      .select([nationality, hasPhoto])
      .where('guest.id', 'in', ids)
      .orderBy(sortKeys[column], way)
      .orderBy('guest.id', way)
      .execute()
  })
}

export const getGuest = (db: Db, slug: string) =>
  db
    .selectFrom('guest')
    .select(['guest.id', 'guest.slug', ...fields, 'guest.nationality_id', nationality, hasPhoto])
    .select(
      sql<
        string | null
      >`case when guest.id_proof_image is not null then '/api/guests/' || guest.slug || '/id-proof' end`.as(
        'id_proof_image',
      ),
    )
    .where('guest.slug', '=', slug)
    .executeTakeFirst()

/** Holds a guest until the transaction ends. */
export const lockGuest = (db: Db, slug: string) =>
  db
    .selectFrom('guest')
    .select(['id', ...fields, 'nationality_id', 'id_proof_image'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()

export const getPhotoKey = async (db: Db, slug: string) => {
  const guest = await db.selectFrom('guest').select('id_proof_image').where('slug', '=', slug).executeTakeFirst()
  return guest?.id_proof_image ?? undefined
}

export const addGuest = async (db: Db, guest: GuestRecord, id_proof_image: string | null) => {
  const slug = newSlug()
  await db
    .insertInto('guest')
    .values({ ...guest, slug, id_proof_image })
    .execute()
  return slug
}

export const changeGuestFields = (
  db: Db,
  id: number,
  changes: Partial<GuestRecord> & { id_proof_image?: string | null },
) => db.updateTable('guest').set(changes).where('id', '=', id).execute()

/** Bookings hold on to their guest; whatever else comes to refer to one does too. */
export const removeGuest = async (db: Db, id: number) => {
  try {
    await db.deleteFrom('guest').where('id', '=', id).execute()
  } catch (error) {
    const isReferredTo = isDatabaseError(error) && error.code === '23503'
    throw isReferredTo ? guestProblems.hasBookings() : error
  }
}

export const nationalityName = async (db: Db, id: number) => {
  const row = await db.selectFrom('nationality').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name
}
