import {
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { DrawnBars } from '#web/calendar/bars/drawn-bars.ts'
import { dayAt, type Geometry, rowAt } from '#web/calendar/grid/geometry.ts'
import type { BarTarget, CalendarGridProps, GridTarget } from '#web/calendar/grid/grid-types.ts'
import { useDroppedBars, usePointerMoves } from '#web/calendar/grid/use-pointer-moves.ts'

interface Given extends Pick<CalendarGridProps, 'bodyHandlers' | 'onHover' | 'held'> {
  body: RefObject<HTMLElement | null>
  geometry: Geometry
  drawn: DrawnBars
  onPress: (target: GridTarget) => void
}

/** Clicks, taps and the mouse over the body of the grid. Other code may handle them first. */
export const useGridPointer = ({ body, geometry, drawn, bodyHandlers = {}, onHover, onPress, held }: Given) => {
  /** The booking whose bars are highlighted, because the mouse is at one of them. */
  const [related, setRelated] = useState<string>()
  const others = useMemo(() => onlyInside(body, bodyHandlers), [body, bodyHandlers])
  const hasMoved = usePointerMoves()
  /** The bar that the mouse was moved to. */
  const pointed = useRef<string>(undefined)
  const isAtDropped = useDroppedBars(held)

  const hover = (event: PointerEvent) => {
    const found = isAtDropped(event) ? undefined : barAt(event, drawn)
    const key = found && keyOfBar(found)
    if (key === pointed.current) return
    pointed.current = key
    onHover?.(found)
  }

  const handlers: HTMLAttributes<HTMLElement> = {
    ...others,
    onClick: (event) => {
      others.onClick?.(event)
      if (event.defaultPrevented || !isInside(body, event)) return
      const found = barAt(event, drawn) ?? cellAt(event, geometry, body)
      if (found) onPress(found)
    },
    onPointerOver: (event) => {
      others.onPointerOver?.(event)
      // A finger points by tapping.
      if (event.pointerType !== 'mouse' || event.buttons > 0) return
      if (!isInside(body, event)) {
        pointed.current = undefined
        return
      }
      const found = barAt(event, drawn)
      setRelated(found?.kind === 'stay' ? found.stay.booking : undefined)
      // Another bar may get below a mouse that rests: then the card closes, and no other one opens.
      const isOther = pointed.current !== undefined && pointed.current !== (found && keyOfBar(found))
      if (!isOther) return
      pointed.current = undefined
      onHover?.(undefined)
    },
    onPointerMove: (event) => {
      others.onPointerMove?.(event)
      if (event.pointerType !== 'mouse' || event.buttons > 0 || !isInside(body, event)) return
      if (hasMoved()) hover(event)
    },
    onPointerDown: (event) => {
      others.onPointerDown?.(event)
      if (isInside(body, event)) onHover?.(undefined)
    },
    onPointerLeave: (event) => {
      others.onPointerLeave?.(event)
      setRelated(undefined)
      pointed.current = undefined
      onHover?.(undefined)
    },
  }
  return { handlers, related }
}

/** React also reports the events of cards and menus that belong to the body but are elsewhere in the document. */
const isInside = (body: RefObject<HTMLElement | null>, { target }: MouseEvent | PointerEvent) =>
  target instanceof Node && body.current?.contains(target) === true

const onlyInside = (body: RefObject<HTMLElement | null>, handlers: HTMLAttributes<HTMLElement>) =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      typeof handler === 'function' ? (event: MouseEvent) => isInside(body, event) && handler(event) : handler,
    ]),
  ) as HTMLAttributes<HTMLElement>

const keyOfBar = (bar: BarTarget) => (bar.kind === 'stay' ? `stay ${bar.stay.stay}` : `block ${bar.block.id}`)

const barAt = ({ target }: MouseEvent, drawn: DrawnBars): BarTarget | undefined => {
  const bar = target instanceof Element ? target.closest<HTMLElement>('[data-stay], [data-block]') : null
  const { stay: slug, block: id } = bar?.dataset ?? {}
  const stay = slug && drawn.stays.find((one) => one.stay.stay === slug)?.stay
  if (stay) return { kind: 'stay', stay }
  const block = id && drawn.blocks.find((one) => one.block.id === Number(id))?.block
  return block ? { kind: 'block', block } : undefined
}

const cellAt = (event: MouseEvent, geometry: Geometry, body: RefObject<HTMLElement | null>): GridTarget | undefined => {
  const corner = body.current?.getBoundingClientRect()
  if (!corner) return undefined
  const row = rowAt(geometry, event.clientY - corner.top)
  const day = dayAt(geometry, event.clientX - corner.left)
  if (!row) return undefined
  return row.kind === 'room' ? { kind: 'cell', room: row.room, day } : { kind: 'type', type: row.type, day }
}
