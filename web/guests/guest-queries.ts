import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Guest, GuestDuplicateQuery, GuestForm, GuestQuery } from '#contract/guests/guest.ts'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import type { GuestSheet } from '#web/guests/form/guest-values.ts'
import { changesOf, valuesOf } from '#web/guests/form/guest-values.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { sendForm } from '#web/kit/api/send-form.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

const { path } = guestEndpoints.list

export const useGuests = (query: GuestQuery) =>
  useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await call(guestEndpoints.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

const guestQuery = (slug: string) => ({
  queryKey: [path, 'one', slug],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(guestEndpoints.get, { params: { slug }, signal })).data,
})

export const useGuest = (slug: string | undefined) =>
  useQuery({
    ...guestQuery(slug ?? ''),
    enabled: slug !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { leaveAlone: true },
  })

/** Fetches one guest when a person asks for it. */
export const useFetchGuest = () =>
  useMutation({
    mutationFn: (slug: string) => call(guestEndpoints.get, { params: { slug } }),
    // Reading changes nothing, so nothing has to be read again.
    onSuccess: () => {},
  })

export const useRemoveGuest = () =>
  useMutation({ mutationFn: (slug: string) => call(guestEndpoints.remove, { params: { slug } }) })

/** Registers a guest, or sends what changed of the one given; says how far the photo is. */
export const useSendGuest = (form: GuestForm, guest: Guest | undefined) => {
  const once = useActKey()
  const [progress, setProgress] = useState<number>()
  // The form was filled from this one: beside a guest who was read again, a colleague's change would look like ours.
  const [base, setBase] = useState(guest)
  const send = useMutation({
    mutationFn: ({ draft, photo }: GuestSheet) => {
      const file = photo instanceof File ? photo : undefined
      const given = {
        query: { form },
        body: changesOf(draft, photo, base),
        file,
        onProgress: file ? setProgress : () => {},
      }
      if (base && form !== 'quick') {
        const body = { ...given.body, version: base.version }
        return sendForm(guestEndpoints.update, { ...given, query: { form }, body, params: { slug: base.slug } })
      }
      const content = [given.body, file && [file.name, file.size, file.lastModified]]
      return once(content, (actKey) => sendForm(guestEndpoints.save, { ...given, actKey }))
    },
    onSettled: () => setProgress(undefined),
  })
  /** The guest as it is now, to save upon. */
  const fetchAgain = async (slug: string) => {
    const { data } = await call(guestEndpoints.get, { params: { slug } })
    setBase(data)
    return valuesOf(data)
  }
  return { send: send.mutateAsync, fetchAgain, progress, isSent: send.isPending || send.isSuccess }
}

/** Guests who may be the one being typed; `query` undefined asks nothing. */
export const useGuestDuplicates = (query: Partial<GuestDuplicateQuery> | undefined) =>
  useQuery({
    queryKey: [path, 'duplicates', query],
    queryFn: async ({ signal }) => (await call(guestEndpoints.duplicates, { query: query ?? {}, signal })).data,
    enabled: query !== undefined,
    // A hint that fails to come is no reason to disturb anyone.
    retry: false,
  })

export const useGuestPhoto = (slug: string | undefined) =>
  useQuery({
    queryKey: [path, 'photo', slug],
    queryFn: ({ signal }) => callForFile(guestEndpoints.photo, { params: { slug: slug ?? '' }, signal }),
    enabled: slug !== undefined,
    refetchOnWindowFocus: false,
  })

export const useNationalities = () =>
  useQuery({
    queryKey: [guestEndpoints.nationalities.path],
    queryFn: async ({ signal }) => (await call(guestEndpoints.nationalities, { signal })).data,
    staleTime: 5 * 60_000,
  })
