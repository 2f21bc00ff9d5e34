import { memo, useMemo, useRef } from 'react'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { type BarTile, tilesOf } from '#web/calendar/bars/bar-tiles.ts'
import classes from '#web/calendar/bars/bars.module.css'
import { BlockBar } from '#web/calendar/bars/block-bar.tsx'
import type { DrawnBars, DrawnStay } from '#web/calendar/bars/drawn-bars.ts'
import { lookOf } from '#web/calendar/bars/shown-stay.ts'
import { StayBar } from '#web/calendar/bars/stay-bar.tsx'
import { useGlide } from '#web/calendar/bars/use-glide.ts'
import type { Geometry } from '#web/calendar/grid/geometry.ts'
import { usePlain } from '#web/calendar/scroll/use-plain.ts'

interface BarLooks {
  hits: ReadonlySet<string> | undefined
  currentHit: string | undefined
  selected: ReadonlySet<string> | undefined
  held: ReadonlySet<string> | undefined
  unsaved: ReadonlySet<string> | undefined
  conflicts: ReadonlyMap<string, string> | undefined
  notes: ReadonlyMap<string, string> | undefined
  /** The slug of the booking whose bars are highlighted together. */
  related: string | undefined
  /** The slug of the stay, or the id of the block, that the keyboard is at. */
  activeStay: string | undefined
  activeBlock: number | undefined
}

interface BarsProps {
  today: CalendarDate
  /** The left edge of the screen when scrolling last paused. */
  edge: number
  looks: Partial<BarLooks>
}

interface GridBarsProps extends BarsProps {
  geometry: Geometry
  drawn: DrawnBars
  /** The grid is scrolled too fast to be read: bars that come into view get their text when it slows down. */
  isFast?: boolean
}

export const GridBars = memo(({ geometry, drawn, isFast = false, ...props }: GridBarsProps) => {
  const shown = useRef<BarTile[]>([])
  const tiles = useMemo(() => {
    shown.current = tilesOf(drawn, geometry, shown.current)
    return shown.current
  }, [drawn, geometry])
  const isPlain = usePlain(
    tiles.map(({ key }) => key),
    isFast,
  )
  useGlide(geometry, drawn.stays)
  return (
    <>
      {tiles.map((tile) => (
        <Tile key={tile.key} tile={tile} isPlain={isPlain(tile.key)} {...props} />
      ))}
      {drawn.changes.map(({ stay, x, y, height }) => (
        <div
          key={stay}
          className={classes.change}
          data-room-change={stay}
          style={{ transform: `translate(${x - 1}px, ${y}px)`, height }}
        />
      ))}
    </>
  )
})

interface TileProps extends BarsProps {
  tile: BarTile
  isPlain: boolean
}

const Tile = memo(({ tile, today, edge, looks, isPlain }: TileProps) => (
  <div
    className={classes.tile}
    role="presentation"
    data-above={hasAny(tile, looks.notes) ? 'colleague' : hasAny(tile, looks.conflicts) ? 'conflict' : undefined}
  >
    {tile.blocks.map((bar) => (
      <BlockBar
        key={bar.block.id}
        {...bar}
        hidden={hiddenPart(bar, edge)}
        look={words({ dim: looks.hits !== undefined, active: looks.activeBlock === bar.block.id })}
      />
    ))}
    {tile.stays.map((bar) => {
      const look = lookOfBar(bar, looks)
      if (isPlain && (look === '' || look === 'dim')) return plainBar(bar, look)
      return (
        <StayBar
          key={bar.stay.stay}
          {...bar}
          today={today}
          hidden={hiddenPart(bar, edge)}
          conflict={looks.conflicts?.get(bar.stay.stay)}
          note={looks.notes?.get(bar.stay.stay)}
          look={look}
        />
      )
    })}
  </div>
))

/** One element with the simplest style, because every step of fast scrolling adds dozens. */
const plainBar = ({ stay, x, y, width, height }: DrawnStay, look: string) => (
  <i
    key={stay.stay}
    className={classes.plain}
    data-status={look || lookOf(stay)}
    style={{ left: x, top: y, width, height }}
  />
)

const lookOfBar = ({ stay: { stay, booking } }: DrawnStay, looks: Partial<BarLooks>) =>
  words({
    hit: looks.hits?.has(stay),
    current: looks.currentHit === stay,
    dim: looks.hits && !looks.hits.has(stay),
    related: looks.related === booking,
    selected: looks.selected?.has(stay),
    held: looks.held?.has(stay),
    unsaved: looks.unsaved?.has(stay),
    conflict: looks.conflicts?.has(stay),
    colleague: looks.notes?.has(stay),
    active: looks.activeStay === stay,
  })

const hasAny = ({ stays }: BarTile, some: ReadonlyMap<string, string> | undefined) =>
  stays.some(({ stay }) => some?.has(stay.stay))

/** How much of a bar is left of the screen. */
const hiddenPart = ({ x, width }: { x: number; width: number }, edge: number) =>
  x < edge && edge < x + width ? edge - x : 0

const words = (looks: Record<string, boolean | undefined>) =>
  Object.keys(looks)
    .filter((word) => looks[word])
    .join(' ')
