import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import type { SearchFor } from '#web/kit/list/route-search.ts'
import { readSearch } from '#web/kit/list/use-list-query.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { RateCalendarSearch, usualDays } from '#web/rates/rate-calendar-search.ts'

/** The days and the room type that the address names, and a way to change them. */
export const useRateView = (search: SearchFor<RateCalendarSearch>) => {
  const navigate = useNavigate()
  const today = useHotelToday()
  const read = useMemo(() => readSearch(RateCalendarSearch, search), [search])
  const change = (changes: Partial<RateCalendarSearch>) =>
    void navigate({
      to: '.',
      search: (was: object) =>
        Object.fromEntries(Object.entries({ ...was, ...changes }).filter(([, value]) => value !== undefined)),
      replace: true,
      resetScroll: false,
    })
  const from = read.from ?? today
  const days = read.days ?? usualDays
  const range = useMemo(() => ({ from, to: addDays(from, days - 1) }), [from, days])
  return { today, range, days, roomType: read.room_type_id, change }
}

export type RateView = ReturnType<typeof useRateView>
