import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import type {
  LostPropertyDetails,
  LostPropertyDisposal,
  LostPropertyEdit,
  LostPropertyQuery,
  LostPropertyReturn,
} from '#contract/lost-property/lost-property.ts'
import { lostPropertyEndpoints as calls } from '#contract/lost-property/lost-property-endpoints.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { sendForm } from '#web/kit/api/send-form.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'
import { useAct, useWrite } from '#web/kit/api/use-write.ts'
import type { Receiving } from '#web/kit/list/download-excel.tsx'

const { path } = calls.list

export const useLostProperty = (query: LostPropertyQuery) =>
  useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await call(calls.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const fetchLostProperty = async (slug: string, signal?: AbortSignal) =>
  (await call(calls.get, { params: { slug }, ...(signal && { signal }) })).data

export const useLostThing = (slug: string) =>
  useQuery({ queryKey: [path, 'one', slug], queryFn: ({ signal }) => fetchLostProperty(slug, signal) })

/** Another version may have another photo. */
export const useLostPropertyPhoto = (slug: string, version: number) =>
  useQuery({
    queryKey: [path, 'photo', slug, version],
    queryFn: ({ signal }) => callForFile(calls.photo, { params: { slug }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { noAutoRefresh: true },
  })

export const fetchLostPropertyFile = (query: LostPropertyQuery, how: Receiving) =>
  callForFile(calls.export, { query, ...how })

interface Sent {
  edit: LostPropertyEdit
  file: File | undefined
}

/** Records a found thing, or changes the given one. */
export const useSaveLostProperty = (slug: string | undefined) => {
  const once = useActKey()
  return useMutation({
    mutationFn: ({ edit, file }: Sent) => {
      const onProgress = () => {}
      if (slug) return sendForm(calls.update, { params: { slug }, body: edit, file, onProgress })
      const { version: _, photo: __, ...body } = edit
      return once([body, file?.name, file?.size], (actKey) => sendForm(calls.save, { body, file, actKey, onProgress }))
    },
    meta: { changes: topicOf(path) },
  })
}

const readAgain = { readAgainWhenRefused: true }

/** Shows the reply of a write at once: a second write before the page is read again would have the old version. */
export const useShowLostThing = (slug: string) => {
  const client = useQueryClient()
  return <Reply extends { data: LostPropertyDetails }>(reply: Reply) => {
    client.setQueryData([path, 'one', slug], reply.data)
    return reply
  }
}

export const useReturnLostProperty = (slug: string) =>
  useWrite(calls.giveBack, (body: LostPropertyReturn) => ({ params: { slug }, body }), readAgain)

export const useDisposeOfLostProperty = (slug: string) =>
  useWrite(calls.dispose, (body: LostPropertyDisposal) => ({ params: { slug }, body }), readAgain)

export const useKeepAgain = (slug: string) =>
  useAct(calls.keepAgain, (version: number) => ({ params: { slug }, body: { version } }), say.keepFailed, {
    ...readAgain,
    onDone: useShowLostThing(slug),
  })

export const useRemoveLostProperty = () => useWrite(calls.remove, (slug: string) => ({ params: { slug } }))
