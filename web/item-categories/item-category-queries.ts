import { useQuery } from '@tanstack/react-query'
import { itemCategoryEndpoints } from '#contract/item-categories/item-category-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const itemCategoryQueries = slugQueries(itemCategoryEndpoints)

/** Every category, to choose from. */
export const useItemCategoryOptions = () =>
  useQuery({
    queryKey: [itemCategoryEndpoints.list.path, 'options'],
    queryFn: async ({ signal }) => {
      const { data } = await call(itemCategoryEndpoints.list, { query: { all: true }, signal })
      return data.data.map(({ id, name, type, is_active }) => ({ value: id, label: name, type, is_active }))
    },
  })
