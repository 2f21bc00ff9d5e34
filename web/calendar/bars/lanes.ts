import { type CalendarDate, laterOf } from '#contract/kit/time/calendar-date.ts'
import type { Rect } from '#web/calendar/grid/geometry.ts'

/** The part of a row that a bar gets when several bars have the same night: 1 of 2 is the lower half. */
interface Lane {
  lane: number
  lanes: number
}

interface Bar {
  slug: string
  from: CalendarDate
  to: CalendarDate
}

/** Bars of one room in groups that have a night together, directly or through others. */
const overlappingGroups = (bars: Bar[]) => {
  const groups: { bars: Bar[]; to: CalendarDate }[] = []
  for (const bar of bars.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const group = groups.at(-1)
    if (group && bar.from < group.to) {
      group.bars.push(bar)
      group.to = laterOf(group.to, bar.to)
    } else groups.push({ bars: [bar], to: bar.to })
  }
  return groups.map((group) => group.bars)
}

const overlaps = (one: Bar, other: Bar) => one.from < other.to && other.from < one.to

/** The bars of each lane. The marked ones come last, so that they are below. */
const fillLanes = (bars: Bar[], marked: ReadonlySet<string>) => {
  const lanes: Bar[][] = []
  for (const bar of [...bars.filter(({ slug }) => !marked.has(slug)), ...bars.filter(({ slug }) => marked.has(slug))]) {
    const free = lanes.find((lane) => !lane.some((other) => overlaps(bar, other)))
    if (free) free.push(bar)
    else lanes.push([bar])
  }
  return lanes
}

/**
 * Divides the row of a room between bars that have a night together, so that none hides another one. Only groups with a
 * marked bar are divided.
 */
export const lanesOf = (bars: Bar[], marked: ReadonlySet<string>): ReadonlyMap<string, Lane> => {
  const found = new Map<string, Lane>()
  if (!bars.some(({ slug }) => marked.has(slug))) return found
  const groups = overlappingGroups(bars).filter((group) => group.some(({ slug }) => marked.has(slug)))
  for (const group of groups) {
    const lanes = fillLanes(group, marked)
    for (const [lane, inside] of lanes.entries()) {
      for (const { slug } of inside) found.set(slug, { lane, lanes: lanes.length })
    }
  }
  return found
}

const gap = 2

/** The part of a bar's place that is in its lane. */
export const inLane = (rect: Rect, place: Lane | undefined): Rect => {
  if (!place) return rect
  const height = (rect.height - gap * (place.lanes - 1)) / place.lanes
  return { ...rect, y: rect.y + place.lane * (height + gap), height }
}
