import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { StayIndex } from '#web/calendar/bars/stay-index.ts'
import { dayAt, type Geometry } from '#web/calendar/grid/geometry.ts'
import type { CalendarGridProps, GridPlace, GridTarget } from '#web/calendar/grid/grid-types.ts'
import { placeOf, targetAt, walk } from '#web/calendar/keyboard/keyboard-navigation.ts'
import { useUsesKeys } from '#web/calendar/keyboard/use-uses-keys.ts'

interface Given extends Pick<CalendarGridProps, 'onBarKey' | 'onCellKey' | 'onHover'> {
  geometry: Geometry
  index: StayIndex
  today: CalendarDate
  /** The size of the visible part of the body. */
  visible: { width: number; height: number }
  reveal: (place: GridPlace) => void
  onPress: (target: GridTarget) => void
}

/**
 * The place that the keyboard is at. The grid itself has the focus; it names the bar or the cell to screen readers. A
 * mouse that presses the grid gives it the focus too, but marks no place and opens no card.
 */
export const useGridCursor = (given: Given) => {
  const { geometry, index, today, onHover, onPress } = given
  const [active, setActive] = useState<GridPlace>()
  const [hasFocus, setFocus] = useState(false)
  const usesKeys = useUsesKeys()
  const target = active && hasFocus && usesKeys ? targetAt(geometry, index, active) : undefined

  // A card opens while the keyboard rests on a bar that its keys went to, as with the mouse. When the focus returns from
  // a button or a dialog, or a colleague moves another bar there, a card would only cover the bars below.
  const bar = target?.kind === 'stay' || target?.kind === 'block' ? target : undefined
  const key = bar && (bar.kind === 'stay' ? bar.stay.stay : bar.block.id)
  const hasWalked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place or another bar is news
  useEffect(() => {
    onHover?.(hasWalked.current ? bar : undefined)
    hasWalked.current = false
  }, [key, active])

  const visibleDays = ({ scrollLeft }: Element) => {
    const { dayWidth } = geometry
    return {
      firstVisible: dayAt(geometry, scrollLeft + dayWidth - 1),
      lastVisible: dayAt(geometry, scrollLeft + given.visible.width - dayWidth),
    }
  }
  const isVisible = (place: GridPlace, scroller: Element) => {
    const { firstVisible, lastVisible } = visibleDays(scroller)
    const found = targetAt(geometry, index, place)
    const bar = found?.kind === 'stay' ? found.stay : found?.kind === 'block' ? found.block : undefined
    return place.day <= lastVisible && firstVisible <= (bar?.check_out_date ?? place.day)
  }
  /** Today, or the first visible day, in the first visible room. */
  const start = (scroller: Element) => {
    const rooms = geometry.rows.filter(({ kind }) => kind === 'room')
    const row = rooms.find(({ y }) => y >= scroller.scrollTop) ?? rooms[0] ?? geometry.rows[0]
    const first = row && placeOf(row, today)
    return first && (isVisible(first, scroller) ? first : placeOf(row, visibleDays(scroller).firstVisible))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || event.metaKey) return
    const place = active ?? start(event.currentTarget)
    if (!place) return
    const found = targetAt(geometry, index, place)
    if (found?.kind === 'stay' && given.onBarKey?.(event, found.stay)) return
    if (found?.kind === 'cell' && given.onCellKey?.(event, found)) return
    if (found && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      return onPress(found)
    }
    const next = walk(event, {
      geometry,
      index,
      place,
      ...visibleDays(event.currentTarget),
      rowsPerPage: Math.max(1, Math.floor(given.visible.height / geometry.rowHeight) - 1),
    })
    if (!next) return
    event.preventDefault()
    hasWalked.current = true
    setActive(next)
    given.reveal(next)
  }

  const handlers = {
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      if (event.target !== event.currentTarget) return
      setFocus(true)
      // Days far from the screen would make the first arrow jump away.
      const scroller = event.currentTarget
      setActive((was) => (was && isVisible(was, scroller) ? was : start(scroller)))
    },
    onBlur: (event: FocusEvent) => event.target === event.currentTarget && setFocus(false),
  }
  return { active, setActive, target, handlers }
}
