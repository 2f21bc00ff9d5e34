import { useMemo, useRef } from 'react'
import type { HousekeepingBoard } from '#contract/housekeeping/housekeeping.ts'
import { peopleInOrder, peopleWithRooms } from '#web/housekeeping/assign/people-in-order.ts'

const nobody: HousekeepingBoard['staff'] = []

/** The people of the board, those with rooms first. As long as a day is shown nobody changes places under the mouse. */
export const usePeopleInOrder = (board: HousekeepingBoard | undefined) => {
  const opened = useRef<{ date: string; withRooms: ReadonlySet<number> }>(undefined)
  if (board && opened.current?.date !== board.date)
    opened.current = { date: board.date, withRooms: peopleWithRooms(board.rooms) }
  const staff = board?.staff ?? nobody
  const withRooms = opened.current?.withRooms
  return useMemo(() => (withRooms ? peopleInOrder(staff, withRooms) : staff), [staff, withRooms])
}
