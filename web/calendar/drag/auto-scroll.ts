const zone = 32
const fastest = 12
/** A pointer that only passes the edge does not scroll. */
const pause = 250

/** How far to scroll in one frame, faster towards the edge; 0 away from both edges. */
export const scrollStep = (position: number, start: number, end: number) => {
  if (position < start + zone) return -Math.ceil(fastest * Math.min(1, (start + zone - position) / zone))
  if (position > end - zone) return Math.ceil(fastest * Math.min(1, (position - end + zone) / zone))
  return 0
}

interface Grid {
  scroller: HTMLElement
  body: HTMLElement
}

/** The part of the window in which the body of the grid is visible: without the rooms' names and the header. */
const visibleBody = ({ scroller, body }: Grid) => {
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
  grid: () => Grid | undefined,
  pointer: () => { x: number; y: number },
  onScroll: () => void,
) => {
  let enteredAt: number | undefined
  let frame = requestAnimationFrame(function step() {
    frame = requestAnimationFrame(step)
    const now = grid()
    if (!now) return
    const { left, top, right, bottom } = visibleBody(now)
    const { x, y } = pointer()
    const [dx, dy] = [scrollStep(x, left, right), scrollStep(y, top, bottom)]
    if (dx === 0 && dy === 0) enteredAt = undefined
    else enteredAt ??= performance.now()
    if (enteredAt === undefined || performance.now() - enteredAt < pause) return
    now.scroller.scrollBy(dx, dy)
    onScroll()
  })
  return () => cancelAnimationFrame(frame)
}
