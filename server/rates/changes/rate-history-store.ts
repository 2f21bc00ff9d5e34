import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { Rate, RateCell } from '#contract/rates/rate.ts'
import type { RateChangeEntry, RateChangeKind } from '#contract/rates/rate-endpoints.ts'
import type { Db } from '#server/db/connect.ts'
import type { StoredRate } from '#server/rates/changes/rate-change-store.ts'

const author = sql`coalesce(account.name, 'Somebody')`

/** The last changes, newest first. Changes of which only deleted types or plans had rates are left out. */
export const listChanges = async (db: Db, most: number): Promise<RateChangeEntry[]> => {
  const { rows } = await sql<RateChangeEntry>`
    select rate_change.id, rate_change.kind, ${author} as changed_by, rate_change.changed_at,
      changed.cells, changed.first_date as "from", changed.last_date as "to",
      array(select name from room_type where id = any (changed.types) order by name) as room_types,
      array(select name from rate_plan where id = any (changed.plans) order by name) as rate_plans,
      rate_change.kind = 'undo' or exists (
        select from rate_change undo where undo.undoes = rate_change.id
      ) as is_undone
    from rate_change
    left join account on account.id = rate_change.account_id
    cross join lateral (
      select sum(cardinality(dates)) as cells, min(dates[1]) as first_date, max(dates[cardinality(dates)]) as last_date,
        array_agg(room_type_id) as types, array_agg(rate_plan_id) as plans
      from rate_change_row where change_id = rate_change.id
    ) changed
    where changed.cells > 0
    order by rate_change.id desc
    limit ${most}
  `.execute(db)
  return rows
}

interface CellEntry {
  id: number
  kind: RateChangeKind
  changed_by: string
  changed_at: string
  before: Omit<Rate, keyof RateCell>
  after: Omit<Rate, keyof RateCell>
}

const valuesAt = (when: 'before' | 'after') => {
  const value = (field: string) => sql`${sql.lit(field)}, ${sql.ref(`${field}_${when}`)}[day]`
  return sql`json_build_object(${sql.join(
    ['price', 'closed', 'closed_to_arrival', 'closed_to_departure', 'min_nights'].map(value),
  )})`
}

/** The changes of one cell, newest first. */
export const listCellChanges = async (
  db: Db,
  { room_type_id, rate_plan_id, date }: RateCell,
  most: number,
): Promise<CellEntry[]> => {
  const { rows } = await sql<CellEntry>`
    select rate_change.id, rate_change.kind, ${author} as changed_by, rate_change.changed_at,
      ${valuesAt('before')} as before, ${valuesAt('after')} as after
    from rate_change_row
    cross join lateral array_position(dates, ${date}::date) as day
    join rate_change on rate_change.id = rate_change_row.change_id
    left join account on account.id = rate_change.account_id
    where rate_plan_id = ${rate_plan_id} and room_type_id = ${room_type_id} and day is not null
    order by rate_change_row.change_id desc
    limit ${most}
  `.execute(db)
  return rows
}

export interface UndoableChange {
  kind: RateChangeKind
  is_undone: boolean
}

export const findChange = async (db: Db, id: number): Promise<UndoableChange | undefined> => {
  const { rows } = await sql<UndoableChange>`
    select kind, exists (select from rate_change undo where undo.undoes = rate_change.id) as is_undone
    from rate_change where id = ${id}
  `.execute(db)
  return rows[0]
}

/** The cells of a change with their values before it. */
export const readCellsBefore = async (db: Db, change: number): Promise<Rate[]> => {
  const { rows } = await sql<Rate & { price: Paise | null }>`
    select room_type_id, rate_plan_id, cell.* from rate_change_row cross join lateral unnest(
      dates, price_before, closed_before, closed_to_arrival_before, closed_to_departure_before, min_nights_before
    ) as cell (date, price, closed, closed_to_arrival, closed_to_departure, min_nights)
    where change_id = ${change}
  `.execute(db)
  return rows
}

/**
 * The cells of a change that were changed after it, as they are now. A later change that was undone, and its undo, do not
 * count: together they changed nothing.
 */
export const readChangedSince = async (db: Db, change: number): Promise<StoredRate[]> => {
  const { rows } = await sql<StoredRate>`
    select distinct rate.room_type_id, rate.rate_plan_id, rate.date, rate.price, rate.closed, rate.closed_to_arrival,
      rate.closed_to_departure, rate.min_nights, last_value(later.change_id) over (
        partition by rate.room_type_id, rate.rate_plan_id, rate.date order by later.change_id
        rows between unbounded preceding and unbounded following
      ) as change_id
    from rate_change_row own
    join rate_change_row later
      on later.rate_plan_id = own.rate_plan_id and later.room_type_id = own.room_type_id and later.change_id > own.change_id
      and later.dates && own.dates
    join rate_change on rate_change.id = later.change_id and rate_change.kind <> 'undo'
      and not exists (select from rate_change undo where undo.undoes = rate_change.id)
    cross join lateral (select unnest(own.dates) as date intersect select unnest(later.dates)) common
    join rate on rate.date = common.date and rate.room_type_id = own.room_type_id and rate.rate_plan_id = own.rate_plan_id
    where own.change_id = ${change}
    order by rate.room_type_id, rate.rate_plan_id, rate.date
  `.execute(db)
  return rows
}
