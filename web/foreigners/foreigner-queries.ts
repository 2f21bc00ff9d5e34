import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type {
  DepartureFiled,
  ForeignerDetails,
  ForeignerFiled,
  ForeignerQuery,
  ForeignerRegisterQuery,
  ForeignerUndo,
} from '#contract/foreigners/foreigner.ts'
import { foreignerEndpoints as calls } from '#contract/foreigners/foreigner-endpoints.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useAct, useWrite } from '#web/kit/api/use-write.ts'
import type { Receiving } from '#web/kit/list/download-excel.tsx'
import { paths } from '#web/paths.ts'

const { path } = calls.list

export const useForeigners = (query: ForeignerQuery) =>
  useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useForeigner = (slug: string) =>
  useQuery({
    queryKey: [path, 'one', slug],
    queryFn: async ({ signal }) => (await call(calls.get, { params: { slug }, signal })).data,
  })

export const fetchForeignersFile = (query: ForeignerRegisterQuery, how: Receiving) =>
  callForFile(calls.spreadsheet, { query, ...how })

export const fetchForeignersPdf = (query: ForeignerRegisterQuery) => callForFile(calls.pdf, { query })

export const fetchPortalPhoto = (slug: string) => callForFile(calls.photo, { params: { slug } })

/** Shows the reply of a write at once: a second write before the page is read again would have the old version. */
export const useShowForeigner = (slug: string) => {
  const client = useQueryClient()
  return <Reply extends { data: ForeignerDetails }>(reply: Reply) => {
    client.setQueryData([path, 'one', slug], reply.data)
    return reply
  }
}

const readAgain = { readAgainWhenRefused: true }

export const useFileArrival = (slug: string) =>
  useWrite(calls.filed, (body: ForeignerFiled) => ({ params: { slug }, body }), readAgain)

export const useFileDeparture = (slug: string) =>
  useWrite(calls.departureFiled, (body: DepartureFiled) => ({ params: { slug }, body }), readAgain)

/** An Indian guest whose entry was removed is no longer in the register: then the list is next. */
export const useUndoFiling = (slug: string) => {
  const show = useShowForeigner(slug)
  const navigate = useNavigate()
  return useAct(calls.undo, (body: ForeignerUndo) => ({ params: { slug }, body }), say.saveFailed, {
    ...readAgain,
    onDone: ({ data }) => (data ? show({ data }) : void navigate({ to: paths.foreigners })),
  })
}
