import { useElementSize } from '@mantine/hooks'
import { useId, useState } from 'react'
import classes from '#web/kit/chart/chart.module.css'
import type { ChartData, ChartKind } from '#web/kit/chart/chart-data.ts'
import { ChartLegend } from '#web/kit/chart/chart-legend.tsx'
import { ChartPatterns } from '#web/kit/chart/chart-look.tsx'
import { ChartPlot } from '#web/kit/chart/chart-plot.tsx'
import { isEmpty } from '#web/kit/chart/chart-scale.ts'
import { ChartTable } from '#web/kit/chart/chart-table.tsx'
import { pointText } from '#web/kit/chart/chart-text.ts'
import { ChartTip } from '#web/kit/chart/chart-tip.tsx'
import { stepTo } from '#web/kit/chart/step-to.ts'

interface ChartProps extends ChartData {
  /** The title, also for screen readers. */
  caption: string
  kind: ChartKind
  height?: number
  empty?: string
}

const beforeItIsMeasured = 640

/** Bars or lines along an axis. The pointer or the arrow keys choose a point and show its values. */
export const Chart = ({ caption, kind, height = 260, empty = 'Nothing to show yet', ...data }: ChartProps) => {
  const patterns = useId()
  const { ref, width } = useElementSize()
  const [active, setActive] = useState<number>()
  const { series, labels } = data
  if (labels.length === 0 || isEmpty(series)) return <p className={classes.empty}>{empty}</p>
  const shown = active === undefined ? undefined : Math.min(active, labels.length - 1)
  const size = { width: width || beforeItIsMeasured, height }

  return (
    <figure className={classes.chart} aria-label={caption}>
      <ChartPatterns id={patterns} />
      <ChartLegend series={series} kind={kind} patterns={patterns} />
      {/* By keyboard it works as a slider: one stop, arrow keys, and a sentence for each point. */}
      <div
        ref={ref}
        className={classes.plot}
        role="slider"
        tabIndex={0}
        aria-label={`${caption}: read the values with the arrow keys`}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={labels.length - 1}
        aria-valuenow={shown ?? labels.length - 1}
        aria-valuetext={pointText(data, shown ?? labels.length - 1)}
        onFocus={() => setActive((point) => point ?? labels.length - 1)}
        onBlur={() => setActive(undefined)}
        onPointerLeave={() => setActive(undefined)}
        onKeyDown={(event) => {
          const next = stepTo(event.key, shown, labels.length)
          if (next === 'stay') return
          event.preventDefault()
          setActive(next)
        }}
      >
        <ChartPlot {...{ data, kind, size, patterns }} active={shown} onActive={setActive} />
        {shown !== undefined && <ChartTip {...{ data, kind, size, patterns }} point={shown} />}
      </div>
      <ChartTable caption={caption} data={data} />
    </figure>
  )
}
