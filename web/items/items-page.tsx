import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type Item, ItemQuery } from '#contract/items/item.ts'
import { itemMessages } from '#contract/items/item-messages.ts'
import { ItemFilters } from '#web/items/item-filters.tsx'
import { itemQueries } from '#web/items/item-queries.ts'
import { ItemsGrid } from '#web/items/items-grid.tsx'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const ItemsPage = () => {
  const [query, change] = useListQuery(ItemQuery, useSearch({ from: `/admin${paths.items}` }))
  const list = itemQueries.useList(query)
  const remove = itemQueries.useRemove()
  const [toDelete, setToDelete] = useState<Item>()

  return (
    <Page
      title="Items and Services"
      trail={{ Home: paths.admin }}
      action={
        <ButtonLink to={paths.addItem} leftSection={<IconPlus size={16} />}>
          Add Item
        </ButtonLink>
      }
    >
      <ItemsGrid
        list={list}
        query={query}
        change={change}
        onDelete={setToDelete}
        filters={<ItemFilters query={query} change={change} />}
      />
      <ConfirmDelete
        title={itemMessages.removeTitle}
        name={toDelete?.name}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={itemMessages}
      />
    </Page>
  )
}
