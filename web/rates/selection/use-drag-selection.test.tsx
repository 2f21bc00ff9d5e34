import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDragSelection } from '#web/rates/selection/use-drag-selection.ts'
import { planRows, rowsOf } from '#web/rates/sheet/sheet-rows.ts'
import { makeRates } from '#web/rates/testing/make-rates.ts'
import { show } from '#web/testing/show.tsx'

const sheet = { rows: planRows(rowsOf(makeRates())), from: '2026-12-21', days: 10 }
// Days are 10 pixels wide and begin at 0; the first row is below the header.
const geometry = { rowHeight: 34, dayWidth: 10, sideWidth: 0, tops: [0], planTops: [0], height: 34 }
const mouse = (clientX: number, buttons = 1) => ({
  ...{ pointerId: 1, pointerType: 'mouse', button: 0, buttons },
  ...{ clientX, clientY: 60 },
})

const asCell = { role: 'gridcell', tabIndex: -1 }
const onSelect = vi.fn()
const capture = vi.fn()
const Rates = () => {
  const scroller = useRef<HTMLDivElement>(null)
  const ignore = () => {}
  const given = { scroller, sheet, geometry, selection: undefined, onSelect, extends: false, onPointed: ignore }
  return (
    <div ref={scroller} data-testid="rates" {...useDragSelection(given)}>
      <span {...asCell}>2,500</span>
    </div>
  )
}
const cell = () => screen.getByRole('gridcell')
const selected = () => onSelect.mock.lastCall?.[0].active.date

beforeEach(() => {
  onSelect.mockClear()
  show(<Rates />)
  Object.assign(screen.getByTestId('rates'), { setPointerCapture: capture })
})

it('selects up to where the mouse is let go, also if its last moves were not reported', () => {
  fireEvent.pointerDown(cell(), mouse(5))
  fireEvent.pointerUp(cell(), mouse(45, 0))
  expect(selected()).toBe('2026-12-25')
  fireEvent.pointerMove(cell(), mouse(75, 0))
  expect(selected()).toBe('2026-12-25')
})

it('follows a mouse that has left the sheet before any move inside was reported', () => {
  fireEvent.pointerDown(cell(), mouse(5))
  fireEvent.pointerOut(cell(), { ...mouse(500), relatedTarget: document.body })
  expect(selected()).toBe('2026-12-30')
  expect(capture).toHaveBeenCalledWith(1)
})

it('leaves a click on a cell as it is', () => {
  fireEvent.pointerDown(cell(), mouse(5))
  fireEvent.pointerUp(cell(), mouse(6, 0))
  expect(onSelect).toHaveBeenCalledOnce()
})
