import { type PointerEvent, type RefObject, useRef } from 'react'
import { positionAt, type Selection, type Sheet } from '#web/rates/selection/selection.ts'
import { type Geometry, headerHeight, planRowAt } from '#web/rates/sheet/geometry.ts'

interface DragSelection {
  scroller: RefObject<HTMLDivElement | null>
  sheet: Sheet
  geometry: Geometry
  selection: Selection | undefined
  onSelect: (selection: Selection) => void
  /** The next tap extends the selection. */
  extends: boolean
  onPointed: (event: PointerEvent, row: number, column: number) => void
}

const edge = 36
const speed = 14

/** Selects cells with the mouse: press and drag, or Shift and click. A finger scrolls by dragging and selects by a tap. */
export const useDragSelection = (given: DragSelection) => {
  const { scroller, sheet, geometry, selection, onSelect } = given
  const anchor = useRef<Selection['anchor']>(undefined)
  const isDragging = useRef(false)
  const pressed = useRef<{ x: number; y: number }>(undefined)

  const placeAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { current } = scroller
    if (!current) return undefined
    const { left, top } = current.getBoundingClientRect()
    const x = clientX - left + current.scrollLeft - geometry.sideWidth
    const y = clientY - top + current.scrollTop - headerHeight
    return { column: Math.floor(x / geometry.dayWidth), row: planRowAt(geometry, y) }
  }
  const cellAt = (event: { clientX: number; clientY: number }) => {
    const place = placeAt(event)
    return place && positionAt(sheet, place.column, place.row)
  }
  const select = (event: PointerEvent, grows: boolean) => {
    const active = cellAt(event)
    if (!active) return
    anchor.current = grows && selection ? selection.anchor : active
    onSelect({ anchor: anchor.current, active })
  }
  /** Extends the selection to the pointer while the mouse is pressed. */
  const extend = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !anchor.current) return
    const active = cellAt(event)
    if (!active) return
    // Captured only once another cell is reached: a click that is captured is no click on the cell.
    if (!isDragging.current && active.row === anchor.current.row && active.date === anchor.current.date) return
    isDragging.current = true
    if (event.buttons === 1) scroller.current?.setPointerCapture(event.pointerId)
    onSelect({ anchor: anchor.current, active })
  }
  const isCell = ({ target }: PointerEvent) => target instanceof Element && target.closest('[role="gridcell"]') !== null

  return {
    onPointerDown: (event: PointerEvent) => {
      if (!isCell(event) || event.button !== 0) return
      pressed.current = { x: event.clientX, y: event.clientY }
      if (event.pointerType !== 'mouse') return
      isDragging.current = false
      select(event, event.shiftKey || given.extends)
    },
    onPointerMove: (event: PointerEvent) => {
      const place = placeAt(event)
      if (place && isCell(event)) given.onPointed(event, place.row, place.column)
      if (event.buttons !== 1) return
      extend(event)
      if (isDragging.current && anchor.current) scrollAtEdges(event, scroller.current, geometry.sideWidth)
    },
    // A fast mouse may be outside before any move inside is reported.
    onPointerLeave: (event: PointerEvent) => event.buttons === 1 && extend(event),
    onPointerUp: (event: PointerEvent) => {
      extend(event)
      const began = pressed.current
      pressed.current = undefined
      anchor.current = undefined
      if (event.pointerType === 'mouse' || !began) return
      const hasMoved = Math.hypot(event.clientX - began.x, event.clientY - began.y) > 10
      if (!hasMoved && isCell(event)) select(event, given.extends)
    },
    onPointerCancel: () => {
      pressed.current = undefined
      anchor.current = undefined
    },
  }
}

const scrollAtEdges = ({ clientX, clientY }: PointerEvent, scroller: HTMLDivElement | null, sideWidth: number) => {
  if (!scroller) return
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  const x = clientX > right - edge ? speed : clientX < left + sideWidth + edge / 2 ? -speed : 0
  const y = clientY > bottom - edge ? speed : clientY < top + headerHeight + edge / 2 ? -speed : 0
  if (x !== 0 || y !== 0) scroller.scrollBy(x, y)
}
