import { Button, Skeleton } from '@mantine/core'
import { IconSearchOff, IconToolsKitchen2 } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import type { Item, ItemQuery } from '#contract/items/item.ts'
import { itemMessages as say } from '#contract/items/item-messages.ts'
import type { Page } from '#contract/kit/paging.ts'
import { ItemCard } from '#web/items/item-card.tsx'
import classes from '#web/items/items.module.css'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Pager } from '#web/kit/table/pager.tsx'
import { paths } from '#web/paths.ts'

interface ItemsGridProps extends PagedList<Item, ItemQuery> {
  filters: ReactNode
  onDelete: (item: Item) => void
}

/** The menu as cards. */
export const ItemsGrid = ({ list, query, change, filters, onDelete }: ItemsGridProps) => {
  const { data, error, refetch, isPlaceholderData } = list

  useFailureToast(error, say.listFailed)

  const beyond = data !== undefined && !isPlaceholderData && query.page > data.last_page
  useEffect(() => {
    if (beyond) change({ page: data.last_page }, { replace: true })
  })

  if (error && !data) {
    return <FailureState title={say.listFailed} failure={error} onTryAgain={() => refetch()} />
  }
  return (
    <>
      <div className={classes.toolbar} data-screen-only>
        {filters}
      </div>
      {data && !beyond ? (
        <Cards page={data} query={query} change={change} onDelete={onDelete} isStale={isPlaceholderData} />
      ) : (
        <CardsSkeleton />
      )}
      {data && data.total > 0 && (
        <div className={classes.pager}>
          <Pager of={data} onPage={(page) => change({ page })} onPageSize={(per_page) => change({ per_page })} />
        </div>
      )}
    </>
  )
}

interface CardsProps extends Pick<ItemsGridProps, 'query' | 'change' | 'onDelete'> {
  page: Page<Item>
  isStale: boolean
}

const Cards = ({ page, query, change, onDelete, isStale }: CardsProps) => {
  if (page.total === 0) {
    const isNarrowed = query.search || query.category_id || query.type
    return isNarrowed ? <NothingFound onClear={() => change(everything)} /> : <NoItems />
  }
  return (
    <ul className={classes.cards} aria-label="Items" aria-busy={isStale} data-stale={isStale}>
      {page.data.map((item) => (
        <ItemCard key={item.slug} item={item} onDelete={() => onDelete(item)} />
      ))}
    </ul>
  )
}

const everything = { search: undefined, category_id: undefined, type: undefined }

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

const NoItems = () => (
  <EmptyState
    icon={<IconToolsKitchen2 size={28} />}
    title="No Items Found"
    text="Add what guests can order: dishes, drinks, laundry, a ride to the station."
    action={<ButtonLink to={paths.addItem}>Add Item</ButtonLink>}
  />
)

const CardsSkeleton = () => (
  <div className={classes.cards} role="status" aria-label="Loading">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
      <Skeleton key={card} height={148} radius="lg" />
    ))}
  </div>
)
