import { dashboardEndpoints } from '#contract/dashboard/dashboard-endpoints.ts'
import { readChart, readDashboard } from '#server/dashboard/dashboard-store.ts'
import type { Api } from '#server/kit/http/http.ts'

export const dashboardRoutes = (api: Api) => {
  api.on(dashboardEndpoints.get, async ({ db, clock }) => ({
    success: true as const,
    data: await readDashboard(db, clock.now()),
  }))
  api.on(dashboardEndpoints.chart, async ({ db, clock, query }) => ({
    data: await readChart(db, clock.now(), query.range),
  }))
}
