import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import type { OccupancyFigures } from '#contract/reports/occupancy-report.ts'
import type { BookedPeriod } from '#contract/reports/on-the-books.ts'
import { Chart } from '#web/kit/chart/chart.tsx'
import { dayWithWeekday, periodLabel, rupeesInShort } from '#web/reports/period-text.ts'
import { ReportCard } from '#web/reports/report-card.tsx'

type Shown = 'rooms' | 'revenue' | 'adr'

const choices: { value: Shown; label: string }[] = [
  { value: 'rooms', label: 'Rooms sold' },
  { value: 'revenue', label: 'Revenue' },
  { value: 'adr', label: 'ADR' },
]

const figureOf: Record<Shown, (figures: OccupancyFigures) => number | null> = {
  rooms: ({ nights_sold }) => nights_sold,
  revenue: ({ room_revenue }) => rupeesFromPaise(room_revenue),
  adr: ({ adr }) => (adr === null ? null : rupeesFromPaise(adr)),
}

const roomsText = (rooms: number) => rooms.toLocaleString('en-IN')

/** Rooms and money don't share an axis: one is shown at a time. */
export const OnTheBooksChart = ({ days }: { days: BookedPeriod[] }) => {
  const [shown, setShown] = useState<Shown>('rooms')
  const of = (figures: OccupancyFigures | null) => (figures === null ? null : figureOf[shown](figures))
  return (
    <ReportCard
      title={`${choices.find(({ value }) => value === shown)?.label} by day`}
      action={
        <SegmentedControl
          aria-label="What the chart shows"
          size="xs"
          data-screen-only
          value={shown}
          onChange={setShown}
          data={choices}
        />
      }
    >
      <Chart
        caption="On the books and last year"
        kind="line"
        empty="Nothing is on the books for these days, and nothing was sold on them last year."
        labels={days.map(({ period }) => periodLabel(period))}
        fullLabels={days.map(({ period }) => dayWithWeekday(period))}
        series={[
          { name: 'On the books', values: days.map(({ booked }) => of(booked)) },
          { name: 'Last year', values: days.map(({ last_year }) => of(last_year)) },
        ]}
        format={shown === 'rooms' ? roomsText : rupeesInShort}
      />
    </ReportCard>
  )
}
