import { rateEndpoints } from '#contract/rates/rate-endpoints.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changeCells, changeInBulk, copySeason } from '#server/rates/change-rates.ts'
import { readCalendar } from '#server/rates/rate-store.ts'

const saved = (data: Awaited<ReturnType<typeof changeInBulk>>) => ({ message: say.saved(data.cells), data })

export const rateRoutes = (api: Api) => {
  api.on(rateEndpoints.list, async ({ db, query }) => ({ data: await readCalendar(db, query) }))
  api.on(rateEndpoints.change, async (call) => saved(await changeInBulk(call, call.body)))
  api.on(rateEndpoints.changeCells, async (call) => saved(await changeCells(call, call.body)))
  api.on(rateEndpoints.copy, async (call) => saved(await copySeason(call, call.body)))
}
