import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { Room } from '#contract/rooms/room.ts'
import { RoomSelect } from '#web/bookings/room-choice/room-select.tsx'
import { show } from '#web/testing/show.tsx'

const roomOf = (id: number, overstay: object | null = null) =>
  Room.parse({
    id,
    slug: `room${id}`,
    room_number: String(id),
    room_type_id: 1,
    room_type: { name: 'Garden', max_adults: 2, max_children: 1, max_infants: 1, price_per_night: 2500 },
    status: 'available',
    condition: 'clean',
    is_ready: true,
    open_faults: 0,
    description: '',
    overstay,
    version: 1,
  })

const late = { booking_slug: 'late', booking_number: 'BK-000001', guest_name: 'Asha Rao', check_out_date: '2026-11-14' }
const offered = {
  rooms: [roomOf(101), roomOf(102, late)],
  isCertain: true,
  isAwaited: false,
  isFullList: false,
  isFailed: false,
  isSent: false,
  isForToday: false,
}
const warning = 'Asha Rao (BK-000001) should have left on Nov 14, 2026 and is still in this room.'

it('a room whose guests should have left is offered with a warning', async () => {
  const onChange = vi.fn()
  const { user } = show(<RoomSelect label="Room" offered={offered} value={null} onChange={onChange} />)
  await user.click(screen.getByRole('combobox', { name: 'Room' }))
  const option = await screen.findByRole('option', { name: /102/ })
  expect(option.textContent).toContain('Guest still in the room')
  expect(screen.getByRole('option', { name: /101/ }).textContent).not.toContain('Guest still in the room')
  await user.click(option)
  expect(onChange).toHaveBeenCalledWith(offered.rooms[1])
})

it('the warning of the chosen room says whose booking it is', () => {
  show(<RoomSelect label="Room" offered={offered} value={102} onChange={vi.fn()} />)
  const [field] = screen.getAllByRole('combobox')
  const described = document.getElementById(field?.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(described?.textContent?.trim()).toBe(warning)
})

it('any room of a type is offered above its rooms with the number of free ones', async () => {
  const onChoose = vi.fn()
  const any = { room_type_id: null, onChoose }
  const { user } = show(<RoomSelect label="Room" offered={offered} value={null} onChange={vi.fn()} any={any} />)
  await user.click(screen.getByRole('combobox', { name: 'Room' }))
  const [first] = await screen.findAllByRole('option')
  expect(first?.textContent).toBe('Any Garden room 2 free₹2,500.00')
  await user.click(first as HTMLElement)
  expect(onChoose).toHaveBeenCalledWith(offered.rooms[0])
})

it('another line of a group with any room of the type leaves one room less', async () => {
  const any = { room_type_id: 1, takenByOthers: [1, null], onChoose: vi.fn() }
  const { user } = show(<RoomSelect label="Room 2" offered={offered} value={null} onChange={vi.fn()} any={any} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Room 2' })
  expect(field.value).toBe('Any Garden room')
  await user.click(field)
  expect((await screen.findByRole('option', { name: /^Any Garden room/ })).textContent).toContain('1 free')
  expect(screen.getByRole('option', { name: /101/ })).toBeTruthy()
})

it.each([
  ['with a rate plan each room has the rent of the plan', new Map([[1, rupees(3200)]]), '₹3,200.00'],
  ['a room has no rent while the plan’s is not known', new Map(), ''],
])('%s', async (_, rentOfType, rent) => {
  const any = { room_type_id: null, onChoose: vi.fn() }
  const { user } = show(<RoomSelect label="Room" {...{ offered, rentOfType, any }} value={null} onChange={vi.fn()} />)
  await user.click(screen.getByRole('combobox', { name: 'Room' }))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    `Any Garden room 2 free${rent}`,
    `101 2 adults, 1 child, 1 infant${rent}`,
    `102 Guest still in the room${rent}`,
  ])
})

it('rooms that are ready come first for guests who arrive today, each with its condition', async () => {
  const dirty = { ...roomOf(101), condition: 'dirty' as const, is_ready: false }
  const today = { ...offered, rooms: [dirty, roomOf(103)], isForToday: true }
  const { user } = show(<RoomSelect label="Room" offered={today} value={null} onChange={vi.fn()} />)
  await user.click(screen.getByRole('combobox', { name: 'Room' }))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent?.replace(/₹.*/, ''))).toEqual([
    expect.stringMatching(/^103\s+Clean/),
    expect.stringMatching(/^101\s+Dirty/),
  ])
})

it('a ready room whose guests have not left yet comes after the empty ones, and says so', async () => {
  const [dirty, leaving, empty] = [
    { ...roomOf(101), condition: 'dirty' as const, is_ready: false },
    { ...roomOf(102), status: 'occupied' as const },
    { ...roomOf(107), condition: 'inspected' as const },
  ]
  const today = { ...offered, rooms: [dirty, leaving, empty], isForToday: true }
  const { user } = show(<RoomSelect label="Room" offered={today} value={102} onChange={vi.fn()} />)
  const field = screen.getByRole('combobox', { name: 'Room' })
  const described = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(described?.textContent?.trim()).toBe('The guests who leave today are still in this room.')
  await user.click(field)
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent?.replace(/₹.*/, ''))).toEqual([
    expect.stringMatching(/^107\s+Inspected\s*2 adults/),
    expect.stringMatching(/^101\s+Dirty\s*2 adults/),
    expect.stringMatching(/^102\s+Clean\s*Guest still in the room$/),
  ])
})
