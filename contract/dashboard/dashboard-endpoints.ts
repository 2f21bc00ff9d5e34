import { ChartPoint, ChartRange, Dashboard } from '#contract/dashboard/dashboard.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

export const dashboardEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/dashboard',
    access: 'bookings.view',
    summary: "Today's figures, rooms, popular room types and newest bookings",
    reply: dataOf(Dashboard).extend({ success: z.literal(true) }),
  }),
  chart: endpoint({
    method: 'GET',
    path: '/dashboard/chart',
    access: 'bookings.view',
    summary: 'New reservations, check-ins and cancellations of the last 12 months or 30 days',
    query: z.object({ range: ChartRange.default('12m') }),
    reply: dataOf(z.array(ChartPoint)),
  }),
}
