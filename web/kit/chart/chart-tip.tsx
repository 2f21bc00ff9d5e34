import classes from '#web/kit/chart/chart.module.css'
import type { ChartData, ChartKind } from '#web/kit/chart/chart-data.ts'
import { frameOf, type Size } from '#web/kit/chart/chart-frame.ts'
import { Swatch } from '#web/kit/chart/chart-look.tsx'
import { labelAt, valueAt } from '#web/kit/chart/chart-text.ts'

interface ChartTipProps {
  data: ChartData
  kind: ChartKind
  point: number
  size: Size
  patterns: string
}

/** The values of one point, shown on the side that has more room. */
export const ChartTip = ({ data, kind, point, size, patterns }: ChartTipProps) => {
  const x = frameOf(data, size).x(point)
  const isRight = x > size.width / 2
  return (
    <div className={classes.tip} aria-hidden style={isRight ? { right: size.width - x + 14 } : { left: x + 14 }}>
      <strong>{labelAt(data, point)}</strong>
      {data.series.map(({ name }, index) => (
        <span key={name} className={classes.tipLine}>
          <Swatch kind={kind} index={index} patterns={patterns} />
          <span>{name}</span>
          <b>{valueAt(data, index, point)}</b>
        </span>
      ))}
    </div>
  )
}
