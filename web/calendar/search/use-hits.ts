import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { BookingQuery } from '#contract/bookings/booking.ts'
import { largestPageSize } from '#contract/kit/paging.ts'
import { type CalendarDate, earlierOf, latestOf } from '#contract/kit/time/calendar-date.ts'
import { useBookings } from '#web/bookings/booking-queries.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import {
  type Filters,
  findStays,
  firstHit,
  type Hit,
  hasFilters,
  withBookings,
} from '#web/calendar/search/find-stays.ts'

interface Given {
  data: CalendarData
  filters: Filters
  today: CalendarDate
  /** The days on the screen. */
  shown: { from: CalendarDate; to: CalendarDate }
  onGo: (hit: Hit) => void
}

/** The stays that the search and the filters find, and the one that is shown now. */
export const useHits = ({ data, filters, today, shown, onGo }: Given) => {
  const { search, room_type_id, highlight } = filters
  const isActive = hasFilters(filters)
  const elsewhere = useBookingsElsewhere(filters)
  const hits = useMemo(() => {
    if (!isActive) return []
    return withBookings(findStays(data, { search, room_type_id, highlight }, today), elsewhere ?? [])
  }, [data, search, room_type_id, highlight, today, isActive, elsewhere])
  const slugs = useMemo(() => (isActive ? new Set(hits.map(({ stay }) => stay)) : undefined), [hits, isActive])

  const [current, setCurrent] = useState<string>()
  const go = (hit: Hit | undefined) => {
    setCurrent(hit?.stay)
    if (hit) onGo(hit)
  }

  // A new search scrolls to its first hit, once its answer is there. A colleague's change scrolls nothing.
  const asked = isActive ? `${search ?? ''} ${room_type_id ?? ''} ${highlight ?? ''}` : ''
  const answered = useRef('')
  const isAnswered = elsewhere !== undefined && (data.days.size > 0 || hits.length > 0)
  useEffect(() => {
    if (asked === answered.current || !isAnswered) return
    answered.current = asked
    go(firstHit(hits, shown, today))
  })

  const position = hits.findIndex(({ stay }) => stay === current)
  const latest = useRef<(by: 1 | -1) => void>(undefined)
  useEffect(() => {
    latest.current = (by) => go(hits[(position + by + hits.length) % hits.length])
  })
  const step = useCallback((by: 1 | -1) => latest.current?.(by), [])
  // Of other days, only the search is known: the filters look at the days that are loaded.
  const isLimited = Boolean(room_type_id || highlight) && data.days.size > 0
  const days = useMemo(() => (isLimited ? loadedDays(data) : undefined), [isLimited, data])
  const count = hits.length
  return useMemo(
    () => ({ isActive, isAnswered, days, hits: slugs, count, position, current, step }),
    [isActive, isAnswered, days, slugs, count, position, current, step],
  )
}

const loadedDays = ({ days }: CalendarData) => {
  const loaded = [...days.keys()]
  return { from: loaded.reduce(earlierOf), to: latestOf(loaded) }
}

/** The bookings that the list finds by this text, on any day; undefined until they are known. */
const useBookingsElsewhere = ({ search = '', room_type_id, highlight }: Filters) => {
  const typed = search.trim()
  const isAsked = typed.length > 1 && !room_type_id && !highlight
  const query = useMemo(
    () => BookingQuery.parse({ search: typed, per_page: largestPageSize, sort: '-check_in_date' }),
    [typed],
  )
  const list = useBookings(query, isAsked)
  if (!isAsked) return nothing
  return list.isPlaceholderData || list.isPending ? undefined : (list.data?.data ?? nothing)
}

const nothing: never[] = []
