import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import type { Guest, GuestDuplicateQuery, GuestForm, GuestQuery } from '#contract/guests/guest.ts'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { topicOf } from '#contract/kit/live.ts'
import type { GuestSheet } from '#web/guests/form/guest-values.ts'
import { changesOf, valuesOf } from '#web/guests/form/guest-values.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { sendForm } from '#web/kit/api/send-form.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'
import { useWrite } from '#web/kit/api/use-write.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { useFailureToast } from '#web/kit/feedback/use-failure-toast.ts'
import { typingPause } from '#web/kit/fields/typing-pause.ts'

const { path } = guestEndpoints.list

export const useGuests = (query: GuestQuery) =>
  useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await call(guestEndpoints.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const fetchGuest = async (slug: string, signal?: AbortSignal) =>
  (await call(guestEndpoints.get, { params: { slug }, ...(signal && { signal }) })).data

/** One guest, read-only. */
export const useGuest = (slug: string | undefined) =>
  useQuery({
    queryKey: [path, 'one', slug],
    queryFn: ({ signal }) => fetchGuest(slug ?? '', signal),
    enabled: slug !== undefined,
    staleTime: 0,
  })

/** The guest to edit. Always read anew, because an edit sends its version; not refreshed while it is edited. */
export const useGuestToEdit = (slug: string) =>
  useQuery({
    queryKey: [path, 'edit', slug],
    queryFn: ({ signal }) => fetchGuest(slug, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { noAutoRefresh: true },
  })

/** Guests to choose from, found by name or phone. */
export const useGuestOptions = (search: string, enabled = true) =>
  useQuery({
    queryKey: [guestEndpoints.options.path, search],
    queryFn: async ({ signal }) => (await call(guestEndpoints.options, { query: { search }, signal })).data,
    placeholderData: keepPreviousData,
    enabled,
    staleTime: 30_000,
  })

/** Guests that fit what is being typed. */
export const useGuestSearch = (typed: string | undefined) => {
  const wanted = typed?.trim() ?? ''
  const [search] = useDebouncedValue(wanted, typingPause)
  const { data: found = [], error, isPlaceholderData, isPending } = useGuestOptions(search)
  useFailureToast(error, failureText(error, bookingMessages.guestsFailed))
  return {
    wanted,
    found,
    isCurrent: wanted === search && !isPlaceholderData && !isPending,
    nothingFound: error ? bookingMessages.guestsFailed : 'No guest has this name or phone',
  }
}

/** The same for people who come with a guest: nobody is offered before something is typed. */
export const useCompanionSearch = (typed: string | undefined) => {
  const search = useGuestSearch(typed)
  return search.wanted === '' ? { ...search, found: [], nothingFound: 'Type a name or a phone number' } : search
}

/** One guest of the options, by id. */
export const guestOptionQuery = (id: number | null) =>
  queryOptions({
    queryKey: [guestEndpoints.options.path, { id }],
    queryFn: async ({ signal }) =>
      (await call(guestEndpoints.options, { query: { id: id ?? undefined }, signal })).data[0] ?? null,
    enabled: id !== null,
    staleTime: 30_000,
  })

/** The guest that is chosen in the form. */
export const useGuestOption = (id: number | null) => useQuery(guestOptionQuery(id))

export const useRemoveGuest = () => useWrite(guestEndpoints.remove, (slug: string) => ({ params: { slug } }))

/** Registers a guest, or sends the changes of the given one, with the progress of the photo upload. */
export const useSendGuest = (form: GuestForm, guest: Guest | undefined) => {
  const once = useActKey()
  const [progress, setProgress] = useState<number>()
  // The version that the form shows. Compared with a newer one, a colleague's change would look like ours.
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
    meta: { changes: topicOf(path) },
  })
  /** Reads the current version of the guest, as the base of the next save. */
  const fetchAgain = async (slug: string) => {
    const fresh = await fetchGuest(slug)
    setBase(fresh)
    return valuesOf(fresh)
  }
  return { send: send.mutateAsync, fetchAgain, progress, isSent: send.isPending || send.isSuccess }
}

/** Registered guests who may be the one that is being typed. Not read without a query. */
export const useGuestDuplicates = (query: Partial<GuestDuplicateQuery> | undefined) =>
  useQuery({
    queryKey: [path, 'duplicates', query],
    queryFn: async ({ signal }) => (await call(guestEndpoints.duplicates, { query: query ?? {}, signal })).data,
    enabled: query !== undefined,
    // If the hint cannot be read, it is left out without a message.
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
