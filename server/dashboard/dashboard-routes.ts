import { dashboardEndpoints } from '#contract/dashboard/dashboard-endpoints.ts'
import { readChart, readDashboard } from '#server/dashboard/dashboard-store.ts'
import { createNightsSold } from '#server/dashboard/nights-sold.ts'
import type { Api } from '#server/kit/http/http.ts'

export const dashboardRoutes = (api: Api) => {
  const nightsSold = createNightsSold()
  api.on(dashboardEndpoints.get, async ({ db, clock }) => {
    const now = clock.now()
    return { success: true as const, data: await readDashboard(db, now, await nightsSold(db, now)) }
  })
  api.on(dashboardEndpoints.chart, async ({ db, clock, query }) => ({
    data: await readChart(db, clock.now(), query.range),
  }))
}
