import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MakeRoom, type ProposedMove } from '#contract/calendar/make-room.ts'
import { Proposal } from '#web/calendar/make-room/proposal.tsx'
import { show } from '#web/testing/show.tsx'

const move: ProposedMove = {
  ...{ stay: 'stay1', booking: 'booking1', booking_number: 'BK-000007', version: 3, room_id: 2 },
  ...{ guest_name: 'Asha Rao', check_in_date: '2026-11-20', check_out_date: '2026-11-22' },
  ...{ from_room: '101', to_room: '102', is_other_type: false },
}
const showFound = (found: Partial<MakeRoom>) => {
  const data = MakeRoom.parse({ moves: [], room: null, is_fewest: true, ...found })
  show(<Proposal proposal={{ isLoading: false, isError: false, error: null, data }} typeName="Deluxe" />)
}
const room = { id: 1, room_number: '101' }

it('says who moves where, and marks a room of another type', () => {
  showFound({ room, moves: [move, { ...move, stay: 'stay2', to_room: '301', is_other_type: true }] })
  const [first, second] = within(screen.getByRole('list', { name: 'Proposed moves' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('Asha Rao BK-000007, Nov 20, 2026 to Nov 22, 2026')
  expect(first?.textContent).not.toContain('Different room type')
  expect(second?.textContent).toContain('301Different room type')
  expect(
    screen.getByText('After these moves room 101 is free for all nights. The guests keep their rents.'),
  ).toBeTruthy()
  expect(screen.queryByText('Fewer moves may be possible.')).toBeNull()
})

it('says that fewer moves may be possible if the search was stopped', () => {
  showFound({ room, moves: [move], is_fewest: false })
  expect(screen.getByText('Fewer moves may be possible.')).toBeTruthy()
})

it('tells an impossible request from one for which the time was too short', () => {
  showFound({})
  expect(screen.getByText(/^A Deluxe room can’t be made free for these nights/)).toBeTruthy()
  showFound({ is_fewest: false })
  expect(screen.getByText(/was found in time/)).toBeTruthy()
})
