/** Less than half a row, so that a bar can be dropped in the first and the last row that are visible. */
const zone = 14
/** The distance beyond the edge at which scrolling is fastest. */
const beyond = 40
const fastest = 12
/** A pointer that only passes the edge does not scroll. */
const pause = 450
/** How long scrolling gets faster, and the part of the speed with which it starts. */
const speedUp = 1200
const slowest = 0.25

/** How far to scroll in one frame, faster beyond the edge; 0 away from both edges. */
export const scrollStep = (position: number, start: number, end: number) => {
  const depth = Math.max(start + zone - position, position - end + zone)
  if (depth <= 0) return 0
  const step = Math.ceil(fastest * Math.min(1, depth / (zone + beyond)))
  return position < start + zone ? -step : step
}

/** The step after the pointer has been near the edge for some milliseconds: none at first, then slowly. */
export const stepAfter = (step: number, waited: number) => {
  if (waited < pause || step === 0) return 0
  const speed = Math.min(1, slowest + ((1 - slowest) * (waited - pause)) / speedUp)
  return Math.sign(step) * Math.max(1, Math.round(Math.abs(step) * speed))
}

/** Whether the pointer is on its way to the lane for parked stays, which is below the grid. */
export const isLeavingDown = (y: number, before: number, bottom: number) => y > bottom || y > before

export interface ScrolledGrid {
  scroller: HTMLElement
  body: HTMLElement
  /** Whether bars can be dropped below the grid. */
  hasLaneBelow: boolean
}

/** The part of the window in which the body of the grid is visible: without the rooms' names and the header. */
const visibleBody = ({ scroller, body }: ScrolledGrid) => {
  const outer = scroller.getBoundingClientRect()
  const inner = body.getBoundingClientRect()
  return {
    left: inner.left + scroller.scrollLeft,
    top: inner.top + scroller.scrollTop,
    right: outer.right,
    bottom: outer.bottom,
  }
}

/** Scrolls the grid while the pointer is held near an edge. Calls `onScroll` after each step. Returns how to stop. */
export const scrollNearEdges = (
  grid: () => ScrolledGrid | undefined,
  pointer: () => { x: number; y: number },
  onScroll: () => void,
) => {
  let enteredAt: number | undefined
  let before = pointer().y
  let frame = requestAnimationFrame(function step() {
    frame = requestAnimationFrame(step)
    const now = grid()
    const { x, y } = pointer()
    const last = before
    before = y
    if (!now) return
    const { left, top, right, bottom } = visibleBody(now)
    const dx = scrollStep(x, left, right)
    const down = scrollStep(y, top, bottom)
    const dy = down > 0 && now.hasLaneBelow && isLeavingDown(y, last, bottom) ? 0 : down
    if (dx === 0 && dy === 0) enteredAt = undefined
    else enteredAt ??= performance.now()
    if (enteredAt === undefined) return
    const waited = performance.now() - enteredAt
    const [byX, byY] = [stepAfter(dx, waited), stepAfter(dy, waited)]
    if (byX === 0 && byY === 0) return
    now.scroller.scrollBy(byX, byY)
    onScroll()
  })
  return () => cancelAnimationFrame(frame)
}
