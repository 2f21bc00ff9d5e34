import { Alert, Button } from '@mantine/core'
import { IconBed } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/calendar/calendar-page.module.css'
import { textOfTypes } from '#web/calendar/calendar-search.ts'
import { CalendarSkeleton } from '#web/calendar/calendar-skeleton.tsx'
import { useCalendarCard } from '#web/calendar/card/calendar-card.tsx'
import { useCalendarData } from '#web/calendar/data/calendar-queries.ts'
import { useNeededDays } from '#web/calendar/data/use-needed-days.ts'
import { CalendarGrid } from '#web/calendar/grid/calendar-grid.tsx'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import type { Hit } from '#web/calendar/search/find-stays.ts'
import { useHits } from '#web/calendar/search/use-hits.ts'
import { CalendarToolbar } from '#web/calendar/toolbar/calendar-toolbar.tsx'
import { useCalendarEditing } from '#web/calendar/use-calendar-editing.tsx'
import { useCalendarView } from '#web/calendar/use-calendar-view.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

export const CalendarPage = () => {
  const today = useHotelToday()
  const { view, change, zoomTo, onPhone } = useCalendarView(useSearch({ from: `/admin${paths.calendar}` }))
  const grid = useRef<GridHandle>(null)
  const screen = { from: view.from, to: addDays(view.from, view.days - 1) }
  const [needed, onDaysNeeded] = useNeededDays(screen)
  const onFrom = useCallback((day: CalendarDate) => change({ from: day }), [change])
  const onCollapse = useCallback(
    (collapsed: ReadonlySet<number>) => change({ collapsed: textOfTypes(collapsed) }),
    [change],
  )
  const { data, isPending, error, refetch } = useCalendarData(needed.from, needed.to)
  const editing = useCalendarEditing(grid, data, today)
  const { hover, pin, layer, sheets } = useCalendarCard({
    grid,
    data: editing.shown,
    today,
    onPhone,
    editing,
  })

  const goTo = useCallback((day: CalendarDate) => grid.current?.scrollToDay(day), [])
  const goToToday = useCallback(() => goTo(addDays(today, -1)), [goTo, today])
  const { from, days } = view
  const turnPage = useCallback((by: 1 | -1) => goTo(addDays(from, by * days)), [goTo, from, days])
  const showHit = ({ room_id, check_in_date }: Hit) => {
    const isOnScreen = screen.from <= check_in_date && check_in_date < screen.to
    if (!isOnScreen) goTo(addDays(check_in_date, -1))
    grid.current?.reveal(room_id, check_in_date)
  }
  const hits = useHits({ data, filters: view, today, shown: screen, onGo: showHit })
  const hasNoRooms = !isPending && data.rooms.length === 0

  return (
    <Page title="Room Calendar" trail={{ Home: paths.admin }} isWide action={hasNoRooms ? null : editing.buttons}>
      {error && data.rooms.length === 0 ? (
        <FailureState title={say.loadFailed} failure={error} onTryAgain={refetch} />
      ) : hasNoRooms ? (
        <EmptyState
          icon={<IconBed size={28} />}
          title={say.noRooms}
          text={say.addRoomsFirst}
          action={<ButtonLink to={paths.addRoom}>Add Room</ButtonLink>}
        />
      ) : (
        <div className={classes.calendar}>
          <CalendarToolbar
            view={view}
            change={change}
            roomTypes={data.room_types}
            hits={hits}
            onPhone={onPhone}
            onToday={goToToday}
            onJump={goTo}
            onPage={turnPage}
            onZoom={zoomTo}
          />
          {error && (
            <Alert className={classes.failure} data-tone="danger" role="alert">
              {failureText(error, say.loadFailed)}
              <Button size="compact-sm" variant="default" onClick={refetch}>
                Try again
              </Button>
            </Alert>
          )}
          <div className={classes.grid}>
            {isPending ? (
              <CalendarSkeleton />
            ) : (
              <CalendarGrid
                ref={grid}
                {...editing.gridProps}
                data={editing.shown}
                today={today}
                zoom={view.days}
                onZoom={zoomTo}
                from={view.from}
                onFrom={onFrom}
                onDaysNeeded={onDaysNeeded}
                collapsed={view.collapsed}
                onCollapse={onCollapse}
                hits={hits.hits}
                currentHit={hits.current}
                onHover={editing.isDragging ? undefined : hover}
                onOpen={(target) => {
                  if (target.kind === 'cell') editing.openCell(target.room, target.day)
                  else if (target.kind !== 'type') pin(target)
                }}
                layers={(geometry) => (
                  <>
                    {editing.gridProps.layers(geometry)}
                    {layer(geometry)}
                  </>
                )}
              />
            )}
          </div>
          {editing.below}
        </div>
      )}
      {sheets}
    </Page>
  )
}
