import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { type Paise, rupeesFromPaise } from '#contract/kit/money.ts'
import type { OccupancyRow } from '#contract/reports/occupancy-report.ts'
import { Chart } from '#web/kit/chart/chart.tsx'
import { percentText, periodLabel, periodName, rupeesInShort } from '#web/reports/period-text.ts'
import { ReportCard } from '#web/reports/report-card.tsx'

const inRupees = (amount: Paise | null) => (amount === null ? null : rupeesFromPaise(amount))

/** Percent and money don't share an axis: one is shown at a time. */
export const OccupancyChart = ({ rows }: { rows: OccupancyRow[] }) => {
  const [what, setWhat] = useState<'occupancy' | 'rates'>('occupancy')
  const axis = {
    labels: rows.map(({ period }) => periodLabel(period)),
    fullLabels: rows.map(({ period }) => periodName(period)),
  }
  return (
    <ReportCard
      title={what === 'occupancy' ? 'Occupancy' : 'ADR and RevPAR'}
      action={
        <SegmentedControl
          aria-label="What the chart shows"
          size="xs"
          data-screen-only
          value={what}
          onChange={setWhat}
          data={[
            { value: 'occupancy', label: 'Occupancy' },
            { value: 'rates', label: 'ADR and RevPAR' },
          ]}
        />
      }
    >
      {what === 'occupancy' ? (
        <Chart
          {...axis}
          caption="Occupancy"
          kind="bar"
          empty="No rooms were sold in this period."
          series={[{ name: 'Occupancy', values: rows.map(({ occupancy }) => occupancy) }]}
          format={percentText}
        />
      ) : (
        <Chart
          {...axis}
          caption="ADR and RevPAR"
          kind="line"
          empty="No rooms were sold in this period."
          series={[
            { name: 'ADR', values: rows.map(({ adr }) => inRupees(adr)) },
            { name: 'RevPAR', values: rows.map(({ revpar }) => inRupees(revpar)) },
          ]}
          format={rupeesInShort}
        />
      )}
    </ReportCard>
  )
}
