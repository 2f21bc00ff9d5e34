import { useQueries } from '@tanstack/react-query'
import type { RoomQuery } from '#contract/rooms/room.ts'
import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { call } from '#web/kit/api.ts'

type Narrowing = Pick<RoomQuery, 'status' | 'room_type_id'>

/** How many rooms there are of each kind asked for, counted by the database. */
export const useRoomCounts = (kinds: Narrowing[]) =>
  useQueries({
    queries: kinds.map((kind) => ({
      queryKey: [roomEndpoints.list.path, 'count', kind],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call(roomEndpoints.list, { query: { ...kind, per_page: 1 }, signal })).data.total,
    })),
  })
