import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { occupancyOfNightEndpoint } from '#contract/rates/occupancy-pricing.ts'
import type { RateCell, RatesQuery } from '#contract/rates/rate.ts'
import type { CellChanges, RateChange, SeasonCopy } from '#contract/rates/rate-change.ts'
import { rateEndpoints as calls } from '#contract/rates/rate-endpoints.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { sendForm } from '#web/kit/api/send-form.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

const { path } = calls.list

export const ratesQuery = (query: RatesQuery) =>
  queryOptions({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Rates of other days than the calendar shows, for the preview of a change. */
export const useRatesOf = (query: RatesQuery | undefined) =>
  useQuery({ ...ratesQuery(query ?? { from: '', to: '' }), enabled: query !== undefined, placeholderData: undefined })

const refused = { readAgainWhenRefused: true }

export interface CellsRequest {
  /** The idempotency key: sent again with the same key, a change is made once. */
  actKey: string
  body: CellChanges
}

/** Each typed change has its own key, because several of them may wait for an answer. */
export const useChangeCells = () =>
  useMutation({
    mutationFn: (request: CellsRequest) => call(calls.changeCells, request),
    meta: { changes: topicOf(path), ...refused },
  })
export const useChangeRates = () => useWrite(calls.change, (body: RateChange) => ({ body }), refused)
export const useCopySeason = () => useWrite(calls.copy, (body: SeasonCopy) => ({ body }), refused)
export const useUndoChange = () => useWrite(calls.undo, (id: number) => ({ params: { id } }), refused)

export const useRateChanges = () =>
  useQuery({
    queryKey: [calls.changes.path],
    queryFn: async ({ signal }) => (await call(calls.changes, { signal })).data,
  })

/** Who changed a cell. */
export const useCellHistory = (cell: RateCell) =>
  useQuery({
    queryKey: [calls.history.path, cell],
    queryFn: async ({ signal }) => (await call(calls.history, { query: cell, signal })).data,
  })

/** Whether the price of a night rises because of the rooms sold. */
export const useOccupancyOfNight = (query: { room_type_id: number; date: CalendarDate }) =>
  useQuery({
    queryKey: [occupancyOfNightEndpoint.path, query],
    queryFn: async ({ signal }) => (await call(occupancyOfNightEndpoint, { query, signal })).data,
  })

export const fetchRatesFile = (query: { from: CalendarDate; to: CalendarDate }) => callForFile(calls.file, { query })

export const useImportRates = () => {
  const once = useActKey()
  return useMutation({
    mutationFn: ({ file, last_change }: { file: File; last_change: number | undefined }) =>
      once([file.name, file.size, file.lastModified, last_change], (actKey) =>
        sendForm(calls.import, { body: { last_change }, file, actKey, onProgress: () => {} }),
      ),
    meta: { changes: topicOf(path), readAgainWhenRefused: true },
  })
}
