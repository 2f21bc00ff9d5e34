import { useState } from 'react'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import { type RevenueRow, RevenueSource, revenueNames } from '#contract/reports/revenue-report.ts'
import { Chart } from '#web/kit/chart/chart.tsx'
import type { ChartKind } from '#web/kit/chart/chart-data.ts'
import { ChartKindSwitch } from '#web/kit/chart/chart-kind-switch.tsx'
import { periodLabel, periodName, rupeesInShort } from '#web/reports/period-text.ts'
import { ReportCard } from '#web/reports/report-card.tsx'

/** Bars side by side can be told apart while there are few of them. */
const mostBars = 12

export const RevenueChart = ({ rows }: { rows: RevenueRow[] }) => {
  const [chosen, setChosen] = useState<ChartKind>()
  const kind = chosen ?? (rows.length > mostBars ? 'line' : 'bar')
  const series = RevenueSource.options
    .filter((source) => rows.some((row) => row[source] !== 0))
    .map((source) => ({ name: revenueNames[source], values: rows.map((row) => rupeesFromPaise(row[source])) }))
  return (
    <ReportCard title="Revenue by source" action={<ChartKindSwitch kind={kind} onKind={setChosen} />}>
      <Chart
        caption="Revenue"
        kind={kind}
        series={series}
        labels={rows.map(({ period }) => periodLabel(period))}
        fullLabels={rows.map(({ period }) => periodName(period))}
        format={rupeesInShort}
        empty="Nothing was sold in this period."
      />
    </ReportCard>
  )
}
