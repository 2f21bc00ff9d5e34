import { useQuery } from '@tanstack/react-query'
import { largestPageSize } from '#contract/kit/paging.ts'
import { type AvailabilityQuery, availabilityEndpoint } from '#contract/rooms/availability.ts'
import type { Room } from '#contract/rooms/room.ts'
import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { type RoomRangeDraft, roomRangeEndpoints } from '#contract/rooms/room-range.ts'
import { call } from '#web/kit/api/api.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const roomQueries = slugQueries(roomEndpoints)

export const freeRoomsKey = [availabilityEndpoint.path]

/** Rooms that are free for some nights. Read again whenever the window is focused, since others book too. */
export const useFreeRooms = (query: AvailabilityQuery | undefined, wanted = true) =>
  useQuery({
    queryKey: [...freeRoomsKey, query],
    queryFn: async ({ signal }) => (await call(availabilityEndpoint, { ...(query && { query }), signal })).data,
    enabled: query !== undefined && wanted,
    staleTime: 10_000,
  })

/** All rooms, used when the free rooms cannot be read. */
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
      return rooms
    },
    enabled: wanted,
  })

/** The room numbers in a range such as `101-112`, and which of them exist already. */
export const useRoomRangePreview = (room_numbers: string, enabled: boolean) =>
  useQuery({
    queryKey: [roomRangeEndpoints.preview.path, room_numbers],
    queryFn: async ({ signal }) => (await call(roomRangeEndpoints.preview, { query: { room_numbers }, signal })).data,
    enabled,
  })

export const useAddRoomRange = () => useWrite(roomRangeEndpoints.save, (body: RoomRangeDraft) => ({ body }))
