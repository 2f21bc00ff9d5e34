import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { CalendarStay } from '#contract/calendar/calendar.ts'
import { mergeCalendars } from '#web/calendar/data/calendar-data.ts'
import { CalendarGrid } from '#web/calendar/grid/calendar-grid.tsx'
import type { CalendarGridProps, GridHandle } from '#web/calendar/grid/grid-types.ts'
import { makeBlock, makeCalendar, makeRoom, makeRoomType, makeStay } from '#web/calendar/testing/make-calendar.ts'
import { show } from '#web/testing/show.tsx'

const today = '2026-11-16'
const rooms = [
  makeRoom({ id: 10, room_number: '10' }),
  makeRoom({ id: 2, room_number: '2', under_maintenance: true }),
  makeRoom({ id: 30, room_number: 'S1', room_type_id: 2 }),
]
const stays = [
  makeStay({
    stay: 'asha',
    room_id: 2,
    status: 'checked_in',
    check_in_date: '2026-11-15',
    check_out_date: '2026-11-18',
  }),
  makeStay({
    stay: 'left',
    room_id: 2,
    moves_on: true,
    booking: 'b2',
    check_in_date: '2026-11-20',
    check_out_date: '2026-11-22',
  }),
  makeStay({
    stay: 'right',
    room_id: 10,
    moved_in: true,
    booking: 'b2',
    check_in_date: '2026-11-22',
    check_out_date: '2026-11-24',
  }),
  makeStay({ stay: 'next year', room_id: 10, check_in_date: '2027-11-22', check_out_date: '2027-11-24' }),
]
const calendar = makeCalendar(
  {
    room_types: [makeRoomType(), makeRoomType({ id: 2, name: 'Suite' })],
    rooms,
    stays,
    blocks: [makeBlock({ room_id: 30 })],
  },
  '2026-11-02',
  '2026-12-27',
)

const given: CalendarGridProps = {
  data: mergeCalendars([calendar]),
  today,
  zoom: 14,
  from: '2026-11-15',
  collapsed: new Set(),
  onZoom: () => undefined,
  onFrom: () => undefined,
  onDaysNeeded: () => undefined,
  onCollapse: () => undefined,
}
const showGrid = (changed: Partial<CalendarGridProps> = {}) => show(<CalendarGrid {...given} {...changed} />)

const bars = () => screen.getAllByRole('gridcell').map((bar) => bar.getAttribute('aria-label'))

it('draws the rows by type and only the stays of the days around the screen', () => {
  showGrid()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Garden2',
    '2Garden',
    '10Garden',
    'Suite1',
    'S1Suite',
  ])
  expect(screen.getByRole('img', { name: 'Under maintenance' })).toBeTruthy()
  expect(bars()).toHaveLength(4)
  expect(document.querySelectorAll('[data-room-change]')).toHaveLength(1)
  expect(screen.getByRole('columnheader', { name: 'Sun, Nov 15, 2026: 1 occupied, 3 free, 25%' })).toBeTruthy()
  // Screen readers find the bars in the row of their room.
  const row = screen.getByRole('row', { name: /^10/ })
  expect(row.getAttribute('aria-owns')).toBe('calendar-stay-right')
})

it.each([7, 14, 30, 60] as const)('shows the forecast occupancy from today on, with %d days on the screen', (zoom) => {
  showGrid({ zoom })
  const today = screen.getByRole('columnheader', { name: 'Mon, Nov 16, 2026: 1 occupied, 3 free, forecast 25%' })
  expect(today.textContent).toMatch(/1\n3\n25%?$/)
  expect(today.style.getPropertyValue('--sold')).toBe('25%')
  expect(today.title).toBe('Forecast: 25% of the rooms are sold')
  const yesterday = screen.getByRole('columnheader', { name: /^Sun, Nov 15, 2026/ })
  expect(yesterday.style.getPropertyValue('--sold')).toBe('')
  expect(yesterday.title).toBe('')
})

it('asks for the days on the screen', () => {
  const onDaysNeeded = vi.fn()
  showGrid({ onDaysNeeded })
  const [from, to] = onDaysNeeded.mock.lastCall ?? []
  expect(from <= '2026-11-15' && '2026-11-28' <= to).toBe(true)
})

