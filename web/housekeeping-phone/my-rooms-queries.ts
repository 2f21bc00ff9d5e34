import { queryOptions, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { MyRooms } from '#contract/housekeeping/housekeeping.ts'
import { housekeepingEndpoints } from '#contract/housekeeping/housekeeping-endpoints.ts'
import { z } from '#contract/kit/z.ts'
import { phoneQueue } from '#web/housekeeping-phone/phone-queue.ts'
import { call } from '#web/kit/api/api.ts'
import { queryClient } from '#web/kit/api/query-client.ts'
import { session } from '#web/kit/api/session.ts'
import { HotelContext } from '#web/kit/page/brand.tsx'

const keptName = 'my-rooms'
const Kept = z.object({ rooms: MyRooms, read_at: z.number() })

/** The rooms as they were when they were last read with this token. They are deleted when the person signs out. */
const keptRooms = () => {
  const token = session.token()
  return token === null ? undefined : Kept.safeParse(session.kept(keptName, token)).data
}

const myRoomsQuery = queryOptions({
  queryKey: [housekeepingEndpoints.mine.path],
  queryFn: async ({ signal }) => {
    const sent = phoneQueue.steps().flatMap(({ seq, state }) => (state === 'sent' ? [seq] : []))
    const token = session.token() ?? ''
    const { data } = await call(housekeepingEndpoints.mine, { token, signal })
    session.keep(keptName, token, z.encode(Kept, { rooms: data, read_at: Date.now() }))
    // After the rooms are shown. They include the sent steps; and there is a connection, so others can be sent.
    setTimeout(async () => {
      await phoneQueue.forgetSent(sent)
      await phoneQueue.retryNow()
    })
    return data
  },
})

/** My rooms; without a connection, as they were when they were last read. */
export const useMyRooms = () =>
  useQuery({
    ...myRoomsQuery,
    initialData: () => keptRooms()?.rooms,
    initialDataUpdatedAt: () => keptRooms()?.read_at,
    // A phone is often without a connection, and shown again after a while.
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
  })

/** The hotel, with the name that came with the rooms: after a reload without a connection nothing else knows it. */
export const useHotelOffline = () => {
  const hotel = useContext(HotelContext)
  const { data } = useQuery({ ...myRoomsQuery, enabled: false, initialData: () => keptRooms()?.rooms })
  return hotel.time_zone === undefined && data?.hotel_name
    ? { ...hotel, name: data.hotel_name, time_zone: data.time_zone }
    : hotel
}

export const readMyRoomsAgain = () => queryClient.invalidateQueries({ queryKey: myRoomsQuery.queryKey })
