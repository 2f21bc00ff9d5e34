import type { DrawnBars, DrawnBlock, DrawnStay } from '#web/calendar/bars/drawn-bars.ts'
import type { Geometry } from '#web/calendar/grid/geometry.ts'
import { heightStep } from '#web/calendar/scroll/use-viewport.ts'

/** The bars that begin in one part of the grid. */
export interface BarTile {
  key: string
  stays: DrawnStay[]
  blocks: DrawnBlock[]
}

const tileDays = 7

/**
 * Puts the bars into tiles. A tile whose bars did not change stays the same object: while the grid is scrolled, React
 * and the browser draw only the tiles that come into view.
 */
export const tilesOf = ({ stays, blocks }: DrawnBars, { dayWidth }: Geometry, before: BarTile[]): BarTile[] => {
  const known = new Map(before.map((tile) => [tile.key, tile]))
  const tiles = new Map<string, BarTile>()
  const tileAt = ({ x, y }: { x: number; y: number }) => {
    const key = `${Math.floor(y / heightStep)} ${Math.floor(x / dayWidth / tileDays)}`
    const tile = tiles.get(key) ?? { key, stays: [], blocks: [] }
    tiles.set(key, tile)
    return tile
  }
  for (const bar of stays) tileAt(bar).stays.push(bar)
  for (const bar of blocks) tileAt(bar).blocks.push(bar)
  return [...tiles.values()].map((tile) => {
    const was = known.get(tile.key)
    return was && isSameList(was.stays, tile.stays) && isSameList(was.blocks, tile.blocks) ? was : tile
  })
}

const isSameList = <Bar extends DrawnStay | DrawnBlock>(some: Bar[], others: Bar[]) =>
  some.length === others.length && some.every((one, at) => isSameBar(one, others[at]))

const isSameBar = <Bar extends object>(one: Bar, other: Bar | undefined) =>
  other !== undefined && (Object.keys(one) as (keyof Bar)[]).every((name) => one[name] === other[name])
