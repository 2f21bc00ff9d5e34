import { type RefObject, useMemo, useRef, useState } from 'react'
import type { ColleagueChange, UnsavedMove } from '#contract/calendar/apply-moves.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { warningsOf, whyNotBook } from '#contract/calendar/why-not.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { type Held, type HeldCells, isWhereItWas, nightsOfCells, targetsOf } from '#web/calendar/drag/held.ts'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import type { CalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'

/** What would happen if the held thing were dropped now. */
export interface HeldView {
  held: Held
  /** Where the bars would go; none for cells. */
  targets: UnsavedMove[]
  isUnmoved: boolean
  /** Why it can't be dropped here. In Rearrange mode some of these are taken as a conflict. */
  reason: string | undefined
  isTaken: boolean
  warnings: string[]
  /** The stay as a colleague has saved it while it was held. */
  changed?: ColleagueChange | undefined
}

interface Given {
  grid: RefObject<GridHandle | null>
  changes: CalendarChanges
  today: CalendarDate
  onCells: (cells: HeldCells) => void
  /** The cells were let go, but their nights are not free. */
  onRefusedCells: (cells: HeldCells, reason: string) => void
}

/** The bars, the edge or the free cells that pointer or keyboard hold, and what dropping them would do. */
export const useHeld = ({ grid, changes, today, onCells, onRefusedCells }: Given) => {
  const [held, setHeld] = useState<Held>()
  const current = useRef<Held>(undefined)
  const change = (next: Held | undefined) => {
    // The pointer moves much more often than from one cell to another.
    if (isSameHeld(current.current, next)) return
    current.current = next
    setHeld(next)
  }
  const roomIds = () => [...(grid.current?.geometry.rowOfRoom.keys() ?? [])]

  const look = (thing: Held): HeldView => {
    if (thing.noRoom) {
      const reason = thing.noRoom === 'outside' ? say.outsideCalendar : say.notARoom
      return { held: thing, targets: [], isUnmoved: true, reason, isTaken: false, warnings: [] }
    }
    if (thing.kind === 'cells') {
      const wanted = { room_id: thing.room.id, ...nightsOfCells(thing) }
      const reason = whyNotBook(changes.shown, wanted, today)
      return { held: thing, targets: [], isUnmoved: false, reason, isTaken: false, warnings: [] }
    }
    const targets = targetsOf(thing, roomIds(), today)
    const isUnmoved = isWhereItWas(thing, targets)
    const warnings = targets.flatMap((move) =>
      move.room_id === null ? [] : warningsOf(changes.shown, move.was, { ...move, room_id: move.room_id }),
    )
    return { held: thing, targets, isUnmoved, warnings, ...changes.judge(targets) }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: judged again when the held thing or the calendar changes
  const view = useMemo(() => held && look(held), [held, changes.shown, changes.isRearranging, today])

  return {
    view,
    roomIds,
    now: () => current.current,
    hold: change,
    cancel: () => change(undefined),
    /** Lets go: bars are dropped where they are, and cells offer what can be done with them. */
    drop: () => {
      const last = current.current
      change(undefined)
      if (!last || last.noRoom) return
      const view = look(last)
      if (last.kind === 'cells') {
        if (view.reason) onRefusedCells(last, view.reason)
        else onCells(last)
      } else if (!view.isUnmoved) {
        changes.drop(view.targets)
        // Shown where the colleague has put it, to be moved from there.
        const now = view.changed?.saved
        if (now) grid.current?.reveal(now.room_id, now.check_in_date)
      }
    },
  }
}

const isSameHeld = (one: Held | undefined, other: Held | undefined) => {
  if (!one || !other) return one === other
  const before: Record<string, unknown> = { ...one }
  return Object.entries(other).every(([name, value]) => before[name] === value)
}

export type HeldThings = ReturnType<typeof useHeld>
