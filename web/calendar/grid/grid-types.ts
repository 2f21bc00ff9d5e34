import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'
import type { CalendarBlock, CalendarRoom, CalendarRoomType, CalendarStay } from '#contract/calendar/calendar.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import type { Geometry } from '#web/calendar/grid/geometry.ts'

/** Something in the grid that the keyboard walks to, or that was clicked. */
export type GridTarget =
  | { kind: 'stay'; stay: CalendarStay }
  | { kind: 'block'; block: CalendarBlock }
  | { kind: 'cell'; room: CalendarRoom; day: CalendarDate }
  | { kind: 'type'; type: CalendarRoomType; day: CalendarDate }

export type BarTarget = Extract<GridTarget, { kind: 'stay' | 'block' }>

/** The days that the header and the background draw. */
export interface ShownDays {
  /** The drawn days. */
  shown: CalendarDate[]
  /** The position of the first of them. */
  first: number
  dayWidth: number
  /** The figures of the days that have been read. */
  days: CalendarData['days']
  /** The grid is scrolled too fast to be read: days that come into view get their figures when it slows down. */
  isFast?: boolean
}

/** A place of the grid: a row, and a day. */
export interface GridPlace {
  row: { kind: 'type' | 'room'; id: number }
  day: CalendarDate
}

/** A cell of the grid. */
export interface RoomDay {
  room_id: number
  day: CalendarDate
}

/** For code around the grid that scrolls it or reads its size. */
export interface GridHandle {
  /** The element that scrolls. */
  scroller: HTMLElement | null
  /** The element that holds the bars; the origin of the geometry. */
  body: HTMLElement | null
  geometry: Geometry
  /** Puts the keyboard to a place. */
  setActive: (place: GridPlace | undefined) => void
  scrollToDay: (day: CalendarDate) => void
  /** Scrolls only as far as needed to show a cell. Its room type is unfolded. */
  reveal: (roomId: number, day: CalendarDate) => void
  /** The same for several cells: the last one is visible in any case. */
  revealCells: (cells: RoomDay[]) => void
  /** Puts the keyboard into the grid. */
  focus: () => void
}

export interface CalendarGridProps {
  ref?: Ref<GridHandle>
  /** The calendar as it is shown, with the moves that are not saved yet. */
  data: CalendarData
  today: CalendarDate
  /** How many days are visible at once. */
  zoom: number
  onZoom: (days: number) => void
  /** The day at the left edge when the grid opens, or after the address changed. */
  from: CalendarDate
  /** Reports the day at the left edge when scrolling has ended. */
  onFrom: (day: CalendarDate) => void
  /** Reports the days whose data is needed. */
  onDaysNeeded: (from: CalendarDate, to: CalendarDate) => void
  /** The ids of the room types whose rooms are hidden. */
  collapsed: ReadonlySet<number>
  onCollapse: (collapsed: ReadonlySet<number>) => void
  /** The slugs of the stays that a search or filter found; the others are dimmed. */
  hits?: ReadonlySet<string> | undefined
  /** The stay among the hits that is shown now. */
  currentHit?: string | undefined
  /** The slugs of stays that are selected for a move. */
  selected?: ReadonlySet<string> | undefined
  /** The slugs of stays that are being dragged. */
  held?: ReadonlySet<string> | undefined
  /** The slugs of stays whose moves are not saved, and why some of them can't be where they are. */
  unsaved?: ReadonlySet<string> | undefined
  conflicts?: ReadonlyMap<string, string> | undefined
  /** The slugs of bars that may have a night of a room together with others, and share the row with them. */
  mayOverlap?: ReadonlySet<string> | undefined
  /** Bars of stays that a colleague has changed, with the text that says where they are now. */
  notes?: ReadonlyMap<string, string> | undefined
  /** Enter, a click or a tap on a bar or a free cell. */
  onOpen?: (target: GridTarget) => void
  /** The mouse or the keyboard is at a bar; undefined when it leaves. */
  onHover?: ((bar: BarTarget | undefined) => void) | undefined
  /** A key on a bar or a free cell, before the grid uses it. True if it was used. */
  onBarKey?: (event: KeyboardEvent, stay: CalendarStay) => boolean
  onCellKey?: (event: KeyboardEvent, cell: { room: CalendarRoom; day: CalendarDate }) => boolean
  /** Handlers for the body. A click whose default was prevented opens nothing. */
  bodyHandlers?: HTMLAttributes<HTMLDivElement>
  /** Drawn over the bars, in the coordinates of the geometry. */
  layers?: (geometry: Geometry) => ReactNode
}
