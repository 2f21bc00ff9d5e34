import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ProposedMove } from '#contract/calendar/make-room.ts'
import { calendarOf, day, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { mergeCalendars } from '#web/calendar/data/calendar-data.ts'
import type { ShownProposal } from '#web/calendar/make-room/proposal-bars.ts'
import { ProposalDrawing } from '#web/calendar/make-room/proposal-drawing.tsx'
import { show } from '#web/testing/show.tsx'

const asha = stayOf('Asha', 3, 6)
const ravi = stayOf('Ravi', 6, 8, { room_id: 2 })
const ila = stayOf('Ila', 5, 9, { room_id: 3 })
const move: ProposedMove = {
  ...{ stay: 'Asha', booking: asha.booking, booking_number: asha.booking_number, version: 1, room_id: 2 },
  ...{ guest_name: 'Asha', check_in_date: asha.check_in_date, check_out_date: asha.check_out_date },
  ...{ from_room: '101', to_room: '102', is_other_type: false },
}
const proposal: ShownProposal = {
  moves: [move],
  room: { id: 1, room_number: '101' },
  wanted: { check_in_date: day(4), check_out_date: day(8) },
}

const showDrawing = (given: Partial<ShownProposal> = {}) => {
  const data = mergeCalendars([calendarOf([asha, ravi, ila])])
  show(<ProposalDrawing proposal={{ ...proposal, ...given }} data={data} today={today} />)
  return within(screen.getByRole('region', { name: 'Proposal in the room calendar' }))
}
const topOf = (element: HTMLElement) => Number.parseInt(element.style.top, 10)
const leftOf = (element: HTMLElement) => Number.parseInt(element.style.left, 10)
const barOf = (drawing: ReturnType<typeof within>, name: string) =>
  drawing.getByLabelText(new RegExp(`^Room \\d+, ${name},`))

it('draws a moved stay where it is now and where it will be, and the new booking in the room that becomes free', () => {
  const drawing = showDrawing()
  const before = drawing.getByText('Asha → 102')
  const after = barOf(drawing, 'Asha')
  const booking = drawing.getByText('This booking')
  expect(after.getAttribute('aria-label')).toMatch(/^Room 102,/)
  expect(after.dataset.look).toBe('selected')
  expect(leftOf(after)).toBe(leftOf(before))
  // In the row of room 101, the new booking below the nights that Asha has now. Room 102 is the next row.
  expect(topOf(before)).toBeLessThan(topOf(booking))
  expect(topOf(booking)).toBeLessThan(topOf(after))
  expect(topOf(barOf(drawing, 'Ravi'))).toBe(topOf(after))
  expect(leftOf(booking)).toBeGreaterThan(leftOf(before))
})

it('has only the rooms that take part, and the days from the first arrival to the last departure', () => {
  const drawing = showDrawing()
  expect(drawing.getByText('101')).toBeTruthy()
  expect(drawing.getByText('102')).toBeTruthy()
  expect(drawing.queryByText('201')).toBeNull()
  expect(drawing.queryByText('Double')).toBeNull()
  expect(drawing.queryByLabelText(/Ila/)).toBeNull()
  const days = drawing.getAllByRole('columnheader', { hidden: true }).map((head) => head.getAttribute('aria-label'))
  expect(days).toEqual([
    'Thu, Nov 19, 2026',
    'Fri, Nov 20, 2026',
    'Sat, Nov 21, 2026',
    'Sun, Nov 22, 2026',
    'Mon, Nov 23, 2026',
    'Tue, Nov 24, 2026',
  ])
})

it('has the rooms of another type, under its name', () => {
  const toDouble = { ...move, room_id: 4, to_room: '202', is_other_type: true }
  const drawing = showDrawing({ moves: [toDouble] })
  expect(drawing.getByText('Double')).toBeTruthy()
  expect(barOf(drawing, 'Asha').getAttribute('aria-label')).toMatch(/^Room 202,/)
  expect(drawing.queryByText('201')).toBeNull()
})
