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

/** `-name` is the column `name`, descending. */
export const sortOrder = <Column extends string>(sort: Column | `-${Column}`) =>
  sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' as const }
    : { column: sort as Column, direction: 'asc' as const }

/** A pattern for `ilike` that finds what was typed, wherever it stands and whatever signs it has. */
export const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
