import { sql } from 'kysely'
import { emptyGuest, type GuestDraft, type GuestField, type GuestQuery, type GuestRow } from '#contract/guests/guest.ts'
import { lastPage, type Page } from '#contract/kit/paging.ts'
import type { Db } from '#server/db/connect.ts'
import { runPrepared, statement } from '#server/db/statement.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { guestsFound, isGuestFound } from '#server/guests/guest-search.ts'
import { isDatabaseError } from '#server/kit/database-errors.ts'
import { longListPage, type Stretch, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'

/** A guest as stored; the nationality is never null. */
export type GuestRecord = GuestDraft & { nationality_id: number }

const fields = Object.keys(emptyGuest) as GuestField[]

const sortKeys = {
  // The order that people expect, and that guest_name_idx has: Anil before anita, 9 before 10.
  name: sql`guest.name collate natural_order`,
  phone: sql`guest.phone collate "C"`,
  email: sql`guest.email`,
  created_at: sql`guest.id`,
}

const isAnonymised = sql<boolean>`guest.anonymised_at is not null`.as('is_anonymised')
const hasPhoto = sql<boolean>`guest.id_proof_image is not null`.as('has_photo')

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
  'nationality.name as nationality',
  hasPhoto,
  isAnonymised,
] as const

/** The newest guests come first by default, because they are looked for most often. */
export const listGuests = (db: Db, query: GuestQuery): Promise<Page<GuestRow>> =>
  query.search ? searchGuests(db, query, query.search) : allGuests(db, query)

const guestTally = statement((db) =>
  db.selectFrom('guest_tally').select(sql<number>`coalesce(sum(guests), 0)::bigint`.as('total')),
)

interface Part extends Stretch {
  column: keyof typeof sortKeys
}

const guestRows = statement((db, _values: object, { column, way, limit, offset }: Part) => {
  const ids = db
    .selectFrom('guest')
    .select('guest.id')
    .orderBy(sortKeys[column], way)
    .orderBy('guest.id', way)
    .limit(sql.lit(limit))
    .offset(sql.lit(offset))
  return db
    .selectFrom('guest')
    .innerJoin('nationality', 'nationality.id', 'guest.nationality_id')
    .select(rowColumns)
    .where('guest.id', 'in', ids)
    .orderBy(sortKeys[column], way)
    .orderBy('guest.id', way)
})

const allGuests = async (db: Db, query: GuestQuery) => {
  const [tally] = await guestTally(db, {})
  const { column, direction } = sortOrder(query.sort ?? '-created_at')
  return longListPage(query, tally?.total ?? 0, direction, (stretch) => guestRows(db, {}, { ...stretch, column }))
}

/** Searches once and takes both the total and the page from the result, because the search is the slow part. */
const searchGuests = async (db: Db, query: GuestQuery, typed: string) => {
  const { page, per_page } = query
  const { column, direction } = sortOrder(query.sort ?? '-created_at')
  const found = db
    .with(
      (cte) => cte('found').materialized(),
      (guests) =>
        // The newest guest has the highest id, so this order needs no other column of the guest.
        column === 'created_at'
          ? guests.selectFrom(guestsFound(typed).as('guest')).select(['guest.id', 'guest.id as sort_key'])
          : guests
              .selectFrom('guest')
              .select(['guest.id', sortKeys[column].as('sort_key')])
              .where(isGuestFound(typed)),
    )
    .with('counted', (given) => given.selectFrom('found').select(sql<number>`count(*)`.as('total')))
    .with('page', (given) =>
      given
        .selectFrom('found')
        .select(['found.id', 'found.sort_key'])
        .orderBy('found.sort_key', direction)
        .orderBy('found.id', direction)
        .limit(sql.lit(per_page))
        .offset(sql.lit((page - 1) * per_page)),
    )
    .selectFrom('counted')
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('guest', 'guest.id', 'page.id')
    .leftJoin('nationality', 'nationality.id', 'guest.nationality_id')
    .select('counted.total')
    .select(rowColumns)
    .orderBy('page.sort_key', direction)
    .orderBy('page.id', direction)
    .$castTo<GuestRow & { total: number }>()
  const rows = await runPrepared(db, found)
  const total = rows[0]?.total ?? 0
  // A page past the end has a total and no guests.
  const data = rows.filter(({ id }) => id !== null).map(({ total: _, ...guest }) => guest)
  return { data, total, current_page: page, per_page, last_page: lastPage(total, per_page) }
}

export const addUpGuestTally = (db: Db) =>
  sql`with added as (delete from guest_tally returning guests)
      insert into guest_tally select coalesce(sum(guests), 0) from added`.execute(db)

const wholeGuests = (db: Db) =>
  db
    .selectFrom('guest')
    .select(['guest.id', 'guest.slug', ...fields, 'guest.nationality_id', 'guest.version', hasPhoto, isAnonymised])
    .select(({ selectFrom }) =>
      selectFrom('nationality')
        .select('nationality.name')
        .whereRef('nationality.id', '=', 'guest.nationality_id')
        .$asScalar()
        .$notNull()
        .as('nationality'),
    )
    .select(
      sql<
        string | null
      >`case when guest.id_proof_image is not null then '/api/guests/' || guest.slug || '/id-proof' end`.as(
        'id_proof_image',
      ),
    )

export const getGuest = (db: Db, slug: string) => wholeGuests(db).where('guest.slug', '=', slug).executeTakeFirst()

export const getGuests = (db: Db, ids: number[]) =>
  wholeGuests(db).where(sql<boolean>`guest.id = any(${ids}::integer[])`).execute()

/** Locks a guest until the transaction ends. */
export const lockGuest = (db: Db, slug: string) =>
  db
    .selectFrom('guest')
    .select(['id', ...fields, 'nationality_id', 'id_proof_image', 'version', 'anonymised_at'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()

export const findPhoto = (db: Db, slug: string) =>
  db
    .selectFrom('guest')
    .select(['id', 'slug', 'id_proof_image as photo'])
    .where('slug', '=', slug)
    .where('id_proof_image', 'is not', null)
    .$narrowType<{ photo: string }>()
    .executeTakeFirst()

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

/** A guest with bookings or other records that refer to it can't be deleted. */
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
