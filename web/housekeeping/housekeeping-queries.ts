import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import {
  type HousekeepingBoard,
  HousekeepingBoard as HousekeepingBoardReply,
  type HousekeepingRoom,
} from '#contract/housekeeping/housekeeping.ts'
import type { Assignments, RoomChange } from '#contract/housekeeping/housekeeping-draft.ts'
import { housekeepingEndpoints as calls } from '#contract/housekeeping/housekeeping-endpoints.ts'
import { dataOf } from '#contract/kit/replies.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

/**
 * The fields of a room are the same in the reply and in the program, and the server's tests check each of them: checking
 * hundreds of rooms again after every change would be felt while typing.
 */
const read = {
  ...calls.board,
  reply: dataOf(HousekeepingBoardReply.extend({ rooms: z.custom<HousekeepingRoom[]>(Array.isArray) })),
}

/** Without a date it is today's board. */
export const boardQuery = (date: CalendarDate | undefined) =>
  queryOptions({
    queryKey: [calls.board.path, date ?? 'today'],
    queryFn: async ({ signal }): Promise<HousekeepingBoard> =>
      (await call(read, { query: date ? { date } : {}, signal })).data,
    // A change of a colleague changes a row where it is, so it need not wait for a moment without input.
    meta: { refreshAtOnce: true },
  })

export const useBoard = (date: CalendarDate | undefined) =>
  useQuery({ ...boardQuery(date), placeholderData: keepPreviousData })

export const useChangeRoom = () =>
  useWrite(calls.changeRoom, ({ slug, body }: { slug: string; body: RoomChange }) => ({ params: { slug }, body }))

export const useAssignRooms = () => useWrite(calls.assign, (body: Assignments) => ({ body }))
