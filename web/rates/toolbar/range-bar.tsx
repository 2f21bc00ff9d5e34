import { ActionIcon, Button, Group, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { monthName } from '#web/kit/time/day-name.ts'
import { spans } from '#web/rates/rate-calendar-search.ts'
import { RateLegend } from '#web/rates/toolbar/rate-legend.tsx'
import classes from '#web/rates/toolbar/toolbar.module.css'

interface RangeBarProps {
  from: CalendarDate
  days: number
  today: CalendarDate
  roomTypes: { id: number; name: string }[]
  roomType: number | undefined
  onFrom: (day: CalendarDate | undefined) => void
  onDays: (days: number) => void
  onRoomType: (id: number | undefined) => void
}

/** No room type has this id. */
const allTypes = 0

const monthAt = (today: CalendarDate, offset: number) => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 7)
}

/** From last year's season, to copy it, to two years ahead. */
const monthsAround = (today: CalendarDate) =>
  Array.from({ length: 37 }, (_, index) => monthAt(today, index - 12)).map((month) => ({
    value: month,
    label: monthName(month),
  }))

/** Which days and room types the sheet shows. */
export const RangeBar = (props: RangeBarProps) => {
  const { from, days, today, roomTypes, roomType, onFrom, onDays, onRoomType } = props
  const month = from.slice(0, 7)
  const months = monthsAround(today)
  const known = months.some(({ value }) => value === month)
    ? months
    : [{ value: month, label: monthName(month) }, ...months]
  const page = Math.min(days, 28)
  return (
    <div className={classes.range} role="toolbar" aria-label="Days">
      <Group gap={4} wrap="nowrap">
        <Button variant="default" px={12} onClick={() => onFrom(undefined)}>
          Today
        </Button>
        <ActionIcon variant="default" size={36} aria-label="Earlier days" onClick={() => onFrom(addDays(from, -page))}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label="Later days" onClick={() => onFrom(addDays(from, page))}>
          <IconChevronRight size={18} />
        </ActionIcon>
        <DayInput aria-label="First day" w={122} value={from} onChange={(day) => day && onFrom(day)} />
      </Group>
      <Group gap={4} wrap="nowrap" className={classes.grow}>
        <Select
          aria-label="Month"
          className={classes.month}
          w={160}
          searchable
          allowDeselect={false}
          data={known}
          value={month}
          onChange={(chosen) => chosen && onFrom(`${chosen}-01`)}
        />
        <Select<number>
          aria-label="Days shown"
          w={124}
          allowDeselect={false}
          data={spans}
          value={spans.find(({ value }) => value >= days)?.value ?? days}
          onChange={(chosen) => chosen && onDays(chosen)}
        />
      </Group>
      <Select<number>
        aria-label="Room type"
        className={classes.types}
        allowDeselect={false}
        data={[
          { value: allTypes, label: 'All room types' },
          ...roomTypes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={roomType ?? allTypes}
        onChange={(id) => onRoomType(id || undefined)}
      />
      <RateLegend />
    </div>
  )
}
