import { useQuery } from '@tanstack/react-query'
import { largestPageSize } from '#contract/kit/paging.ts'
import { roomTypeEndpoints } from '#contract/room-types/room-type-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const roomTypeQueries = slugQueries(roomTypeEndpoints)

/** Every room type, to choose from. A hotel has a handful. */
export const useRoomTypeOptions = () =>
  useQuery({
    queryKey: [roomTypeEndpoints.list.path, 'options'],
    queryFn: async ({ signal }) => {
      const { data } = await call(roomTypeEndpoints.list, {
        query: { per_page: largestPageSize, sort: 'name' },
        signal,
      })
      return data.data.map(({ id, name }) => ({ value: id, label: name }))
    },
  })
