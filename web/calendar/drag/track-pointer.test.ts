import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { trackPointer } from '#web/calendar/drag/track-pointer.ts'

const start = { x: 100, y: 100 }

/** A pointer that was pressed just now. */
const press = (isTouch: boolean) => {
  const on = { onBegin: vi.fn(() => true), onMove: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn() }
  const startedAt = performance.now()
  const stop = trackPointer({ pointerId: 1, isTouch, start, startedAt, ...on, grid: () => undefined })
  return { ...on, startedAt, stop }
}
const at = (clientX: number, clientY = 100) => ({ pointerId: 1, clientX, clientY })

it('drops where the mouse is let go, also if its last moves were not reported', () => {
  const { onMove, onDrop } = press(false)
  fireEvent.pointerMove(window, at(120))
  fireEvent.pointerUp(window, at(300, 200))
  expect(onMove).toHaveBeenLastCalledWith({ x: 300, y: 200 })
  expect(onDrop).toHaveBeenCalledOnce()
})

it('drags although no move was reported before the mouse is let go elsewhere', () => {
  const { onBegin, onMove, onDrop } = press(false)
  fireEvent.pointerUp(window, at(300))
  expect(onBegin).toHaveBeenCalledOnce()
  expect(onMove).toHaveBeenCalledWith({ x: 300, y: 100 })
  expect(onDrop).toHaveBeenCalledOnce()
})

it('takes a mouse that is let go where it was pressed for a click', () => {
  const { onBegin, onDrop } = press(false)
  fireEvent.pointerUp(window, at(102))
  expect(onBegin).not.toHaveBeenCalled()
  expect(onDrop).not.toHaveBeenCalled()
})

/** A finger moves some milliseconds after it was pressed. The page is busy: its timers have not run. */
const moveAfter = (startedAt: number, pause: number) => {
  const move = new PointerEvent('pointermove', at(140))
  Object.defineProperty(move, 'timeStamp', { value: startedAt + pause })
  window.dispatchEvent(move)
}

it.each([
  { pause: 500, drags: true },
  { pause: 100, drags: false },
])('a finger that moves after $pause ms drags: $drags, also if the page is busy', ({ pause, drags }) => {
  const { onBegin, onMove, onCancel, startedAt, stop } = press(true)
  moveAfter(startedAt, pause)
  expect(onBegin).toHaveBeenCalledTimes(drags ? 1 : 0)
  expect(onMove).toHaveBeenCalledTimes(drags ? 1 : 0)
  expect(onCancel).not.toHaveBeenCalled()
  stop()
})
