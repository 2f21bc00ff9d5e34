import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { Assignment } from '#contract/housekeeping/assign-evenly.ts'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { type Changes, isContested, type Pending, replaceRooms } from '#web/housekeeping/board/apply-changes.ts'
import { boardQuery, useAssignRooms, useChangeRoom } from '#web/housekeeping/housekeeping-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

/** Why a change was not saved, and the room as a colleague has left it. */
export interface Refused {
  reason: string
  now?: HousekeepingRoom | undefined
}

const isOvertaken = (failure: unknown) => failure instanceof Problem && failure.code === 'changed_meanwhile'

/**
 * Saves changes of the board. They are shown at once; those of one room are sent one after the other, because each
 * needs the version that the one before it made.
 */
export const useBoardChanges = (date: CalendarDate | undefined) => {
  const client = useQueryClient()
  const { mutateAsync: sendRoom } = useChangeRoom()
  const { mutateAsync: sendAssignments } = useAssignRooms()
  const [pending, setPending] = useState<Pending>(new Map())
  const queues = useRef(new Map<string, Promise<unknown>>())
  const ownVersions = useRef(new Map<string, number>())
  const query = boardQuery(date)
  const latest = useRef({ date, query, sendRoom, sendAssignments })
  latest.current = { date, query, sendRoom, sendAssignments }

  const show = useCallback((slugs: string[], changes: Changes) => {
    setPending((now) => new Map([...now, ...slugs.map((slug) => [slug, { ...now.get(slug), ...changes }] as const)]))
  }, [])
  const hide = useCallback((slugs: string[]) => {
    setPending((now) => new Map([...now].filter(([slug]) => !slugs.includes(slug))))
  }, [])

  const keep = useCallback(
    ({ queryKey }: typeof query, saved: HousekeepingRoom[]) => {
      for (const { slug, version } of saved) ownVersions.current.set(slug, version)
      client.setQueryData(queryKey, (board) => (board ? { ...board, rooms: replaceRooms(board.rooms, saved) } : board))
    },
    [client],
  )

  const send = useCallback(
    async (
      room: HousekeepingRoom,
      changes: Changes,
      version: number,
      isAgain = false,
    ): Promise<Refused | undefined> => {
      const { date: day, query: board } = latest.current
      try {
        const reply = await latest.current.sendRoom({
          slug: room.slug,
          body: { ...(day && { date: day }), ...changes, version },
        })
        keep(board, [reply.data])
        return undefined
      } catch (failure) {
        if (!isOvertaken(failure)) return { reason: failureText(failure, say.saveFailed) }
        const now = (await client.fetchQuery({ ...board, staleTime: 0 })).rooms.find(({ slug }) => slug === room.slug)
        // The colleague changed something else: both changes can be kept.
        if (now && !isAgain && !isContested(changes, room, now)) return send(room, changes, now.version, true)
        return { reason: failureText(failure, say.saveFailed), now }
      }
    },
    [client, keep],
  )

  /** Undefined once it is saved. */
  const change = useCallback(
    async (room: HousekeepingRoom, changes: Changes): Promise<Refused | undefined> => {
      const { slug } = room
      show([slug], changes)
      const sending = (queues.current.get(slug) ?? Promise.resolve())
        .then(() => send(room, changes, Math.max(room.version, ownVersions.current.get(slug) ?? 0)))
        .catch((failure: unknown): Refused => ({ reason: failureText(failure, say.saveFailed) }))
      queues.current.set(slug, sending)
      const refused = await sending
      if (queues.current.get(slug) === sending) {
        queues.current.delete(slug)
        hide([slug])
      }
      return refused
    },
    [send, show, hide],
  )

  /** As above, and a refusal is told: for changes that have no place of their own for it. */
  const changeAndTell = useCallback(
    async (room: HousekeepingRoom, changes: Changes) => {
      const refused = await change(room, changes)
      if (refused) toast.notSaved(refused.reason, `Room ${room.room_number} not changed`)
    },
    [change],
  )

  /** Gives several rooms to people, all of them or none. `left` rooms were left out. Whether it is saved. */
  const assign = useCallback(
    async (assignments: Assignment[], left = 0) => {
      const slugs = assignments.map(({ room }) => room)
      for (const { room, assignee_id } of assignments) show([room], { assignee_id })
      try {
        const { date: day, query: board } = latest.current
        const reply = await latest.current.sendAssignments({ ...(day && { date: day }), rooms: assignments })
        keep(board, reply.data)
        toast.success(left > 0 ? `${reply.message}. ${say.beingCleaned(left)}` : reply.message)
        return true
      } catch (failure) {
        toast.notSaved(failureText(failure, say.assignFailed))
        void client.invalidateQueries({ queryKey: latest.current.query.queryKey })
        return false
      } finally {
        hide(slugs)
      }
    },
    [client, show, hide, keep],
  )

  return { pending, change, changeAndTell, assign }
}

export type ChangeRoom = ReturnType<typeof useBoardChanges>['change']
