import { ActionIcon, Button, Collapse, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconFilter } from '@tabler/icons-react'
import { memo } from 'react'
import type { CalendarRoomType } from '#contract/calendar/calendar.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarSearch } from '#web/calendar/calendar-search.ts'
import { PrintMenu } from '#web/calendar/print/print-menu.tsx'
import { type HitsProps, HitsStepper } from '#web/calendar/search/hits-stepper.tsx'
import { CalendarFilters } from '#web/calendar/toolbar/calendar-filters.tsx'
import { CalendarLegend } from '#web/calendar/toolbar/calendar-legend.tsx'
import classes from '#web/calendar/toolbar/toolbar.module.css'
import { ZoomControl } from '#web/calendar/toolbar/zoom-control.tsx'
import type { CalendarView } from '#web/calendar/use-calendar-view.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'

interface CalendarToolbarProps {
  view: CalendarView
  change: (changes: Partial<CalendarSearch>) => void
  roomTypes: CalendarRoomType[]
  hits: HitsProps
  onPhone: boolean
  onToday: () => void
  onJump: (day: CalendarDate) => void
  /** One screen of days earlier, or later. */
  onPage: (by: 1 | -1) => void
  onZoom: (days: number) => void
}

/** Not drawn again when days are read or scrolled by. */
export const CalendarToolbar = memo((props: CalendarToolbarProps) => {
  const { view, change, roomTypes, hits, onPhone, onToday, onJump, onPage, onZoom } = props
  const [isOpen, { toggle }] = useDisclosure(false)
  const print = <PrintMenu days={{ from: view.from, to: addDays(view.from, view.days - 1) }} />
  const filters = <CalendarFilters view={view} change={change} roomTypes={roomTypes} />
  return (
    <div className={classes.frame} data-screen-only>
      <div className={classes.toolbar} role="toolbar" aria-label="Calendar">
        <Group gap={4}>
          <Button variant="default" px={onPhone ? 10 : 12} onClick={onToday}>
            Today
          </Button>
          <ActionIcon variant="default" size={36} aria-label="Earlier days" onClick={() => onPage(-1)}>
            <IconChevronLeft size={18} />
          </ActionIcon>
          <ActionIcon variant="default" size={36} aria-label="Later days" onClick={() => onPage(1)}>
            <IconChevronRight size={18} />
          </ActionIcon>
          <DayInput
            aria-label="Go to date"
            w={onPhone ? 124 : 116}
            value={view.from}
            onChange={(day) => day && onJump(day)}
          />
          {onPhone ? (
            <ActionIcon
              variant={isOpen ? 'filled' : 'default'}
              size={36}
              aria-label="Search and filters"
              aria-expanded={isOpen}
              onClick={toggle}
            >
              <IconFilter size={18} />
            </ActionIcon>
          ) : (
            <ZoomControl days={view.days} onZoom={onZoom} />
          )}
          {onPhone && <CalendarLegend />}
        </Group>
        {onPhone ? (
          <Collapse expanded={isOpen || hits.isActive} transitionDuration={120} className={classes.folded}>
            <div className={classes.filters}>
              {filters}
              {print}
            </div>
          </Collapse>
        ) : (
          <div className={classes.find}>
            {filters}
            <HitsStepper {...hits} />
          </div>
        )}
        {onPhone ? (
          <HitsStepper {...hits} />
        ) : (
          <div className={classes.end}>
            {print}
            <CalendarLegend />
          </div>
        )}
      </div>
    </div>
  )
})
