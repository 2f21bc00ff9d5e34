import { itemEndpoints } from '#contract/items/item-endpoints.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const itemQueries = slugQueries(itemEndpoints)
