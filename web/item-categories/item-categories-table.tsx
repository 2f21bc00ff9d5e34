import { Select } from '@mantine/core'
import { IconCategoryPlus, IconPencil } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ItemCategory, ItemCategoryQuery } from '#contract/item-categories/item-category.ts'
import { itemCategoryMessages as say } from '#contract/item-categories/item-category-messages.ts'
import { ItemType, itemTypeNames } from '#contract/items/item-type.ts'
import type { Page } from '#contract/kit/paging.ts'
import { ActiveBadge } from '#web/kit/feedback/active-badge.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { paths } from '#web/paths.ts'

const columns: Column<ItemCategory, NonNullable<ItemCategoryQuery['sort']>>[] = [
  { title: '#', cell: (_, rowNumber) => rowNumber, width: 48, card: 'hidden' },
  {
    title: 'Name',
    sort: 'name',
    card: 'heading',
    cell: ({ name, slug }) => (
      <TextLink to={paths.editItemCategory} search={{ slug }}>
        {name}
      </TextLink>
    ),
  },
  { title: 'Type', sort: 'type', cell: ({ type }) => itemTypeNames[type] },
  { title: 'Status', cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
]

const types = ItemType.options.map((value) => ({ value, label: itemTypeNames[value] }))

interface ItemCategoriesTableProps {
  list: UseQueryResult<Page<ItemCategory>>
  query: ItemCategoryQuery
  change: (changes: Partial<ItemCategoryQuery>, how?: { replace: boolean }) => void
  onDelete: (category: ItemCategory) => void
}

export const ItemCategoriesTable = ({ list, query, change, onDelete }: ItemCategoriesTableProps) => (
  <PagedTable
    caption="Item categories"
    columns={columns}
    list={list}
    query={query}
    change={change}
    rowKey={({ slug }) => slug}
    failed={say.listFailed}
    toolbar={
      <>
        <SearchBox
          label="Search categories"
          value={query.search}
          onSearch={(search) => change({ search: search || undefined }, { replace: true })}
        />
        <Select<ItemType>
          aria-label="Type"
          placeholder="All types"
          clearable
          w={150}
          data={types}
          value={query.type ?? null}
          onChange={(type) => change({ type: type ?? undefined })}
        />
      </>
    }
    actions={(category) => (
      <RowActions
        of={category.name}
        next={
          <ButtonLink
            to={paths.editItemCategory}
            search={{ slug: category.slug }}
            size="compact-sm"
            variant="default"
            leftSection={<IconPencil size={14} />}
            aria-label={`Edit ${category.name}`}
          >
            Edit
          </ButtonLink>
        }
      >
        <DeleteItem onClick={() => onDelete(category)} />
      </RowActions>
    )}
    empty={
      <EmptyState
        icon={<IconCategoryPlus size={28} />}
        title="No categories yet"
        text="Categories put the menu and the services in order: Breakfast, Beverages, Laundry. Every item has one."
        action={<ButtonLink to={paths.addItemCategory}>Add Category</ButtonLink>}
      />
    }
  />
)
