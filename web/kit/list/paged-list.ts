import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '#contract/kit/paging.ts'

/** Changes what a list asks for; `replace` leaves the step out of the browser's history. */
export type ChangeQuery<Query> = (changes: Partial<Query>, how?: { replace: boolean }) => void

/** The filters of a list show its query, and change it. */
export interface FiltersProps<Query> {
  query: Query
  change: ChangeQuery<Query>
}

/** A list as its page hands it to its table. */
export interface PagedList<Row, Query> extends FiltersProps<Query> {
  list: UseQueryResult<Page<Row>>
}
