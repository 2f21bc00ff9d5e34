import { type RawBuilder, sql } from 'kysely'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'

/** The name of a record in the audit trail; bookings and their records also show the guest. */
const named: Record<string, RawBuilder<unknown>> = {
  account: sql`select id, slug, name from account`,
  booking: sql`select booking.id, booking.slug, ${bookingNumber} || ' (' || guest.name || ')' as name
    from booking join guest on guest.id = booking.guest_id`,
  booking_source: sql`select id, null::text as slug, name from booking_source`,
  company: sql`select id, slug, name from company`,
  food_plan: sql`select id, null::text as slug, name from food_plan`,
  guest: sql`select id, slug, name from guest`,
  guest_order: sql`select guest_order.id, guest_order.slug, ${bookingNumber} || ' (' || guest.name || ')' as name
    from guest_order join booking on booking.id = guest_order.booking_id join guest on guest.id = booking.guest_id`,
  invoice: sql`select id, slug, number as name from invoice`,
  item: sql`select id, slug, name from item`,
  item_category: sql`select id, slug, name from item_category`,
  lost_property: sql`select id, slug, description as name from lost_property`,
  nationality: sql`select id, null::text as slug, name from nationality`,
  payment_method: sql`select id, null::text as slug, name from payment_method`,
  rate_plan: sql`select id, slug, name from rate_plan`,
  repair: sql`select repair.id, repair.slug, coalesce('Room ' || room.room_number, repair.area) || ': ' || repair.description as name
    from repair left join room on room.id = repair.room_id`,
  repair_task: sql`select id, slug, description as name from repair_task`,
  role: sql`select id, slug, name from role`,
  room: sql`select id, slug, room_number as name from room`,
  room_type: sql`select id, slug, name from room_type`,
}

/** The table that a column refers to. */
const tableOf: Record<string, string> = {
  account_id: 'account',
  added_by: 'account',
  assignee_id: 'account',
  booking_id: 'booking',
  category_id: 'item_category',
  closed_by: 'account',
  company_id: 'company',
  corrects_id: 'invoice',
  entered_by: 'account',
  food_plan_id: 'food_plan',
  guest_id: 'guest',
  invoice_id: 'invoice',
  item_id: 'item',
  nationality_id: 'nationality',
  order_id: 'guest_order',
  payment_method_id: 'payment_method',
  parent_id: 'rate_plan',
  rate_plan_id: 'rate_plan',
  repair_id: 'repair',
  reported_by: 'account',
  role_id: 'role',
  room_id: 'room',
  room_type_id: 'room_type',
  source_id: 'booking_source',
}

interface Named {
  id: number
  slug: string | null
  name: string
  is_deleted: boolean
}

/** These are named by what was written about them. */
const isNamedByDescription = new Set(['lost_property', 'repair', 'repair_task'])

/** The names of a table's records, also of deleted ones, whose names are in the trail itself. */
const readNames = async (db: Db, table: string, ids: number[], slugs: string[]) => {
  const source = named[table]
  if (!source) return []
  const { rows } = await sql<Named>`
    select id, slug, name, false as is_deleted from (${source}) record where id = any (${ids}::integer[]) or slug = any (${slugs}::text[])
  `.execute(db)
  const missing = ids.filter((id) => rows.every((row) => row.id !== id))
  const gone = slugs.filter((slug) => rows.every((row) => row.slug !== slug))
  if (missing.length === 0 && gone.length === 0) return rows
  const { rows: deleted } = await sql<Named>`
    select (before ->> 'id')::integer as id, slug, true as is_deleted,
      coalesce(before ->> 'name', before ->> 'room_number', before ->> 'number',
        case when ${isNamedByDescription.has(table)}::boolean then before ->> 'description' end) as name
    from audit_entry where entity = ${table} and action = 'delete'
      and (slug = any (${gone}::text[]) or (before ->> 'id')::integer = any (${missing}::integer[]))
  `.execute(db)
  return [...rows, ...deleted.filter(({ name }) => name !== null)]
}

export type StoredEntry = Omit<AuditEntry, 'title' | 'names' | 'about'> & { record_id: number | null }

const valuesOf = ({ before, after }: StoredEntry) => [before ?? {}, after ?? {}]

/** Every record that an entry is about or refers to, as table and id. */
const mentioned = (entry: StoredEntry) =>
  valuesOf(entry).flatMap((values) =>
    Object.entries(values).flatMap(([field, id]) => {
      const table = tableOf[field]
      return table && typeof id === 'number' ? [{ field, table, id }] : []
    }),
  )

/** Adds names to a page of the trail: of the record itself and of all records that it refers to. */
export const withNames = async (db: Db, entries: StoredEntry[]): Promise<AuditEntry[]> => {
  const wanted = new Map<string, { ids: Set<number>; slugs: Set<string> }>()
  const want = (table: string) => {
    const known = wanted.get(table) ?? { ids: new Set(), slugs: new Set() }
    wanted.set(table, known)
    return known
  }
  for (const entry of entries) {
    for (const { table, id } of mentioned(entry)) want(table).ids.add(id)
    if (entry.slug) want(entry.entity).slugs.add(entry.slug)
    else if (entry.record_id !== null) want(entry.entity).ids.add(entry.record_id)
  }
  const records = new Map<string, Named[]>()
  for (const [table, { ids, slugs }] of wanted) records.set(table, await readNames(db, table, [...ids], [...slugs]))
  const find = (table: string, fits: (record: Named) => boolean) => records.get(table)?.find(fits)

  return entries.map(({ record_id, ...entry }) => {
    const full = { record_id, ...entry }
    const references = mentioned(full).map((one) => ({ ...one, record: find(one.table, ({ id }) => id === one.id) }))
    const own = find(entry.entity, ({ id, slug }) => (entry.slug ? slug === entry.slug : id === record_id))
    const kept = valuesOf(full).map((values) => values.name ?? values.room_number ?? values.number ?? values.guest_name)
    const keptName = kept.find((name) => typeof name === 'string')
    return {
      ...entry,
      title: own?.name ?? (typeof keptName === 'string' ? keptName : null),
      names: Object.fromEntries(
        references.map(({ field, id, record }) => [`${field} ${id}`, record?.name ?? 'deleted']),
      ),
      about: references
        .filter(
          ({ table }, index) => isSubject.has(table) && references.findIndex((one) => one.table === table) === index,
        )
        .flatMap(({ table, record }) =>
          record ? [{ entity: table, slug: record.is_deleted ? null : record.slug, text: record.name }] : [],
        ),
    }
  })
}

/** The record whose screen an entry links to, for entries about a payment, an order and the like. */
const isSubject = new Set(['booking', 'guest', 'room', 'invoice', 'repair'])
