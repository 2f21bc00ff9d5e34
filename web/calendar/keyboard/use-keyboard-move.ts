import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CalendarRoom, CalendarStay } from '#contract/calendar/calendar.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { type Held, holdBars, targetsOf } from '#web/calendar/drag/held.ts'
import type { HeldThings } from '#web/calendar/drag/use-held.ts'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import type { CalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

interface Given {
  grid: RefObject<GridHandle | null>
  changes: CalendarChanges
  today: CalendarDate
  things: HeldThings
  selected: ReadonlySet<string>
  onSelect: (stay: string) => void
  onClear: () => void
}

const daysOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const rowsOfKey: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves bars with M, departures with E and chooses free cells with Shift and the arrows. Enter drops. Escape, a pressed
 * pointer and the loss of the focus cancel.
 */
export const useKeyboardMove = (given: Given) => {
  const latest = useRef(given)
  latest.current = given
  const [isOn, setOn] = useState(false)

  const begin = (held: Held) => {
    const { things, grid } = latest.current
    // A parked bar is picked up in the lane.
    grid.current?.focus()
    things.hold(held)
    setOn(true)
  }

  /** The held thing after a key; undefined if the key is not for it. */
  const step = (held: Held, key: string): Held | undefined => {
    const [days, rows] = [daysOfKey[key], rowsOfKey[key]]
    if (held.kind === 'cells') return days === undefined ? undefined : { ...held, to: addDays(held.to, days) }
    if (days !== undefined) return { ...held, days: held.days + days }
    if (held.kind !== 'bars' || rows === undefined) return undefined
    const rooms = latest.current.things.roomIds()
    // A parked bar comes in at the first room.
    const row = held.isOverPark ? 0 : rooms.indexOf(held.room_id) + rows
    return { ...held, isOverPark: false, room_id: rooms[row] ?? held.room_id }
  }

  const reveal = (held: Held) => {
    const { grid, things } = latest.current
    if (held.kind === 'cells') return grid.current?.reveal(held.room.id, held.to)
    const [target] = targetsOf(held, things.roomIds(), latest.current.today)
    const day = held.kind === 'departure' ? target?.check_out_date : target?.check_in_date
    if (target?.room_id && day) grid.current?.reveal(target.room_id, day)
  }

  useEffect(() => {
    if (!isOn) return
    const scroller = latest.current.grid.current?.scroller
    const cancel = () => {
      setOn(false)
      latest.current.things.cancel()
    }
    const onKey = (event: KeyboardEvent) => {
      const { things, grid } = latest.current
      const held = things.now()
      if (!held) return setOn(false)
      // Alt and an arrow go back in the browser, for example.
      if (event.target !== scroller || event.ctrlKey || event.altKey || event.metaKey) return
      const next = step(held, event.key)
      if (next) {
        things.hold(next)
        reveal(next)
      } else if (event.key === 'Enter') {
        setOn(false)
        const [target] = held.kind === 'cells' ? [] : targetsOf(held, things.roomIds(), latest.current.today)
        things.drop()
        if (target?.room_id) {
          grid.current?.setActive({ row: { kind: 'room', id: target.room_id }, day: target.check_in_date })
          grid.current?.focus()
        }
      } else if (event.key === 'Tab') return cancel()
      else if (event.key === 'Escape') cancel()
      // All other keys do nothing until the bar is dropped.
      event.preventDefault()
      event.stopPropagation()
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('keydown', onKey, { capture: true, signal })
    scroller?.addEventListener('blur', cancel, { signal })
    window.addEventListener('pointerdown', cancel, { capture: true, signal })
    return () => listening.abort()
  })

  const pickUp = (slug: string, kind: 'bars' | 'departure') => {
    const { changes, things, selected } = latest.current
    // The pointer drags something.
    if (things.now()) return
    const bar = changes.barOf(slug)
    const reason = changes.whyFixed(slug)
    if (reason) toast.warning(reason, 'Not moved')
    if (reason || !bar) return
    const others = selected.has(slug) ? [...selected].filter((one) => one !== slug) : []
    if (kind === 'departure') begin({ kind, bars: [bar], days: 0 })
    else begin(holdBars([bar, ...others.flatMap((one) => changes.barOf(one) ?? [])], things.roomIds()))
  }

  const onBarKey = (event: ReactKeyboardEvent, { stay }: CalendarStay) => {
    const { changes, selected, onSelect, onClear } = latest.current
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey)
    const key = event.key.toLowerCase()
    if (isPlain && key === 'm') pickUp(stay, 'bars')
    else if (isPlain && key === 'e') pickUp(stay, 'departure')
    else if (isPlain && key === 'p') changes.park(selected.has(stay) ? [...selected] : [stay])
    else if (event.shiftKey && key === ' ') onSelect(stay)
    else if (key === 'escape' && selected.size > 0) onClear()
    else return false
    event.preventDefault()
    return true
  }

  const onCellKey = (event: ReactKeyboardEvent, { room, day }: { room: CalendarRoom; day: CalendarDate }) => {
    const days = daysOfKey[event.key]
    if (!event.shiftKey || days === undefined || latest.current.things.now()) return false
    event.preventDefault()
    begin({ kind: 'cells', room, from: day, to: addDays(day, days) })
    return true
  }

  return { isOn, onBarKey, onCellKey, pickUp }
}
