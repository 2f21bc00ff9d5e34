import { Select } from '@mantine/core'
import type { ItemQuery } from '#contract/items/item.ts'
import { ItemType, itemTypeNames } from '#contract/items/item-type.ts'
import { useItemCategoryOptions } from '#web/item-categories/item-category-queries.ts'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { bothWays } from '#web/kit/table/column.ts'

interface ItemFiltersProps {
  query: ItemQuery
  change: (changes: Partial<ItemQuery>, how?: { replace: boolean }) => void
}

const sorts = [...bothWays('name', 'Name'), ...bothWays('price', 'Price'), ...bothWays('category', 'Category')]
const types = ItemType.options.map((value) => ({ value, label: itemTypeNames[value] }))

export const ItemFilters = ({ query, change }: ItemFiltersProps) => {
  const { data: categories = [] } = useItemCategoryOptions()
  return (
    <>
      <SearchBox
        label="Search items"
        value={query.search}
        onSearch={(search) => change({ search: search || undefined }, { replace: true })}
      />
      <Select<number>
        aria-label="Category"
        placeholder="All categories"
        clearable
        searchable
        w={200}
        data={categories}
        value={query.category_id ?? null}
        onChange={(category_id) => change({ category_id: category_id ?? undefined })}
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
      <Select
        aria-label="Sort by"
        placeholder="Default order"
        clearable
        w={160}
        data={sorts}
        value={query.sort ?? null}
        onChange={(sort) => change({ sort: sort ?? undefined })}
      />
    </>
  )
}
