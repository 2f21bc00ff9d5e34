import { itemEndpoints } from '#contract/items/item-endpoints.ts'
import { itemMessages } from '#contract/items/item-messages.ts'
import { itemStore } from '#server/items/item-store.ts'
import { slugRoutes } from '#server/kit/http/slug-routes.ts'

export const itemRoutes = slugRoutes(itemEndpoints, itemStore, itemMessages)