it('is one tab stop, walks by arrows, opens with Enter and gives other keys away', async () => {
  const onOpen = vi.fn()
  const onBarKey = vi.fn(({ key }: { key: string }) => key === 'm')
  const onCellKey = vi.fn(() => false)
  const { user } = showGrid({ onOpen, onBarKey, onCellKey })
  const grid = screen.getByRole('grid')
  const active = () => {
    const id = grid.getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.getAttribute('aria-label')
  }
  await user.tab()
  expect(document.activeElement).toBe(grid)
  expect(active()).toMatch(/^Room 2, Asha Rao/)
  await user.keyboard('m')
  expect(onBarKey).toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onOpen).toHaveBeenLastCalledWith({ kind: 'stay', stay: stays[0] })
  await user.keyboard('{ArrowRight}')
  expect(active()).toBe('Room 2, Nov 18, 2026, under maintenance')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Room 10, Nov 18, 2026, free')
  expect(within(grid).getByRole('row', { name: /^10/ }).getAttribute('aria-owns')).toContain('calendar-active-cell')
  await user.keyboard('n')
  expect(onCellKey).toHaveBeenCalled()
  await user.tab()
  expect(document.activeElement).not.toBe(grid)
})

it('starts the keyboard on the first visible day if today is elsewhere', async () => {
  const { user } = showGrid({ from: '2026-12-01' })
  await user.tab()
  expect(document.getElementById('calendar-active-cell')?.getAttribute('aria-label')).toMatch(/^Room 2, Dec 0?1, 2026/)
})

it('highlights hits and dims the others', () => {
  showGrid({ hits: new Set(['right']), currentHit: 'right' })
  expect(document.querySelector('[data-stay="right"]')?.getAttribute('data-look')).toBe('hit current')
  expect(document.querySelector('[data-stay="asha"]')?.getAttribute('data-look')).toBe('dim')
})

it('hides the rooms of a collapsed type', async () => {
  const onCollapse = vi.fn()
  const { user } = showGrid({ collapsed: new Set([1]), onCollapse })
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Garden2',
    'Suite1',
    'S1Suite',
  ])
  await user.click(screen.getByRole('button', { name: /^Garden/ }))
  expect(onCollapse).toHaveBeenCalledWith(new Set())
})

const FoldingGrid = (props: CalendarGridProps) => {
  const [collapsed, setCollapsed] = useState(props.collapsed)
  return <CalendarGrid {...props} collapsed={collapsed} onCollapse={setCollapsed} />
}

it('unfolds the room types of cells and scrolls to the last cell once its row is shown', async () => {
  const many = Array.from({ length: 40 }, (_, index) => makeRoom({ id: 200 + index, room_number: `2${index}` }))
  const data = mergeCalendars([{ ...calendar, rooms: [...rooms, ...many] }])
  const grid = createRef<GridHandle>()
  show(<FoldingGrid ref={grid} {...given} data={data} collapsed={new Set([1, 2])} />)
  expect(screen.queryByRole('rowheader', { name: /^S1/ })).toBeNull()
  act(() => {
    grid.current?.revealCells([
      { room_id: 10, day: '2026-11-20' },
      { room_id: 30, day: '2026-11-20' },
    ])
  })
  await waitFor(() => expect(screen.getByRole('rowheader', { name: /^S1/ })).toBeTruthy())
  expect(screen.getByRole('grid').scrollTop).toBeGreaterThan(40 * 36 - 560)
  act(() => grid.current?.reveal(10, '2026-11-20'))
  await waitFor(() => expect(screen.getByRole('rowheader', { name: /^10/ })).toBeTruthy())
})

const barAt = (slug: string) => {
  const bar = document.querySelector(`[data-stay="${slug}"]`)
  if (!bar) throw new Error(`no bar of ${slug}`)
  return bar
}
const mouse = (clientX: number, buttons = 0) => ({ pointerType: 'mouse', clientX, clientY: 5, buttons })
const asha = { kind: 'stay', stay: stays[0] }

it('opens a card only for a mouse that has moved to the bar', () => {
  const onHover = vi.fn()
  showGrid({ onHover })
  fireEvent.pointerMove(document.body, mouse(10))
  // A dialog has closed above the bar: the browser reports the bar, and the mouse at the same point.
  onHover.mockClear()
  fireEvent.pointerOver(barAt('asha'), mouse(10))
  fireEvent.pointerMove(barAt('asha'), mouse(10))
  expect(onHover).not.toHaveBeenCalled()
  fireEvent.pointerMove(barAt('asha'), mouse(11))
  expect(onHover).toHaveBeenCalledExactlyOnceWith(asha)
  // Another bar got below the mouse.
  fireEvent.pointerOver(barAt('left'), mouse(11))
  expect(onHover).toHaveBeenLastCalledWith(undefined)
})

