import { type ListQuery, lastPage, type Page } from '#contract/kit/paging.ts'

interface Rows<Row> {
  limit(rows: number): { offset(rows: number): { execute(): Promise<Row[]> } }
}

interface Count {
  executeTakeFirstOrThrow(): Promise<{ total: number }>
}

/** One page of a list; the total is counted by the database, also for a page past the end. */
export const listPage = async <Row>(
  { page, per_page }: ListQuery,
  count: Count,
  rows: Rows<Row>,
): Promise<Page<Row>> => {
  const [{ total }, data] = await Promise.all([
    count.executeTakeFirstOrThrow(),
    rows
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
  ])
  return { data, total, current_page: page, per_page, last_page: lastPage(total, per_page) }
}

/** All rows on one page, for catalogues that are also requested as a whole. */
export const pageOfAll = { page: 1, per_page: 10_000 }

/** `-name` is the column `name`, descending. */
export const sortOrder = <Column extends string>(sort: Column | `-${Column}`) =>
  sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' as const }
    : { column: sort as Column, direction: 'asc' as const }

/** A pattern for `ilike` that finds the text anywhere, with % and _ taken literally. */
export const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

export type Direction = 'asc' | 'desc'

const opposite = { asc: 'desc', desc: 'asc' } as const

/**
 * A part of a list: direction, offset and limit. The numbers must be literals (`sql.lit`), so that the plan of the
 * prepared statement for the first page knows the small limit.
 */
export interface Stretch {
  way: Direction
  limit: number
  offset: number
}

/** The first page of a list whose rows each contain the total. */
export const firstPage = <Row extends { total: number | null }>(
  per_page: number,
  rows: Row[],
): Page<Omit<Row, 'total'>> => {
  const total = rows[0]?.total ?? 0
  const data = rows.map(({ total: _, ...row }) => row)
  return { data, total, current_page: 1, per_page, last_page: lastPage(total, per_page) }
}

/**
 * A page of a list that may have a million rows: a page nearer to the end is read from the end. The query should find
 * the ids in an index first and then read their rows, because PostgreSQL also computes the columns of skipped rows.
 */
export const longListPage = async <Row>(
  { page, per_page }: ListQuery,
  total: number,
  direction: Direction,
  read: (stretch: Stretch) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const skipped = (page - 1) * per_page
  const limit = Math.max(0, Math.min(per_page, total - skipped))
  const answer = { total, current_page: page, per_page, last_page: lastPage(total, per_page) }
  if (limit === 0) return { data: [], ...answer }
  if (skipped <= total / 2) return { data: await read({ way: direction, limit, offset: skipped }), ...answer }
  const fromEnd = await read({ way: opposite[direction], limit, offset: total - skipped - limit })
  return { data: fromEnd.reverse(), ...answer }
}
