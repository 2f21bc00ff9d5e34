import type { ListQuery } from '#contract/kit/paging.ts'
import type { ChangeQuery } from '#web/kit/list/paged-list.ts'
import { SearchBox } from '#web/kit/list/search-box.tsx'

interface ListSearchProps {
  label: string
  query: Pick<ListQuery, 'search'>
  change: ChangeQuery<Pick<ListQuery, 'search'>>
  width?: number
}

/** The search of a list. Back leaves the list at once, not letter by letter. */
export const ListSearch = ({ query, change, ...box }: ListSearchProps) => (
  <SearchBox
    {...box}
    value={query.search}
    onSearch={(search) => change({ search: search || undefined }, { replace: true })}
  />
)
