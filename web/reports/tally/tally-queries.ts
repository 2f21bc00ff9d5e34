import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TallyQuery } from '#contract/reports/tally/tally.ts'
import { tallyEndpoints as calls } from '#contract/reports/tally/tally-endpoints.ts'
import type { TallySettingsDraft } from '#contract/reports/tally/tally-settings.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'
import type { Receiving } from '#web/kit/list/download-excel.tsx'

export const useTally = (query: TallyQuery) =>
  useQuery({
    queryKey: [calls.report.path, query],
    queryFn: async ({ signal }) => (await call(calls.report, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const fetchTallySettings = async (signal?: AbortSignal) =>
  (await call(calls.settings, { ...(signal && { signal }) })).data

export const useTallySettings = () =>
  useQuery({ queryKey: [calls.settings.path], queryFn: ({ signal }) => fetchTallySettings(signal), staleTime: 0 })

export const useSaveTallySettings = () => useWrite(calls.saveSettings, (body: TallySettingsDraft) => ({ body }))

export const fetchTallyFile = (query: TallyQuery, how: Receiving) => callForFile(calls.vouchers, { query, ...how })

export const fetchTallyMasters = (query: TallyQuery, how: Receiving) => callForFile(calls.masters, { query, ...how })
