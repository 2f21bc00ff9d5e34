import { Skeleton } from '@mantine/core'
import { IconBed } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { addDays, type CalendarDate } from '#contract/kit/calendar-date.ts'
import classes from '#web/calendar/calendar-page.module.css'
import { useCalendarData } from '#web/calendar/calendar-queries.ts'
import { toggleType } from '#web/calendar/calendar-search.ts'
import { CalendarGrid } from '#web/calendar/grid/calendar-grid.tsx'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import { useCalendarView } from '#web/calendar/use-calendar-view.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

export const CalendarPage = () => {
  const today = useHotelToday()
  const { view, change } = useCalendarView(useSearch({ from: `/admin${paths.calendar}` }))
  const grid = useRef<GridHandle>(null)
  const [needed, setNeeded] = useState({ from: view.from, to: addDays(view.from, view.days) })
  const onDaysNeeded = useCallback((from: CalendarDate, to: CalendarDate) => setNeeded({ from, to }), [])
  const onFrom = useCallback((from: CalendarDate) => change({ from }), [change])
  const { data, isPending, error, refetch } = useCalendarData(needed.from, needed.to)

  return (
    <Page title="Room Calendar" trail={{ Home: paths.dashboard }}>
      {error && data.rooms.length === 0 ? (
        <FailureState title={say.loadFailed} failure={error} onTryAgain={refetch} />
      ) : isPending ? (
        <Skeleton height={480} />
      ) : data.rooms.length === 0 ? (
        <EmptyState
          icon={<IconBed size={28} />}
          title="There are no rooms yet"
          text="The calendar shows a row for each room. Add the rooms of the hotel first."
          action={<ButtonLink to={paths.addRoom}>Add Room</ButtonLink>}
        />
      ) : (
        <div className={classes.grid}>
          <CalendarGrid
            ref={grid}
            data={data}
            today={today}
            zoom={view.days}
            onZoom={(days) => change({ days })}
            from={view.from}
            onFrom={onFrom}
            onDaysNeeded={onDaysNeeded}
            collapsed={view.collapsed}
            onCollapse={(id) => change({ collapsed: toggleType(view.collapsed, id) })}
          />
        </div>
      )}
    </Page>
  )
}
