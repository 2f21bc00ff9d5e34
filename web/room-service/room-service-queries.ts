import { useQuery } from '@tanstack/react-query'
import { occupiedRoomsEndpoint } from '#contract/rooms/occupied-rooms.ts'
import { call } from '#web/kit/api/api.ts'

export const useOccupiedRooms = () =>
  useQuery({
    queryKey: [occupiedRoomsEndpoint.path],
    queryFn: async ({ signal }) => (await call(occupiedRoomsEndpoint, { signal })).data,
  })
