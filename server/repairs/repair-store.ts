import { type RawBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Repair, RepairDraft, RepairEdit, RepairQuery } from '#contract/repairs/repair.ts'
import type { Db } from '#server/db/connect.ts'
import { containing, listPage, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'

/** Who reads: a person who does not manage repairs sees those that they reported or that are assigned to them. */
export interface Reader {
  account_id: number
  isManager: boolean
}

const isOwn = (id: number) => sql<boolean>`(repair.reported_by = ${id} or repair.assignee_id = ${id})`
const isOverdue = (today: CalendarDate) =>
  sql<boolean>`(repair.status <> 'closed' and repair.due_date < ${today}::date)`

export const isVisibleTo = ({ account_id, isManager }: Reader) => (isManager ? sql<boolean>`true` : isOwn(account_id))

const visible = (db: Db, reader: Reader) =>
  db
    .selectFrom('repair')
    .leftJoin('room', 'room.id', 'repair.room_id')
    .leftJoin('account as assignee', 'assignee.id', 'repair.assignee_id')
    .where(isVisibleTo(reader))

const nameOf = (column: 'reported_by' | 'closed_by') =>
  sql<string | null>`(select name from account where account.id = ${sql.ref(`repair.${column}`)})`

const withColumns = (repairs: ReturnType<typeof visible>, today: CalendarDate) =>
  repairs
    .leftJoin('stay', 'stay.slug', 'repair.stay_slug')
    .leftJoin('repair_task_place', 'repair_task_place.id', 'repair.task_place_id')
    .leftJoin('repair_task', 'repair_task.id', 'repair_task_place.task_id')
    .select([
      'repair.id',
      'repair.slug',
      'repair.area',
      'repair.description',
      'repair.priority',
      'repair.status',
      'repair.due_date',
      'repair.cost',
      'repair.reported_at',
      'repair.closed_at',
      'repair.version',
      'stay.check_in_date',
      'stay.check_out_date',
    ])
    .select(({ ref }) => [
      sql<Repair['room']>`case when room.id is not null then ${jsonBuildObject({
        id: ref('room.id'),
        slug: ref('room.slug'),
        room_number: ref('room.room_number'),
      })} end`.as('room'),
      sql<Repair['assignee']>`case when assignee.id is not null then
        json_build_object('id', assignee.id, 'name', assignee.name) end`.as('assignee'),
      sql<Repair['task']>`case when repair_task.id is not null then
        json_build_object('slug', repair_task.slug, 'description', repair_task.description) end`.as('task'),
      sql<boolean>`coalesce(${isOverdue(today)}, false)`.as('is_overdue'),
      nameOf('reported_by').as('reported_by'),
      nameOf('closed_by').as('closed_by'),
      sql<Repair['photos']>`coalesce((
        select json_agg(json_build_object(
          'slug', photo.slug, 'added_by', account.name, 'added_at', photo.added_at
        ) order by photo.id)
        from repair_photo photo left join account on account.id = photo.added_by
        where photo.repair_id = repair.id
      ), '[]')`.as('photos'),
      sql<number>`(select count(*) from repair_comment where repair_id = repair.id)`.as('comments'),
    ])

/** Rooms in their order, then areas. */
const placeOrder = sql`coalesce(room.room_number, '~' || repair.area) collate natural_order`
const sortKeys: Record<string, RawBuilder<unknown>> = {
  reported_at: sql`repair.reported_at`,
  // Those without a date last, or first if the order is reversed.
  due_date: sql`coalesce(repair.due_date, 'infinity')`,
  priority: sql`repair.priority`,
  place: placeOrder,
  status: sql`repair.status`,
  cost: sql`coalesce(repair.cost, 0)`,
}

const search = (db: Db, reader: Reader, query: RepairQuery, today: CalendarDate) => {
  let found = visible(db, reader)
  if (query.is_open !== undefined) found = found.where('repair.status', query.is_open ? '<>' : '=', 'closed')
  if (query.mine) found = found.where(isOwn(reader.account_id))
  if (query.overdue) found = found.where(isOverdue(today))
  if (query.priority) found = found.where('repair.priority', '=', query.priority)
  if (query.room_id) found = found.where('repair.room_id', '=', query.room_id)
  if (!query.search) return found
  const pattern = containing(query.search)
  return found.where((is) =>
    is.or([
      is('repair.description', 'ilike', pattern),
      is('repair.area', 'ilike', pattern),
      is('room.room_number', 'ilike', pattern),
      is('assignee.name', 'ilike', pattern),
    ]),
  )
}

/** By default open ones first, the most urgent before the others; closed ones from the newest. */
const inOrder = (rows: ReturnType<typeof withColumns>, sort: RepairQuery['sort']) => {
  if (sort) {
    const { column, direction } = sortOrder(sort)
    return rows.orderBy(sortKeys[column] ?? sql`repair.id`, direction).orderBy('repair.id', 'desc')
  }
  return rows
    .orderBy(sql`repair.status = 'closed'`)
    .orderBy('repair.closed_at', 'desc')
    .orderBy('repair.priority')
    .orderBy(sql`coalesce(repair.due_date, 'infinity')`)
    .orderBy('repair.id', 'desc')
}

export const listRepairs = (db: Db, reader: Reader, query: RepairQuery, today: CalendarDate) => {
  const found = search(db, reader, query, today)
  return listPage<Repair>(
    query,
    found.select(sql<number>`count(*)`.as('total')),
    inOrder(withColumns(found, today), query.sort),
  )
}

export const getRepair = (db: Db, reader: Reader, slug: string, today: CalendarDate): Promise<Repair | undefined> =>
  withColumns(visible(db, reader), today).where('repair.slug', '=', slug).executeTakeFirst()

type Fields = Pick<
  RepairDraft,
  'room_id' | 'area' | 'description' | 'priority' | 'assignee_id' | 'due_date' | 'cost' | 'client_id'
>

/** The fields that the table has; the nights are a stay of their own. */
export const fieldsOf = <Draft extends Omit<RepairEdit, 'version'>>({
  check_in_date: _first,
  check_out_date: _free,
  ...fields
}: Draft) => fields

interface Reported {
  reported_by: number | null
  reported_at: Date
  reported_on: CalendarDate
}

/** Undefined if this phone has sent the same report before. */
export const insertRepair = (db: Db, draft: RepairDraft, { reported_at, ...reported }: Reported) => {
  const fields: Fields = fieldsOf(draft)
  return db
    .insertInto('repair')
    .values({ slug: newSlug(), ...fields, ...reported, reported_at: reported_at.toISOString() })
    .onConflict((conflict) => conflict.constraint('repair_client_id_key').doNothing())
    .returning(['id', 'slug'])
    .executeTakeFirst()
}

export const findByClientId = (db: Db, reportedBy: number, clientId: string) =>
  db
    .selectFrom('repair')
    .leftJoin('stay', 'stay.slug', 'repair.stay_slug')
    .select(['repair.slug', 'stay.check_in_date', 'stay.check_out_date'])
    .where('reported_by', '=', reportedBy)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()

/** Locks the repair until the transaction ends. */
export const lockRepair = (db: Db, slug: string) =>
  db
    .selectFrom('repair')
    .select(['id', 'slug', 'room_id', 'area', 'description', 'priority', 'status', 'version', 'stay_slug'])
    .select(['task_place_id', 'assignee_id', nameOf('closed_by').as('closed_by')])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()
export type LockedRepair = NonNullable<Awaited<ReturnType<typeof lockRepair>>>

export const updateRepair = (db: Db, id: number, { version: _, ...edit }: RepairEdit) =>
  db.updateTable('repair').set(fieldsOf(edit)).where('id', '=', id).execute()

export const linkNights = (db: Db, id: number, staySlug: string | null) =>
  db.updateTable('repair').set({ stay_slug: staySlug }).where('id', '=', id).execute()

/** For a change that is stored elsewhere: the trigger counts. */
export const raiseVersion = (db: Db, id: number) =>
  db.updateTable('repair').set({ version: sql`version + 1` }).where('id', '=', id).execute()

export const setStatus = (db: Db, id: number, status: 'in_progress' | 'reopened') =>
  db
    .updateTable('repair')
    .set({ status, closed_at: null, closed_on: null, closed_by: null })
    .where('id', '=', id)
    .execute()

interface Closing {
  closed_at: Date
  closed_on: CalendarDate
  closed_by: number
  cost?: Repair['cost']
}

export const setClosed = (db: Db, id: number, { closed_at, ...closing }: Closing) =>
  db
    .updateTable('repair')
    .set({ status: 'closed', closed_at: closed_at.toISOString(), ...closing })
    .where('id', '=', id)
    .execute()

export const deleteRepair = (db: Db, id: number) => db.deleteFrom('repair').where('id', '=', id).execute()
