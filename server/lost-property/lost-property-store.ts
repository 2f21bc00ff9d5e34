import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { LostProperty, LostPropertyQuery } from '#contract/lost-property/lost-property.ts'
import type { Db } from '#server/db/connect.ts'
import { inBatches } from '#server/kit/records/in-batches.ts'
import { containing, listPage, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'

const all = (db: Db) => db.selectFrom('lost_property').leftJoin('room', 'room.id', 'lost_property.room_id')

const found = (db: Db, { search, status, overdue }: LostPropertyQuery, { today, mayKnowGuests }: Reader) => {
  let things = all(db)
  if (status) things = things.where('status', '=', status)
  if (overdue) things = things.where('status', '=', 'kept').where('keep_until', '<', today)
  if (!search) return things
  const pattern = containing(search)
  return things.where((is) =>
    is.or([
      is('lost_property.description', 'ilike', pattern),
      is('area', 'ilike', pattern),
      is('room.room_number', 'ilike', pattern),
      is('found_by', 'ilike', pattern),
      is('kept_in', 'ilike', pattern),
      ...(mayKnowGuests ? [is('returned_to', 'ilike', pattern)] : []),
    ]),
  )
}

/** Who reads, and whether they may change every thing: otherwise they correct their own entries of today. */
export interface Reader {
  account_id: number
  mayChange: boolean
  /** Whether they may know who a thing was returned to. */
  mayKnowGuests: boolean
  today: CalendarDate
}

const mayEdit = ({ account_id, mayChange, today }: Reader) =>
  sql<boolean>`(${mayChange}::boolean or (
    status = 'kept' and coalesce(entered_by = ${account_id} and entered_on = ${today}::date, false)
  ))`

/** What was written about a guest, empty to those who see no guests. */
const ofGuests = (column: 'returned_to' | 'closing_note', { mayKnowGuests }: Reader) =>
  sql<string>`case when ${mayKnowGuests}::boolean then ${sql.ref(column)} else '' end`

const withColumns = (things: ReturnType<typeof all>, reader: Reader) =>
  things
    .select(['lost_property.id', 'lost_property.slug', 'lost_property.description', 'lost_property.room_id'])
    .select(['room.room_number', 'area', 'found_on', 'found_by', 'keep_until', 'kept_in', 'status'])
    .select(['closed_on', 'lost_property.version'])
    .select([ofGuests('returned_to', reader).as('returned_to'), ofGuests('closing_note', reader).as('closing_note')])
    .select([sql<boolean>`lost_property.photo is not null`.as('has_photo'), mayEdit(reader).as('may_edit')])

const sortKeys = {
  found_on: sql`found_on`,
  keep_until: sql`keep_until`,
  description: sql`lower(lost_property.description)`,
}

export const listLostProperty = (db: Db, query: LostPropertyQuery, reader: Reader) => {
  const { column, direction } = sortOrder(query.sort ?? '-found_on')
  return listPage<LostProperty>(
    query,
    found(db, query, reader).select(sql<number>`count(*)`.as('total')),
    withColumns(found(db, query, reader), reader)
      .orderBy(sortKeys[column], direction)
      .orderBy('lost_property.id', direction),
  )
}

/** All that match, in the order in which they were recorded. */
export const eachLostProperty = (db: Db, query: LostPropertyQuery, reader: Reader) =>
  inBatches((after, limit) =>
    withColumns(found(db, query, reader), reader)
      .where('lost_property.id', '>', after)
      .orderBy('lost_property.id')
      .limit(limit)
      .execute(),
  )

export const getLostProperty = (db: Db, slug: string, reader: Reader) =>
  withColumns(all(db), reader).where('lost_property.slug', '=', slug).executeTakeFirst()

export const lockLostProperty = (db: Db, slug: string) =>
  db
    .selectFrom('lost_property')
    .select(['id', 'slug', 'status', 'found_on', 'photo', 'entered_by', 'entered_on', 'version'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()

interface Written {
  description: string
  room_id: number | null
  area: string
  found_on: CalendarDate
  found_by: string
  keep_until: CalendarDate
  kept_in: string
  photo?: string | null
}

interface Entered {
  entered_by: number
  entered_on: CalendarDate
}

/** The slug; undefined if a phone has sent the same thing before. */
export const insertLostProperty = async (db: Db, thing: Written & Entered & { client_id?: string | null }) => {
  const added = await db
    .insertInto('lost_property')
    .values({ slug: newSlug(), ...thing })
    .onConflict((conflict) => conflict.constraint('lost_property_client_id_key').doNothing())
    .returning('slug')
    .executeTakeFirst()
  return added?.slug
}

export const findByClientId = async (db: Db, clientId: string) =>
  (await db.selectFrom('lost_property').select('slug').where('client_id', '=', clientId).executeTakeFirstOrThrow()).slug

export const updateLostProperty = (db: Db, id: number, changes: Partial<Written>) =>
  db.updateTable('lost_property').set(changes).where('id', '=', id).execute()

type Closing = Pick<LostProperty, 'status' | 'returned_to' | 'closed_on' | 'closing_note'>

export const setStatus = (db: Db, id: number, closing: Closing) =>
  db.updateTable('lost_property').set(closing).where('id', '=', id).execute()

export const deleteLostProperty = (db: Db, id: number) => db.deleteFrom('lost_property').where('id', '=', id).execute()

/** Null for a room that does not exist; storing the thing refuses it. */
export const getRoomNumber = async (db: Db, roomId: number) =>
  (await db.selectFrom('room').select('room_number').where('id', '=', roomId).executeTakeFirst())?.room_number ?? null

export const getLostPropertyPhoto = async (db: Db, slug: string) =>
  (await db.selectFrom('lost_property').select('photo').where('slug', '=', slug).executeTakeFirst())?.photo
