import classes from '#web/kit/chart/chart.module.css'
import type { ChartKind, Series } from '#web/kit/chart/chart-data.ts'
import { Swatch } from '#web/kit/chart/chart-look.tsx'

interface ChartLegendProps {
  series: readonly Series[]
  kind: ChartKind
  patterns: string
}

export const ChartLegend = ({ series, kind, patterns }: ChartLegendProps) => (
  <div className={classes.legend} aria-hidden>
    {series.map(({ name }, index) => (
      <span key={name} className={classes.entry}>
        <Swatch kind={kind} index={index} patterns={patterns} />
        {name}
      </span>
    ))}
  </div>
)
