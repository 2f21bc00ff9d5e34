import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { guestPrivacyEndpoints as guestCalls } from '#contract/privacy/guest-privacy.ts'
import { privacyEndpoints as calls } from '#contract/privacy/privacy-endpoints.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useAct } from '#web/kit/api/use-write.ts'

const { path } = calls.preview

/** What would be deleted now; with another number of days, if given. */
export const useRetention = (days: number | undefined) =>
  useQuery({
    queryKey: [path, days],
    queryFn: async ({ signal }) => (await call(calls.preview, { query: { days }, signal })).data,
    placeholderData: keepPreviousData,
  })

export const useRetentionRuns = () =>
  useQuery({ queryKey: [calls.runs.path], queryFn: async ({ signal }) => (await call(calls.runs, { signal })).data })

export const useSaveRetention = () =>
  useAct(calls.save, (body: { days: number | null; version: number }) => ({ body }), say.saveFailed, {
    readAgainWhenRefused: true,
  })

export const useRunRetention = () =>
  useAct(calls.run, (token: string) => ({ body: { token } }), say.runFailed, { readAgainWhenRefused: true })

export const useGuestPrivacy = (slug: string) =>
  useQuery({
    queryKey: [guestCalls.get.path, slug],
    queryFn: async ({ signal }) => (await call(guestCalls.get, { params: { slug }, signal })).data,
  })

export const fetchGuestData = (slug: string, kind: 'json' | 'pdf') => () =>
  callForFile(guestCalls[kind], { params: { slug } })

export const useAnonymise = (slug: string, onDone: () => void) =>
  useAct(guestCalls.anonymise, (name: string) => ({ params: { slug }, body: { name } }), say.anonymiseFailed, {
    onDone,
  })
