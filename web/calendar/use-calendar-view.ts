import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { CalendarSearch, collapsedTypes, fewestDays } from '#web/calendar/calendar-search.ts'
import type { SearchFor } from '#web/kit/list/route-search.ts'
import { readSearch } from '#web/kit/list/use-list-query.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

const usualDays = 14
/** A phone shows a week; two fingers show up to two. */
const mostDaysOnPhone = 14
const zoomPause = 300

/** The part of the calendar that the address names, and ways to change it. */
export const useCalendarView = (search: SearchFor<CalendarSearch>) => {
  const navigate = useNavigate()
  const today = useHotelToday()
  const onPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const read = useMemo(() => readSearch(CalendarSearch, search), [search])
  const { days, collapsed } = read
  const closed = useMemo(() => collapsedTypes(collapsed), [collapsed])

  // The address follows the scrolling, so it is replaced: Back leaves the calendar.
  const change = useCallback(
    (changes: Partial<CalendarSearch>) =>
      void navigate({
        to: '.',
        search: (was: object) => withoutEmpty({ ...was, ...changes }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )

  // The wheel and two fingers zoom in many small steps; the address gets the last one.
  const [zoom, setZoom] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const zoomTo = useCallback(
    (next: number) => {
      setZoom(next)
      clearTimeout(timer.current)
      if (!onPhone) timer.current = setTimeout(() => change({ days: next }), zoomPause)
    },
    [change, onPhone],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has caught up, or was changed from outside
  useEffect(() => setZoom(undefined), [days])
  useEffect(() => () => clearTimeout(timer.current), [])

  const view = useMemo(
    () => ({
      ...read,
      from: read.from ?? addDays(today, -1),
      days: onPhone ? Math.min(zoom ?? fewestDays, mostDaysOnPhone) : (zoom ?? read.days ?? usualDays),
      collapsed: closed,
    }),
    [read, today, onPhone, zoom, closed],
  )
  return { view, change, zoomTo, onPhone }
}

export type CalendarView = ReturnType<typeof useCalendarView>['view']

const withoutEmpty = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))
