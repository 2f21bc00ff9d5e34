import { Select } from '@mantine/core'
import type { ItemQuery } from '#contract/items/item.ts'
import { ItemType, itemTypeNames } from '#contract/items/item-type.ts'
import { SearchBox } from '#web/kit/search-box.tsx'

interface ItemFiltersProps {
  query: ItemQuery
  change: (changes: Partial<ItemQuery>, how?: { replace: boolean }) => void
  categories: { value: number; label: string }[]
}

const types = ItemType.options.map((value) => ({ value, label: itemTypeNames[value] }))

export const ItemFilters = ({ query, change, categories }: ItemFiltersProps) => (
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
  </>
)
