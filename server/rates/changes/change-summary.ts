import { sql } from 'kysely'
import type { ChangeSummary } from '#contract/rates/cell-change-text.ts'
import type { RateChangeEntry } from '#contract/rates/rate-endpoints.ts'

/** What the list of changes shows of a change, kept with it: its cells may be tens of thousands. */
export interface StoredSummary
  extends ChangeSummary,
    Pick<RateChangeEntry, 'cells' | 'from' | 'to' | 'room_types' | 'rate_plans'> {}

const spanOf = (when: 'before' | 'after') => {
  const price = sql.ref(`price_${when}`)
  return sql`json_build_object('least', min(${price}), 'most', max(${price}), 'has_none', bool_or(${price} is null))`
}
const restrictionsWhere = (what: 'set' | 'removed') => {
  const names = ['closed', 'closed_to_arrival', 'closed_to_departure'].map((field) => {
    const [before, after] = [sql.ref(`${field}_before`), sql.ref(`${field}_after`)]
    const isChanged = what === 'set' ? sql`${after} and not ${before}` : sql`${before} and not ${after}`
    return sql`case when bool_or(${isChanged}) then ${sql.lit(field)} end`
  })
  return sql`array_remove(array[${sql.join(names)}], null)`
}

/** The summary of the rows of `compared`, which has the values of each cell before and after. */
export const summaryOfCompared = sql`
  select jsonb_build_object(
    'cells', count(*),
    'from', min(date),
    'to', max(date),
    'room_types', (
      select json_agg(name order by name) from room_type where id in (select room_type_id from compared)
    ),
    'rate_plans', (
      select json_agg(name order by name) from rate_plan where id in (select rate_plan_id from compared)
    ),
    'price_changed', bool_or(price_before is distinct from price_after),
    'before', ${spanOf('before')},
    'after', ${spanOf('after')},
    'set', ${restrictionsWhere('set')},
    'removed', ${restrictionsWhere('removed')},
    'min_nights', coalesce(
      to_json(array_agg(distinct min_nights_after) filter (where min_nights_before is distinct from min_nights_after)),
      '[]'
    )
  ) from compared`
