import { may } from '#contract/kit/permission.ts'
import { allowedOf, searchEndpoint } from '#contract/search/search.ts'
import type { Api } from '#server/kit/http/http.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { findAnything } from '#server/search/search-store.ts'

export const searchRoutes = (api: Api) => {
  api.on(searchEndpoint, async ({ db, clock, query, user }) => {
    const reader = { account_id: user.account_id, isManager: may(user.granted, 'repairs.manage') }
    const found = await findAnything(db, query.q, await hotelToday(db, clock), reader)
    return { data: allowedOf(found, user.granted) }
  })
}
