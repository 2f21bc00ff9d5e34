import { startTransition, useCallback, useState } from 'react'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { chunkOf } from '#web/calendar/data/calendar-data.ts'

interface Days {
  from: CalendarDate
  to: CalendarDate
}

/** The days to read. They change only when another chunk is needed, not with every day that is scrolled by. */
export const useNeededDays = (first: Days) => {
  const [needed, setNeeded] = useState(first)
  const need = useCallback(
    (from: CalendarDate, to: CalendarDate) =>
      startTransition(() =>
        setNeeded((was) => (chunkOf(was.from) <= chunkOf(from) && chunkOf(to) <= chunkOf(was.to) ? was : { from, to })),
      ),
    [],
  )
  return [needed, need] as const
}