it('opens no card for a dropped bar until the mouse has left it', () => {
  const onHover = vi.fn()
  showGrid({ onHover, held: new Set(['asha']) })
  fireEvent.pointerUp(barAt('asha'), mouse(100))
  fireEvent.pointerMove(barAt('asha'), mouse(180))
  fireEvent.pointerMove(barAt('left'), mouse(110))
  expect(onHover).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'stay' }))
  fireEvent.pointerMove(barAt('left'), mouse(200))
  expect(onHover).toHaveBeenLastCalledWith({ kind: 'stay', stay: stays[1] })
  fireEvent.pointerMove(barAt('asha'), mouse(180))
  expect(onHover).toHaveBeenLastCalledWith(asha)
})

it('opens a card by focus only for the keyboard', async () => {
  const onHover = vi.fn()
  const { user } = showGrid({ onHover })
  const grid = screen.getByRole('grid')
  fireEvent.pointerDown(grid, mouse(1))
  grid.focus()
  expect(grid.getAttribute('aria-activedescendant')).toBeNull()
  expect(onHover).not.toHaveBeenCalledWith(asha)
  await user.keyboard('{Escape}{Home}')
  expect(onHover).toHaveBeenLastCalledWith(asha)
})

it('opens no card when the focus returns to the calendar, nor for another bar that gets below the keyboard', async () => {
  const onHover = vi.fn()
  const shown = (room_id: number) =>
    mergeCalendars([{ ...calendar, stays: [{ ...stays[0], room_id } as CalendarStay] }])
  const Desk = () => {
    const [isMoved, setMoved] = useState(false)
    return (
      <>
        <button type="button">Rearrange</button>
        <input type="checkbox" aria-label="Move" onChange={() => setMoved(!isMoved)} />
        <CalendarGrid {...given} data={shown(isMoved ? 10 : 2)} onHover={onHover} />
      </>
    )
  }
  const { user } = show(<Desk />)
  const opened = () => onHover.mock.calls.filter(([bar]) => bar !== undefined)
  const button = screen.getByRole('button', { name: 'Rearrange' })
  // Enter on a button that is then disabled, for example.
  button.focus()
  await user.keyboard('{Enter}')
  act(() => screen.getByRole('grid').focus())
  expect(screen.getByRole('grid').getAttribute('aria-activedescendant')).toBe('calendar-stay-asha')
  expect(opened()).toEqual([])
  // A colleague moves a stay to the room at which the keyboard is.
  await user.keyboard('{ArrowDown}')
  onHover.mockClear()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Move' }))
  expect(screen.getByRole('gridcell', { name: /^Room 10/ })).toBeTruthy()
  expect(opened()).toEqual([])
  await user.keyboard('{Home}')
  expect(opened()).toHaveLength(1)
})

it('reports the day at the left edge after a pinch that changes nothing', () => {
  vi.useFakeTimers()
  try {
    const onFrom = vi.fn()
    showGrid({ onFrom })
    const grid = screen.getByRole('grid')
    const touches = (apart: number) => ({
      touches: [
        { clientX: 500 - apart, clientY: 0 },
        { clientX: 500 + apart, clientY: 0 },
      ],
    })
    grid.scrollLeft += 3 * ((1000 - 148) / 14)
    fireEvent.scroll(grid)
    // The number of days has a limit on a phone: the page does not take the new one.
    fireEvent.touchStart(grid, touches(200))
    fireEvent.touchMove(grid, touches(20))
    vi.advanceTimersByTime(300)
    expect(onFrom).toHaveBeenCalledExactlyOnceWith('2026-11-18')
  } finally {
    vi.useRealTimers()
  }
})

it('cuts the text of a colleague’s change before the next bar, and shows it whole where no bar follows', () => {
  const text = 'Asha Rao: now here (changed by a colleague)'
  const slugs = ['asha', 'left']
  show(<CalendarGrid {...given} notes={new Map(slugs.map((slug) => [slug, text]))} mayOverlap={new Set(slugs)} />)
  expect(barAt('asha').textContent).toMatch(/Asha Rao: now here .*…$/)
  expect(barAt('left').textContent).toContain(text)
})
