import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ChartRange } from '#contract/dashboard/dashboard.ts'
import { dashboardEndpoints as calls } from '#contract/dashboard/dashboard-endpoints.ts'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { call } from '#web/kit/api/api.ts'

// Whatever changes in the house shows here: these are read again when the window comes back, and when the server says so.
const key = 'dashboard'

/** The guests are asked for first; only if they answer is the rest worth asking for. */
const useGuestsProbe = () =>
  useQuery({
    queryKey: [key, 'probe'],
    queryFn: async ({ signal }) => (await call(guestEndpoints.list, { query: { per_page: 1 }, signal })).data.total,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })

export const useDashboard = () => {
  const probe = useGuestsProbe()
  const dashboard = useQuery({
    queryKey: [key, 'figures'],
    queryFn: async ({ signal }) => (await call(calls.get, { signal })).data,
    enabled: probe.isSuccess,
  })
  const { data } = dashboard
  const isFailed = data === undefined && (probe.isError || dashboard.isError)
  return {
    data,
    isFailed,
    isLoading: data === undefined && !isFailed,
    tryAgain: () => (probe.isError ? probe.refetch() : dashboard.refetch()),
  }
}

export const useChart = (range: ChartRange, enabled: boolean) =>
  useQuery({
    queryKey: [key, 'chart', range],
    queryFn: async ({ signal }) => (await call(calls.chart, { query: { range }, signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  })
