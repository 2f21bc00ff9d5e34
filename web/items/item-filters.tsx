import type { ItemQuery } from '#contract/items/item.ts'
import { ItemType, itemTypeNames } from '#contract/items/item-type.ts'
import { useItemCategoryOptions } from '#web/item-categories/item-category-queries.ts'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { FiltersProps } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { bothWays } from '#web/kit/table/column.ts'

const sorts = [...bothWays('name', 'Name'), ...bothWays('price', 'Price'), ...bothWays('category', 'Category')]
const types = ItemType.options.map((value) => ({ value, label: itemTypeNames[value] }))

export const ItemFilters = ({ query, change }: FiltersProps<ItemQuery>) => {
  const { data: categories = [] } = useItemCategoryOptions()
  return (
    <>
      <ListSearch label="Search items" query={query} change={change} />
      <SelectFilter
        label="Category"
        all="All categories"
        options={categories}
        value={query.category_id}
        onChange={(category_id) => change({ category_id })}
        width={200}
        searchable
      />
      <SelectFilter
        label="Type"
        all="All types"
        options={types}
        value={query.type}
        onChange={(type) => change({ type })}
      />
      <SelectFilter
        label="Sort by"
        all="Default order"
        options={sorts}
        value={query.sort}
        onChange={(sort) => change({ sort })}
        width={160}
      />
    </>
  )
}
