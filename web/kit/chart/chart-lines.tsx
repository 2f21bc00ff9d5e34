import classes from '#web/kit/chart/chart.module.css'
import type { Series } from '#web/kit/chart/chart-data.ts'
import type { Frame } from '#web/kit/chart/chart-frame.ts'
import { dashOf, lookOf, markOf } from '#web/kit/chart/chart-look.tsx'

interface ChartLinesProps {
  series: readonly Series[]
  frame: Frame
  active: number | undefined
}

/** Marks closer than this would overlap. */
const roomForMarks = 14

/** A line with a gap where a value isn't known. */
const lineOf = (values: Series['values'], { x, y }: Frame) =>
  values
    .map((value, point) =>
      value === null ? '' : `${typeof values[point - 1] === 'number' ? 'L' : 'M'}${x(point)} ${y(value)}`,
    )
    .join('')

const hasNoNeighbour = (values: Series['values'], point: number) =>
  typeof values[point - 1] !== 'number' && typeof values[point + 1] !== 'number'

export const ChartLines = ({ series, frame, active }: ChartLinesProps) =>
  series.map(({ name, values }, index) => (
    <g key={name}>
      <path
        d={lineOf(values, frame)}
        className={classes.line}
        data-look={lookOf(index)}
        strokeDasharray={dashOf(index)}
      />
      {values.map(
        (value, point) =>
          value !== null &&
          (frame.band >= roomForMarks || point === active || hasNoNeighbour(values, point)) && (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its point
              key={point}
              d={markOf(index)}
              transform={`translate(${frame.x(point)} ${frame.y(value)})`}
              className={classes.mark}
              data-look={lookOf(index)}
            />
          ),
      )}
    </g>
  ))
