import { premisesEndpoints } from '#contract/taxes/specified-premises/premises-endpoints.ts'
import { premisesMessages as say } from '#contract/taxes/specified-premises/premises-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { changeRestaurantRates } from '#server/taxes/specified-premises/change-restaurant-rates.ts'
import {
  insertDeclaration,
  listDeclarations,
  removeDeclaration,
  updateDeclaration,
} from '#server/taxes/specified-premises/declaration-store.ts'
import { premisesProblems } from '#server/taxes/specified-premises/premises-problems.ts'
import { premisesOn } from '#server/taxes/specified-premises/premises-state.ts'

export const premisesRoutes = (api: Api) => {
  api.on(premisesEndpoints.get, async ({ db, clock }) => ({ data: await premisesOn(db, await hotelToday(db, clock)) }))
  api.on(premisesEndpoints.declare, async ({ db, clock, user, body }) => {
    const { account_id } = user
    await insertDeclaration(db, body, { account_id, declared_at: clock.now().toISOString() })
    return { message: say.saved }
  })
  api.on(premisesEndpoints.update, async ({ db, params: { slug }, body }) => {
    if (await updateDeclaration(db, slug, body)) return { message: say.updated }
    if (!(await listDeclarations(db)).some((one) => one.slug === slug)) throw premisesProblems.missing()
    throw await changedMeanwhile(db, { entity: 'premises_declaration', slug }, say.changedMeanwhile)
  })
  api.on(premisesEndpoints.remove, async ({ db, params }) => {
    if (!(await removeDeclaration(db, params.slug))) throw premisesProblems.missing()
    return { message: say.removed }
  })
  api.on(premisesEndpoints.changeRates, async ({ db, body }) => {
    await changeRestaurantRates(db, body.from)
    return { message: say.ratesAdded(body.from) }
  })
}
