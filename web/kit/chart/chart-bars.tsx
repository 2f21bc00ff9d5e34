import type { Series } from '#web/kit/chart/chart-data.ts'
import type { Frame } from '#web/kit/chart/chart-frame.ts'
import { fillOf } from '#web/kit/chart/chart-look.tsx'

interface ChartBarsProps {
  series: readonly Series[]
  frame: Frame
  patterns: string
}

const widestBar = 32

export const ChartBars = ({ series, frame: { band, x, y }, patterns }: ChartBarsProps) => {
  const step = Math.min(widestBar, (band * 0.76) / series.length)
  const width = Math.max(1, step > 6 ? step - 2 : step)
  return series.map(({ name, values }, index) => (
    <g key={name} fill={fillOf(patterns, index)}>
      {values.map(
        (value, point) =>
          value !== null && (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its point
              key={point}
              x={x(point) + step * (index - series.length / 2) + (step - width) / 2}
              y={Math.min(y(value), y(0))}
              width={width}
              height={Math.abs(y(0) - y(value))}
              rx={Math.min(2, width / 4)}
            />
          ),
      )}
    </g>
  ))
}
