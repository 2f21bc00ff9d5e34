import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { addDays } from '#contract/kit/calendar-date.ts'
import { CalendarSearch, collapsedTypes, fewestDays } from '#web/calendar/calendar-search.ts'
import type { SearchFor } from '#web/kit/list/route-search.ts'
import { readSearch } from '#web/kit/list/use-list-query.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

const usualDays = 14

/** The part of the calendar that the address names, and a way to change it. */
export const useCalendarView = (search: SearchFor<CalendarSearch>) => {
  const navigate = useNavigate()
  const today = useHotelToday()
  const onPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const { from, days, collapsed, ...filters } = readSearch(CalendarSearch, search)
  const closed = useMemo(() => collapsedTypes(collapsed), [collapsed])

  // The address changes while the calendar scrolls, so it is replaced: Back leaves the calendar.
  const change = useCallback(
    (changes: Partial<CalendarSearch>) =>
      navigate({
        to: '.',
        search: (was: object) => withoutEmpty({ ...was, ...changes }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )

  const view = {
    from: from ?? addDays(today, -1),
    days: onPhone ? fewestDays : (days ?? usualDays),
    collapsed: closed,
    ...filters,
  }
  return { view, change }
}

const withoutEmpty = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))
