import { SegmentedControl, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { ChartPoint, ChartRange } from '#contract/dashboard/dashboard.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { useChart } from '#web/dashboard/dashboard-queries.ts'
import { Panel } from '#web/dashboard/panel.tsx'
import { Chart } from '#web/kit/chart/chart.tsx'
import type { ChartKind } from '#web/kit/chart/chart-data.ts'
import { ChartKindSwitch } from '#web/kit/chart/chart-kind-switch.tsx'

const ranges: { value: ChartRange; label: string }[] = [
  { value: '12m', label: '12 months' },
  { value: '30d', label: '30 days' },
]

/** How the days are written: short below the axis, and in full. */
const labelFormats: Record<ChartRange, { short: (day: CalendarDate) => string; full: (day: CalendarDate) => string }> =
  {
    '12m': { short: (day) => formatDay(day).slice(0, 3), full: (day) => formatDay(day).replace(/ \d\d,/, '') },
    '30d': { short: (day) => formatDay(day).slice(0, 6), full: formatDay },
  }

const seriesOf = (points: ChartPoint[]) => [
  { name: 'New Reservations', values: points.map((point) => point.new_reservations) },
  { name: 'Check-ins', values: points.map((point) => point.check_ins) },
  { name: 'Cancellations', values: points.map((point) => point.cancellations) },
]

export const BookingChart = ({ enabled }: { enabled: boolean }) => {
  const [kind, setKind] = useState<ChartKind>('bar')
  const [range, setRange] = useState<ChartRange>('12m')
  const { data, isError } = useChart(range, enabled)
  // While another range is on its way the points of the last one are shown, with their own labels.
  const { short, full } = labelFormats[data?.length === 30 ? '30d' : '12m']

  return (
    <Panel
      title="Reservations"
      tools={
        <div className={classes.chartTools}>
          <SegmentedControl aria-label="Range" size="xs" data={ranges} value={range} onChange={setRange} />
          <ChartKindSwitch kind={kind} onKind={setKind} />
        </div>
      }
    >
      <div className={classes.chart}>
        {data ? (
          <Chart
            caption="New reservations, check-ins and cancellations"
            kind={kind}
            series={seriesOf(data)}
            labels={data.map(({ from }) => short(from))}
            fullLabels={data.map(({ from }) => full(from))}
          />
        ) : (
          <Skeleton height={290} animate={!isError} />
        )}
      </div>
    </Panel>
  )
}
