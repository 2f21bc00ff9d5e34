import type { Dashboard } from '#contract/dashboard/dashboard.ts'
import { dashboardEndpoints } from '#contract/dashboard/dashboard-endpoints.ts'
import { may } from '#contract/kit/permission.ts'
import { readChart, readDashboard } from '#server/dashboard/dashboard-store.ts'
import { createNightsSold } from '#server/dashboard/nights-sold.ts'
import type { Api } from '#server/kit/http/http.ts'

export const dashboardRoutes = (api: Api) => {
  const nightsSold = createNightsSold()
  api.on(dashboardEndpoints.get, async ({ db, clock, user }) => {
    const now = clock.now()
    const data = await readDashboard(db, now, await nightsSold(db, now))
    return { success: true as const, data: may(user.granted, 'reports.money') ? data : withoutAmounts(data) }
  })
  api.on(dashboardEndpoints.chart, async ({ db, clock, query }) => ({
    data: await readChart(db, clock.now(), query.range),
  }))
}

/** The numbers of invoices and refunds are work for the desk; what they amount to is not for everybody. */
const withoutAmounts = (data: Dashboard): Dashboard => ({
  ...data,
  pending: { ...data.pending, balance: null },
  refunds: { ...data.refunds, amount: null },
})
