import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import { type CellState, changeSummaryText } from '#contract/rates/cell-change-text.ts'
import { cellKey, type Rate, type RateCell } from '#contract/rates/rate.ts'
import type { RateChangeEntry, RateChangeKind } from '#contract/rates/rate-endpoints.ts'
import type { Db } from '#server/db/connect.ts'
import type { StoredSummary } from '#server/rates/changes/change-summary.ts'
import type { StoredRate } from '#server/rates/changes/rate-change-store.ts'

const author = sql`coalesce(account.name, 'Somebody')`

type ListedChange = Omit<RateChangeEntry, 'text' | keyof StoredSummary> & { summary: StoredSummary }

/** The last changes, newest first, also of room types and plans that were deleted since. */
export const listChanges = async (db: Db, most: number): Promise<RateChangeEntry[]> => {
  const { rows } = await sql<ListedChange>`
    select rate_change.id, rate_change.kind, ${author} as changed_by, rate_change.changed_at,
      exists (select from rate_change undo where undo.undoes = rate_change.id) as is_undone, rate_change.summary
    from rate_change left join account on account.id = rate_change.account_id
    where rate_change.summary is not null
    order by rate_change.id desc
    limit ${most}
  `.execute(db)
  return rows.map(({ summary: { cells, from, to, room_types, rate_plans, ...changed }, ...change }) => ({
    ...change,
    ...{ cells, from, to, room_types, rate_plans },
    text: changeSummaryText(changed),
  }))
}

interface CellEntry {
  id: number
  kind: RateChangeKind
  changed_by: string
  changed_at: string
  before: CellState
  after: CellState
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

/** Who changed cells last, and what they were before, by the key of the cell. */
export const readLastChanges = async (db: Db, cells: StoredRate[]) => {
  const column = <Field extends keyof StoredRate>(field: Field) => cells.map((cell) => cell[field])
  const { rows } = await sql<RateCell & { who: string; before: CellState }>`
    select cell.room_type_id, cell.rate_plan_id, cell.date, ${author} as who, ${valuesAt('before')} as before
    from unnest(
      ${column('change_id')}::integer[], ${column('rate_plan_id')}::integer[], ${column('room_type_id')}::integer[],
      ${column('date')}::date[]
    ) as cell (change_id, rate_plan_id, room_type_id, date)
    join rate_change_row using (change_id, rate_plan_id, room_type_id)
    cross join lateral array_position(dates, cell.date) as day
    join rate_change on rate_change.id = cell.change_id
    left join account on account.id = rate_change.account_id
  `.execute(db)
  return new Map(rows.map((row) => [cellKey(row), row]))
}

export interface UndoableChange {
  kind: RateChangeKind
  /** The kind of the change that it undoes. */
  undone_kind: RateChangeKind | null
  is_undone: boolean
}

export const findChange = async (db: Db, id: number): Promise<UndoableChange | undefined> => {
  const { rows } = await sql<UndoableChange>`
    select kind, exists (select from rate_change undo where undo.undoes = rate_change.id) as is_undone,
      (select undone.kind from rate_change undone where undone.id = rate_change.undoes) as undone_kind
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
