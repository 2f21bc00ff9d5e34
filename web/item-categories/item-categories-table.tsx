import { IconCategoryPlus } from '@tabler/icons-react'
import type { ItemCategory, ItemCategoryQuery } from '#contract/item-categories/item-category.ts'
import { itemCategoryEndpoints } from '#contract/item-categories/item-category-endpoints.ts'
import { itemCategoryMessages as say } from '#contract/item-categories/item-category-messages.ts'
import { ItemType, itemTypeNames } from '#contract/items/item-type.ts'
import { useMayOpen } from '#web/kit/access/use-may.ts'
import { ActiveBadge } from '#web/kit/feedback/active-badge.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditLink } from '#web/kit/table/row-edit-link.tsx'
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

interface ItemCategoriesTableProps extends PagedList<ItemCategory, ItemCategoryQuery> {
  onDelete: (category: ItemCategory) => void
}

export const ItemCategoriesTable = ({ onDelete, ...paged }: ItemCategoriesTableProps) => {
  const mayOpen = useMayOpen()
  return (
    <PagedTable
      caption="Item categories"
      columns={columns}
      {...paged}
      failed={say.listFailed}
      toolbar={
        <>
          <ListSearch label="Search categories" query={paged.query} change={paged.change} />
          <SelectFilter
            label="Type"
            all="All types"
            options={types}
            value={paged.query.type}
            onChange={(type) => paged.change({ type })}
          />
        </>
      }
      actions={
        mayOpen(paths.editItemCategory)
          ? (category) => (
              <RowActions
                of={category.name}
                next={<RowEditLink to={paths.editItemCategory} search={{ slug: category.slug }} of={category.name} />}
              >
                <DeleteItem call={itemCategoryEndpoints.remove} onClick={() => onDelete(category)} />
              </RowActions>
            )
          : undefined
      }
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
}
