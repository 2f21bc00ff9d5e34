import classes from '#web/kit/chart/chart.module.css'
import { ChartBars } from '#web/kit/chart/chart-bars.tsx'
import type { ChartData, ChartKind } from '#web/kit/chart/chart-data.ts'
import { frameOf, letter, type Size } from '#web/kit/chart/chart-frame.ts'
import { ChartLines } from '#web/kit/chart/chart-lines.tsx'
import { writtenLabels } from '#web/kit/chart/chart-scale.ts'
import { wholeNumber } from '#web/kit/chart/chart-text.ts'

interface ChartPlotProps {
  data: ChartData
  kind: ChartKind
  size: Size
  patterns: string
  active: number | undefined
  onActive: (point: number) => void
}

export const ChartPlot = ({ data, kind, size, patterns, active, onActive }: ChartPlotProps) => {
  const frame = frameOf(data, size)
  const { left, right, top, bottom, band, x, y } = frame
  const written = writtenLabels(data.labels, band, letter)
  const format = data.format ?? wholeNumber

  return (
    <svg
      {...size}
      aria-hidden
      className={classes.drawing}
      onPointerMove={({ clientX, currentTarget }) => {
        const point = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / band)
        onActive(Math.min(Math.max(point, 0), data.labels.length - 1))
      }}
    >
      {active !== undefined && (
        <rect className={classes.active} x={x(active) - band / 2} y={top} width={band} height={bottom - top} />
      )}
      {frame.ticks.map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? classes.ground : classes.grid} d={`M${left} ${y(tick)}H${right}`} />
          <text className={classes.tick} x={left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {data.labels.map(
        (label, point) =>
          written[point] && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label may come twice, its point can't
            <text key={point} className={classes.tick} x={x(point)} y={size.height - 6} textAnchor="middle">
              {label}
            </text>
          ),
      )}
      {kind === 'bar' ? (
        <ChartBars series={data.series} frame={frame} patterns={patterns} />
      ) : (
        <ChartLines series={data.series} frame={frame} active={active} />
      )}
    </svg>
  )
}
