import classes from '#web/kit/chart/chart.module.css'
import type { ChartKind } from '#web/kit/chart/chart-data.ts'

/** The number of distinct styles; a seventh series looks like the first. */
const looks = 6

export const lookOf = (index: number) => index % looks

const dashes = [undefined, '7 4', '2 4', '10 3 2 3', '12 5', '4 3']

// Each about as large as a circle of radius 4.
const marks = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M-3.5 -3.5h7v7h-7z',
  'M0 -4.8L4.6 3.6H-4.6z',
  'M0 -5L5 0L0 5L-5 0z',
  'M-4.6 -3.6H4.6L0 4.8z',
  'M-5 -1.5h3.5v-3.5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5z',
]

export const dashOf = (index: number) => dashes[lookOf(index)]

export const markOf = (index: number) => marks[lookOf(index)]

const strokes = [
  undefined,
  'M0 6L6 0M-1 1L1 -1M5 7L7 5',
  'M0 3H6',
  'M3 0V6',
  'M0 0L6 6M-1 5L1 7M5 -1L7 1',
  'M0 3H6M3 0V6',
]

export const fillOf = (patterns: string, index: number) => `url(#${patterns}${lookOf(index)})`

/** A fill for each series: colour and hatching, so that they differ without colour too. */
export const ChartPatterns = ({ id }: { id: string }) => (
  <svg width={0} height={0} aria-hidden className={classes.nowhere}>
    {Array.from({ length: looks }, (_, index) => (
      <pattern key={strokes[index] ?? 'plain'} id={`${id}${index}`} width={6} height={6} patternUnits="userSpaceOnUse">
        <rect width={6} height={6} className={classes.fill} data-look={index} />
        {strokes[index] && <path d={strokes[index]} className={classes.hatch} />}
      </pattern>
    ))}
  </svg>
)

interface SwatchProps {
  kind: ChartKind
  index: number
  patterns: string
}

/** The mark of a series in the legend, as in the plot. */
export const Swatch = ({ kind, index, patterns }: SwatchProps) =>
  kind === 'bar' ? (
    <svg width={16} height={14} aria-hidden className={classes.swatch}>
      <rect width={16} height={14} rx={3} fill={fillOf(patterns, index)} />
    </svg>
  ) : (
    <svg width={28} height={14} aria-hidden className={classes.swatch}>
      <path d="M0 7H28" className={classes.line} data-look={lookOf(index)} strokeDasharray={dashOf(index)} />
      <path d={markOf(index)} transform="translate(14 7)" className={classes.mark} data-look={lookOf(index)} />
    </svg>
  )
