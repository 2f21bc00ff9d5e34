import { QueriesObserver, type QueryObserverOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import {
  Calendar,
  type CalendarBlock,
  type CalendarDay,
  type CalendarRoom,
  type CalendarStay,
} from '#contract/calendar/calendar.ts'
import { calendarEndpoints as calls } from '#contract/calendar/calendar-endpoints.ts'
import { dataOf } from '#contract/kit/replies.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import {
  type CalendarData,
  chunkOf,
  daysOfChunk,
  emptyCalendar,
  mergeCalendars,
} from '#web/calendar/data/calendar-data.ts'
import { call, callForFile } from '#web/kit/api/api.ts'

const { path } = calls.read

/**
 * The fields of rooms, stays, blocks and days are the same in the reply and in the program, and the server's tests check each of
 * them: checking thousands again would interrupt the scrolling.
 */
const listOf = <Row>() => z.custom<Row[]>(Array.isArray)
const read = {
  ...calls.read,
  reply: dataOf(
    Calendar.extend({
      rooms: listOf<CalendarRoom>(),
      stays: listOf<CalendarStay>(),
      blocks: listOf<CalendarBlock>(),
      days: listOf<CalendarDay>(),
    }),
  ),
}

const chunkQuery = (chunk: number) => {
  const query = daysOfChunk(chunk)
  return queryOptions({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await call(read, { query, signal })).data,
    // Every change of a topic in topics.ts reads it again.
    staleTime: 5 * 60_000,
    // The merge keeps the identity of unchanged records.
    structuralSharing: false,
  })
}

interface Days {
  from: CalendarDate
  to: CalendarDate
}

/** The days as they are now, with all rooms; at most `mostCalendarDays`. */
export const readCalendarDays = async (days: Days) => (await call(read, { query: days })).data

export const fetchCalendarFile = (days: Days) => callForFile(calls.file, { query: days })

/**
 * The calendar from one day to another, read in chunks of 28 days. Days that are still loading are left out; the rooms
 * stay as they were.
 */
export const useCalendarData = (from: CalendarDate, to: CalendarDate) => {
  const first = chunkOf(from)
  const last = chunkOf(to)
  const wanted = useMemo(() => Array.from({ length: last - first + 1 }, (_, index) => first + index), [first, last])
  const queries = useChunks(wanted)
  const replies = queries.map((query) => query?.data)
  usePrefetch(first - 1, last + 1, !replies.includes(undefined))
  const data = useMerged(replies)

  const client = useQueryClient()
  const failed = queries.find((query) => query?.error && !query.data)
  return {
    data,
    /** Nothing has been read yet. */
    isPending: data.rooms.length === 0 && replies.includes(undefined),
    error: failed?.error ?? null,
    refetch: () => {
      for (const [at, query] of queries.entries()) {
        if (query?.error) void client.refetchQueries({ queryKey: chunkQuery(first + at).queryKey })
      }
    },
  }
}

/**
 * What is known of each chunk. Unlike with `useQueries`, a reply is drawn as a transition, which does not interrupt the
 * scrolling, and other news of the queries draw nothing.
 */
const useChunks = (chunks: number[]) => {
  const client = useQueryClient()
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const known = chunks.map((chunk) => client.getQueryState(chunkQuery(chunk).queryKey))
  const drawn = useRef(known)
  useEffect(() => {
    drawn.current = known
  })
  const [observer] = useState(() => new QueriesObserver(client, []))
  useEffect(
    () =>
      observer.subscribe((results) => {
        const isNews = results.some(
          ({ data, error }, at) => data !== drawn.current[at]?.data || error !== (drawn.current[at]?.error ?? null),
        )
        if (isNews) startTransition(drawAgain)
      }),
    [observer],
  )
  useEffect(() => observer.setQueries(chunks.map(chunkQuery) as QueryObserverOptions[]), [observer, chunks])
  return known
}

/** The replies as one calendar, which stays the same object while none of them changes. */
const useMerged = (replies: (Calendar | undefined)[]) => {
  const shown = useRef<{ replies: typeof replies; data: CalendarData }>({ replies: [], data: emptyCalendar })
  const before = shown.current
  const isSame = before.replies.length === replies.length && replies.every((reply, at) => reply === before.replies[at])
  if (!isSame) {
    const loaded = replies.filter((reply) => reply !== undefined)
    const { room_types, rooms } = before.data
    const data = loaded.length > 0 ? mergeCalendars(loaded, before.data) : { ...emptyCalendar, room_types, rooms }
    shown.current = { replies, data }
  }
  return shown.current.data
}

/** Reads the chunks before and after the visible ones, so that scrolling finds them. */
const usePrefetch = (before: number, after: number, isReady: boolean) => {
  const client = useQueryClient()
  useEffect(() => {
    if (!isReady) return
    void client.prefetchQuery(chunkQuery(before))
    void client.prefetchQuery(chunkQuery(after))
  }, [client, before, after, isReady])
}
