import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { largestPageSize } from '#contract/kit/paging.ts'
import { type AvailabilityQuery, availabilityEndpoint } from '#contract/rooms/availability.ts'
import type { Room } from '#contract/rooms/room.ts'
import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { taxEndpoints } from '#contract/taxes/tax-endpoints.ts'
import { call } from '#web/kit/api/api.ts'

/** Rooms that are free for some nights; asked again whenever the form is looked at, since others book too. */
export const useFreeRooms = (query: AvailabilityQuery | undefined, wanted = true) =>
  useQuery({
    queryKey: [availabilityEndpoint.path, query],
    queryFn: async ({ signal }) => (await call(availabilityEndpoint, { ...(query && { query }), signal })).data,
    enabled: query !== undefined && wanted,
    staleTime: 10_000,
  })

/** Every room, for when nobody can say which are free. */
export const useAllRooms = (wanted: boolean) =>
  useQuery({
    queryKey: [roomEndpoints.list.path, 'all'],
    queryFn: async ({ signal }) => {
      const rooms: Room[] = []
      for (let page = 1, last = 1; page <= last; page++) {
        const query = { page, per_page: largestPageSize, sort: 'room_number' as const }
        const { data } = await call(roomEndpoints.list, { query, signal })
        rooms.push(...data.data)
        last = data.last_page
      }
      return rooms.filter((room) => room.status !== 'maintenance')
    },
    enabled: wanted,
  })

export const useGuestOptions = (search: string, enabled = true) =>
  useQuery({
    queryKey: [guestEndpoints.options.path, search],
    queryFn: async ({ signal }) => (await call(guestEndpoints.options, { query: { search }, signal })).data,
    placeholderData: keepPreviousData,
    enabled,
    staleTime: 30_000,
  })

/** The guest that was chosen before the form opened. */
export const useGuestOption = (id: number | null) =>
  useQuery({
    queryKey: [guestEndpoints.options.path, { id }],
    queryFn: async ({ signal }) =>
      (await call(guestEndpoints.options, { query: { id: id ?? undefined }, signal })).data[0] ?? null,
    enabled: id !== null,
    staleTime: 30_000,
  })

export const useGuest = (slug: string) =>
  useQuery({
    queryKey: [guestEndpoints.get.path, slug],
    queryFn: async ({ signal }) => (await call(guestEndpoints.get, { params: { slug }, signal })).data,
    staleTime: 0,
  })

/** What the tax of a bill is calculated with. */
export const useBillTaxes = () =>
  useQuery({
    queryKey: [taxEndpoints.forBills.path],
    queryFn: async ({ signal }) => (await call(taxEndpoints.forBills, { signal })).data,
    staleTime: 60_000,
  })
