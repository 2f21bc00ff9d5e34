import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Derivation, RatesOfType } from '#contract/rates/price-of-night.ts'
import type { Rate } from '#contract/rates/rate.ts'
import type { RateChangeKind } from '#contract/rates/rate-endpoints.ts'
import type { Db } from '#server/db/connect.ts'
import { summaryOfCompared } from '#server/rates/changes/change-summary.ts'

/** A rate with the change that made it what it is. */
export interface StoredRate extends Rate {
  change_id: number
}

export interface Days {
  from: CalendarDate
  to: CalendarDate
}

/**
 * Rates are changed by one person at a time. A change gets its number after the lock, so no change with a lower number
 * can be saved later, and the last number that a person has seen stands for all changes up to it.
 */
export const lockRates = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('rate'))`.execute(db)

/** The room types among these that exist, locked so that they are not deleted before their rates are saved. */
export const lockRoomTypes = (db: Db, ids: number[]): Promise<RatesOfType['room_type'][]> =>
  db
    .selectFrom('room_type')
    .select(['id', 'name', 'price_per_night'])
    .where('id', '=', sql<number>`any (${ids}::integer[])`)
    .where('retired_at', 'is', null)
    .forKeyShare()
    .execute()

/** All rate plans, because each may be derived from another. */
export const lockRatePlans = (db: Db): Promise<Derivation[]> =>
  db
    .selectFrom('rate_plan')
    .select(['id', 'name', 'parent_id', 'parent_percent', 'parent_amount'])
    .forKeyShare()
    .execute()

/** The rates of these room types in all plans. */
export const readRates = async (db: Db, room_type_ids: number[], ranges: Days[]): Promise<StoredRate[]> => {
  const inRange = sql.join(
    ranges.map(({ from, to }) => sql`date between ${from}::date and ${to}::date`),
    sql` or `,
  )
  const { rows } = await sql<StoredRate>`
    select room_type_id, rate_plan_id, date, price, closed, closed_to_arrival, closed_to_departure, min_nights, change_id
    from rate where room_type_id = any (${room_type_ids}::integer[]) and (${inRange})
  `.execute(db)
  return rows
}

export interface NewChange {
  kind: RateChangeKind
  account_id: number
  undoes?: number
}

/** Saves the new values of cells with their history, and returns the number of the change. */
export const insertChange = async (db: Db, { kind, account_id, undoes }: NewChange, cells: Rate[]) => {
  const column = <Field extends keyof Rate>(field: Field) => cells.map((cell) => cell[field])
  const { rows } = await sql<{ id: number }>`
    with cell as materialized (
      select * from unnest(
        ${column('rate_plan_id')}::integer[], ${column('room_type_id')}::integer[], ${column('date')}::date[],
        ${column('price')}::bigint[], ${column('closed')}::boolean[], ${column('closed_to_arrival')}::boolean[],
        ${column('closed_to_departure')}::boolean[], ${column('min_nights')}::integer[]
      ) as cell (
        rate_plan_id, room_type_id, date, price, closed, closed_to_arrival, closed_to_departure, min_nights
      )
    ),
    compared as materialized (
      select rate_plan_id, room_type_id, date,
        rate.price as price_before, coalesce(rate.closed, false) as closed_before,
        coalesce(rate.closed_to_arrival, false) as closed_to_arrival_before,
        coalesce(rate.closed_to_departure, false) as closed_to_departure_before, rate.min_nights as min_nights_before,
        cell.price as price_after, cell.closed as closed_after, cell.closed_to_arrival as closed_to_arrival_after,
        cell.closed_to_departure as closed_to_departure_after, cell.min_nights as min_nights_after
      from cell left join rate using (rate_plan_id, room_type_id, date)
      order by rate_plan_id, room_type_id, date
    ),
    change as (
      insert into rate_change (kind, account_id, changed_at, undoes, summary)
      values (${kind}, ${account_id}, hotel_now(), ${undoes ?? null}, (${summaryOfCompared}))
      returning id
    ),
    history as (
      insert into rate_change_row (
        change_id, rate_plan_id, room_type_id, dates,
        price_before, closed_before, closed_to_arrival_before, closed_to_departure_before, min_nights_before,
        price_after, closed_after, closed_to_arrival_after, closed_to_departure_after, min_nights_after
      )
      select change.id, rate_plan_id, room_type_id, array_agg(date),
        array_agg(price_before), array_agg(closed_before), array_agg(closed_to_arrival_before),
        array_agg(closed_to_departure_before), array_agg(min_nights_before),
        array_agg(price_after), array_agg(closed_after), array_agg(closed_to_arrival_after),
        array_agg(closed_to_departure_after), array_agg(min_nights_after)
      from change cross join compared
      group by change.id, rate_plan_id, room_type_id
    ),
    saved as (
      insert into rate (
        rate_plan_id, room_type_id, date, price, closed, closed_to_arrival, closed_to_departure, min_nights, change_id
      )
      select cell.*, change.id from cell cross join change
      on conflict (date, room_type_id, rate_plan_id) do update set
        price = excluded.price, closed = excluded.closed, closed_to_arrival = excluded.closed_to_arrival,
        closed_to_departure = excluded.closed_to_departure, min_nights = excluded.min_nights,
        change_id = excluded.change_id
    )
    select id from change
  `.execute(db)
  return rows[0]?.id ?? 0
}

/** The number of the last change of all. */
export const lastChange = async (db: Db) => {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from rate_change`.execute(db)
  return rows[0]?.id ?? 0
}
