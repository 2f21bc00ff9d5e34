import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense, startTransition, use, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { calendarOf, day, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { type CalendarData, mergeCalendars } from '#web/calendar/data/calendar-data.ts'
import { CalendarGrid } from '#web/calendar/grid/calendar-grid.tsx'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import { useCalendarEditing } from '#web/calendar/use-calendar-editing.tsx'
import { showInApp } from '#web/testing/show-in-app.tsx'

const blocks = [{ id: 1, room_id: 2, check_in_date: day(4), check_out_date: day(6), maintenance_reason: 'New paint' }]
const stays = [
  stayOf('Asha', 0, 2),
  stayOf('Ravi', 0, 2, { room_id: 3 }),
  stayOf('Left', -2, 0, { room_id: 4, status: 'checked_out' }),
]
const data = mergeCalendars([calendarOf(stays, { blocks })])
const nothing = () => {}

const Desk = ({ calendar = data }: { calendar?: CalendarData }) => {
  const grid = useRef<GridHandle>(null)
  const editing = useCalendarEditing(grid, calendar, today)
  return (
    <>
      <input aria-label="Search" />
      {editing.buttons}
      <CalendarGrid
        ref={grid}
        {...editing.gridProps}
        data={editing.shown}
        today={today}
        zoom={14}
        from={today}
        collapsed={new Set()}
        onZoom={nothing}
        onFrom={nothing}
        onDaysNeeded={nothing}
        onCollapse={nothing}
        onOpen={(target) => target.kind === 'cell' && editing.openCell(target.room, target.day)}
      />
      {editing.below}
    </>
  )
}

/** The calendar in Rearrange mode, with the keyboard at Asha in the first room. */
const rearrange = async () => {
  const { user } = showInApp(<Desk />)
  await user.click(await screen.findByRole('button', { name: 'Rearrange' }))
  screen.getByRole('grid').focus()
  return user
}
const isHeld = () => document.querySelector('[data-held-chip]') !== null

it('moves a stay with M, the arrows and Enter', async () => {
  const user = await rearrange()
  await user.keyboard('m{ArrowDown}')
  expect(isHeld()).toBe(true)
  // Other keys do nothing in the meantime.
  await user.keyboard('pe')
  expect(screen.getByText('0 moves')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(screen.getByText('1 move')).toBeTruthy()
  expect(isHeld()).toBe(false)
})

it.each([
  ['a click elsewhere', () => screen.getByRole('textbox', { name: 'Search' })],
  ['a click on a button', () => screen.getByRole('button', { name: 'Make room' })],
  ['a click in the calendar', () => screen.getByRole('gridcell', { name: /Ravi/ })],
])('%s cancels the move by keyboard', async (_, element) => {
  const user = await rearrange()
  await user.keyboard('m{ArrowDown}')
  await user.click(element())
  expect(isHeld()).toBe(false)
  await user.keyboard('{Enter}')
  expect(screen.getByText('0 moves')).toBeTruthy()
})

it('cancels the move by keyboard when the focus leaves the calendar', async () => {
  const user = await rearrange()
  await user.keyboard('m{ArrowDown}')
  screen.getByRole('textbox', { name: 'Search' }).focus()
  await user.keyboard('{Enter}')
  expect(isHeld()).toBe(false)
  expect(screen.getByText('0 moves')).toBeTruthy()
})

it.each(['{Enter}', ' '])('opens the menu of a free cell with the key "%s"', async (key) => {
  const user = await rearrange()
  await user.keyboard(`{ArrowDown}${key}`)
  expect(await screen.findByRole('menuitem', { name: 'New booking' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menuitem', { name: 'New booking' })).toBeNull()
})

it('puts the focus into the calendar when Rearrange starts and ends, and after the Block dialog', async () => {
  const { user } = showInApp(<Desk />)
  const grid = await screen.findByRole('grid')
  screen.getByRole('button', { name: 'Rearrange' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(grid)
  screen.getByRole('button', { name: 'Close' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(grid)
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Block for maintenance' }))
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), '{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(grid)
})

/** The mouse some pixels right of the left edge of a bar. */
const mouseAt = (bar: HTMLElement, pixels: number) => ({
  ...{ button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse' },
  clientX: Number.parseFloat(bar.style.left) + pixels,
  clientY: Number.parseFloat(bar.style.top) + 12,
})

/** Presses the mouse on a bar and lets it go some pixels further right, in the same row. */
const dragBy = (bar: HTMLElement, pixels: number) => {
  const at = (moved: number) => mouseAt(bar, 12 + moved)
  const grid = document.querySelector('[role="presentation"]:has([role="gridcell"])') as HTMLElement
  fireEvent.pointerDown(bar, at(0))
  fireEvent.pointerMove(grid, at(pixels))
  fireEvent.pointerUp(grid, at(pixels))
  fireEvent.click(pixels === 0 ? bar : grid, at(pixels))
}
const menu = () => screen.queryByRole('menuitem', { name: 'New booking' })

it('a drag of a block opens nothing where it is let go, and says why', async () => {
  showInApp(<Desk />)
  dragBy(await screen.findByRole('gridcell', { name: /blocked for maintenance/ }), 300)
  expect(menu()).toBeNull()
  expect(await screen.findByText(/^Maintenance can’t be dragged/)).toBeTruthy()
})

it('a drag of a stay that has left opens nothing where it is let go, and says why', async () => {
  showInApp(<Desk />)
  dragBy(await screen.findByRole('gridcell', { name: /Left/ }), 300)
  expect(menu()).toBeNull()
  expect(await screen.findByText(say.departed)).toBeTruthy()
})

const never = new Promise(() => {})
/** Draws nothing. The screen stays as it is while it waits. */
const Waiting = () => {
  use(never)
  return null
}

it('drags the bar that is on the screen while a colleague’s change is still being drawn', async () => {
  const moved = mergeCalendars([calendarOf([stayOf('Asha', 6, 8), ...stays.slice(1)], { blocks })])
  const Busy = () => {
    const [isChanged, setChanged] = useState(false)
    return (
      <Suspense>
        <button type="button" onClick={() => startTransition(() => setChanged(true))}>
          Change
        </button>
        <Desk calendar={isChanged ? moved : data} />
        {isChanged && <Waiting />}
      </Suspense>
    )
  }
  const { user } = showInApp(<Busy />)
  await user.click(await screen.findByRole('button', { name: 'Rearrange' }))
  await act(async () => screen.getByRole('button', { name: 'Change' }).click())
  const asha = screen.getByRole('gridcell', { name: /Asha/ })
  await act(async () => fireEvent.pointerDown(asha, mouseAt(asha, 12)))
  await act(async () => fireEvent.pointerMove(asha, mouseAt(asha, 212)))
  expect(asha.dataset.look).toBe('held')
})
