import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type ItemCategory, ItemCategoryQuery } from '#contract/item-categories/item-category.ts'
import { itemCategoryMessages } from '#contract/item-categories/item-category-messages.ts'
import { ItemCategoriesTable } from '#web/item-categories/item-categories-table.tsx'
import { itemCategoryQueries } from '#web/item-categories/item-category-queries.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const ItemCategoriesPage = () => {
  const [query, change] = useListQuery(ItemCategoryQuery, useSearch({ from: `/admin${paths.itemCategories}` }))
  const list = itemCategoryQueries.useList(query)
  const remove = itemCategoryQueries.useRemove()
  const [toDelete, setToDelete] = useState<ItemCategory>()

  return (
    <Page
      title="Item Categories"
      trail={{ Home: paths.admin }}
      action={
        <ButtonLink to={paths.addItemCategory} leftSection={<IconPlus size={16} />}>
          Add Category
        </ButtonLink>
      }
    >
      <ItemCategoriesTable list={list} query={query} change={change} onDelete={setToDelete} />
      <ConfirmDelete
        title={itemCategoryMessages.removeTitle}
        name={toDelete?.name}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={itemCategoryMessages}
      />
    </Page>
  )
}
