import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ChartRange } from '#contract/dashboard/dashboard.ts'
import { dashboardEndpoints as calls } from '#contract/dashboard/dashboard-endpoints.ts'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { call } from '#web/kit/api/api.ts'

// Every change in the hotel shows here, so these are read again when the window is focused and when the server announces a change.
const key = 'dashboard'

/** Reads the guests first; the other figures are read only if that succeeds. */
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
