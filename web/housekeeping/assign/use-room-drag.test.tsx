import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useRoomDrag } from '#web/housekeeping/assign/use-room-drag.ts'
import { show } from '#web/testing/show.tsx'

const onDrop = vi.fn()
const Board = () => {
  const ghost = useRef<HTMLDivElement>(null)
  const { start } = useRoomDrag<string>(ghost, onDrop)
  return (
    <>
      <button type="button" onPointerDown={(event) => start(event, '101')}>
        101
      </button>
      <div data-drop="Meera">Meera</div>
      <div ref={ghost} />
    </>
  )
}

const before = document.elementFromPoint
afterEach(() => {
  document.elementFromPoint = before
})

it('drops a room although no move was reported before the mouse is let go', () => {
  show(<Board />)
  document.elementFromPoint = () => screen.getByText('Meera')
  const mouse = (clientX: number) => ({ pointerId: 1, button: 0, isPrimary: true, clientX, clientY: 5 })
  fireEvent.pointerDown(screen.getByRole('button', { name: '101' }), mouse(5))
  fireEvent.pointerUp(window, mouse(6))
  expect(onDrop).not.toHaveBeenCalled()
  fireEvent.pointerDown(screen.getByRole('button', { name: '101' }), mouse(5))
  fireEvent.pointerUp(window, mouse(300))
  expect(onDrop).toHaveBeenCalledExactlyOnceWith('101', 'Meera')
})
