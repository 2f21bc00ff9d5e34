import { useQuery } from '@tanstack/react-query'
import { mostCalendarDays } from '#contract/calendar/calendar.ts'
import { calendarEndpoints as calls } from '#contract/calendar/calendar-endpoints.ts'
import type { MakeRoomQuery, ProposedMove } from '#contract/calendar/make-room.ts'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { call } from '#web/kit/api/api.ts'

/** The fewest moves that free a room; read again when a colleague changes something. */
export const useMakeRoom = (query: MakeRoomQuery | undefined) =>
  useQuery({
    queryKey: [calls.makeRoom.path, query],
    queryFn: async ({ signal }) => (await call(calls.makeRoom, { ...(query && { query }), signal })).data,
    enabled: query !== undefined,
    staleTime: 10_000,
  })

interface Nights {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/** The room types that have a free room on each of the nights, though not always the same one. */
export const useTypesFreeEachNight = (nights: Nights | undefined) =>
  useQuery({
    queryKey: [calls.read.path, 'types free each night', nights],
    queryFn: async ({ signal }) => {
      if (!nights) return []
      const query = { from: nights.check_in_date, to: addDays(nights.check_out_date, -1) }
      const { room_types, days } = (await call(calls.read, { query, signal })).data
      return room_types.filter((_, index) => days.every(({ free_by_type }) => (free_by_type[index] ?? 0) > 0))
    },
    enabled: nights !== undefined && nightsBetween(nights.check_in_date, nights.check_out_date) <= mostCalendarDays,
    staleTime: 10_000,
  })

/** The stays of a proposal as the calendar has them. They may begin on days that the calendar has not loaded. */
export const readStaysOf = async (moves: Pick<ProposedMove, 'check_in_date'>[]) => {
  const days = [...new Set(moves.map(({ check_in_date }) => check_in_date))]
  const replies = await Promise.all(days.map((day) => call(calls.read, { query: { from: day, to: day } })))
  return replies.flatMap(({ data }) => data.stays)
}
