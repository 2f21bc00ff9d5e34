import { Alert, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearchOff } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import type { ListQuery, Page } from '#contract/kit/paging.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import type { ChangeQuery, PagedList } from '#web/kit/list/paged-list.ts'
import type { Column, RowsProps } from '#web/kit/table/column.ts'
import classes from '#web/kit/table/paged-table.module.css'
import { Pager } from '#web/kit/table/pager.tsx'
import { RowsCards } from '#web/kit/table/rows-cards.tsx'
import { RowsSkeleton } from '#web/kit/table/rows-skeleton.tsx'
import { RowsTable } from '#web/kit/table/rows-table.tsx'

interface Slugged {
  slug: string
}

interface PagedTableProps<Row extends Slugged, Query extends ListQuery>
  extends PagedList<Row, Query>,
    Pick<RowsProps<Row>, 'caption' | 'actions'> {
  columns: Column<Row, NonNullable<Query['sort']>>[]
  /** Search and filters. */
  toolbar: ReactNode
  /** Shown while there are no records. */
  empty: ReactNode
  /** The message when the list cannot be read. */
  failed: string
  /** Whether the server's own message comes first. */
  reasonFirst?: boolean
}

/** The table of every list, with loading, empty and error states, sorting and paging. */
export const PagedTable = <Row extends Slugged, Query extends ListQuery>(props: PagedTableProps<Row, Query>) => {
  const { list, query, toolbar, failed, reasonFirst = false } = props
  const change = props.change as ChangeQuery<ListQuery>
  const { data, error, refetch } = list

  useFailureToast(error, reasonFirst ? failureText(error, failed) : failed)

  // The last row of the last page was deleted, or the address has a page that no longer exists.
  const beyond = data !== undefined && !list.isPlaceholderData && query.page > data.last_page
  useEffect(() => {
    if (beyond) change({ page: data.last_page }, { replace: true })
  })

  if (error && !data) {
    return (
      <div className={classes.sheet}>
        <FailureState title={failed} failure={error} onTryAgain={() => refetch()} />
      </div>
    )
  }
  return (
    <div className={classes.sheet}>
      <div className={classes.toolbar} data-screen-only>
        {toolbar}
      </div>
      {error && (
        <Alert data-tone="warning" mx="sm" mb="sm" title="This may be out of date">
          {failureText(error, failed)}{' '}
          <Button variant="default" size="compact-sm" onClick={() => refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {data && !beyond ? (
        <Rows {...props} page={data} change={change} />
      ) : (
        <RowsSkeleton rows={Math.min(query.per_page, 10)} columns={props.columns.length} />
      )}
      {data && data.total > 0 && (
        <Pager of={data} onPage={(page) => change({ page })} onPageSize={(per_page) => change({ per_page })} />
      )}
    </div>
  )
}

interface PageRowsProps<Row extends Slugged, Query extends ListQuery>
  extends Omit<PagedTableProps<Row, Query>, 'change'> {
  page: Page<Row>
  change: ChangeQuery<ListQuery>
}

const Rows = <Row extends Slugged, Query extends ListQuery>({
  page,
  change,
  query,
  list,
  empty,
  ...props
}: PageRowsProps<Row, Query>) => {
  const onPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  if (page.total === 0) return isNarrowed(query) ? <NothingFound onClear={() => change(wider(query))} /> : empty

  const Shape = onPhone ? RowsCards : RowsTable
  return (
    <Shape
      {...props}
      rows={page.data}
      rowKey={({ slug }) => slug}
      firstRowNumber={(page.current_page - 1) * page.per_page + 1}
      sort={query.sort}
      onSort={(sort) => change({ sort })}
      stale={list.isPlaceholderData}
    />
  )
}

const narrowing = ({ page, per_page, sort, ...rest }: ListQuery) => rest
const isNarrowed = (query: ListQuery) => Object.values(narrowing(query)).some((value) => value !== undefined)
const wider = (query: ListQuery) => Object.fromEntries(Object.keys(narrowing(query)).map((name) => [name, undefined]))

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<IconSearchOff size={28} />}
    title="Nothing found"
    text="No results for this search and these filters."
    action={
      <Button variant="default" onClick={onClear}>
        Show all
      </Button>
    }
  />
)
