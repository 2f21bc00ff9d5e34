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

/** For catalogues that are also asked for as a whole: everything on one page. */
export const pageOfAll = { page: 1, per_page: 10_000 }

/** `-name` is the column `name`, descending. */
export const sortOrder = <Column extends string>(sort: Column | `-${Column}`) =>
  sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' as const }
    : { column: sort as Column, direction: 'asc' as const }

/** A pattern for `ilike` that finds what was typed, wherever it stands and whatever signs it has. */
export const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

export type Direction = 'asc' | 'desc'

const opposite = { asc: 'desc', desc: 'asc' } as const

/** A page of a list that may have a million rows: one nearer to the end is read from the end. */
export const longListPage = async <Row>(
  { page, per_page }: ListQuery,
  count: Count,
  direction: Direction,
  rows: (direction: Direction) => Rows<Row>,
): Promise<Page<Row>> => {
  const { total } = await count.executeTakeFirstOrThrow()
  const skipped = (page - 1) * per_page
  const wanted = Math.max(0, Math.min(per_page, total - skipped))
  const answer = { total, current_page: page, per_page, last_page: lastPage(total, per_page) }
  if (wanted === 0) return { data: [], ...answer }
  if (skipped <= total / 2) return { data: await rows(direction).limit(wanted).offset(skipped).execute(), ...answer }
  const fromEnd = await rows(opposite[direction])
    .limit(wanted)
    .offset(total - skipped - wanted)
    .execute()
  return { data: fromEnd.reverse(), ...answer }
}
