import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import { RecentStatusBadge } from '#web/dashboard/recent-status-badge.tsx'
import { RoomTabs } from '#web/dashboard/room-tabs.tsx'
import { roomTypeColour } from '#web/dashboard/room-type-colour.ts'
import { SummaryBoxes } from '#web/dashboard/summary-boxes.tsx'
import { paths } from '#web/paths.ts'
import { show } from '#web/testing/show.tsx'

const showRouted = (piece: ReactNode) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => piece }),
    history: createMemoryHistory(),
  })
  return show(<RouterProvider router={router} />)
}

const room = { id: 7, slug: 'r7', room_number: '204', room_type: 'Deluxe' }

describe('room cards', () => {
  it('an available room links to a new booking, an occupied one to its booking', async () => {
    const occupied = {
      ...room,
      booking_slug: 'b1',
      guest_name: 'Asha Rao',
      check_in: '2026-11-15',
      check_out: '2026-11-17',
      is_overdue: false,
    }
    const { user } = showRouted(
      <RoomTabs
        rooms={{ available_rooms: [room], occupied_rooms: [occupied] }}
        checkOutTime="11:00"
        freeAfterCheckOut={5}
      />,
    )
    const free = await screen.findByRole('link', { name: 'Book 204, Deluxe' })
    expect(free.getAttribute('href')).toBe(`${paths.addBooking}?room_id=7`)
    expect(screen.getByText('5 more rooms are free after today’s check-outs.')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: /Occupied Rooms/ }))
    const taken = screen.getByRole('link', { name: /204.*Deluxe.*Asha Rao.*Check-out Nov 17, 2026, 11:00 AM/ })
    expect(taken.getAttribute('href')).toBe(`${paths.bookingDetails}?slug=b1`)
  })

  it('shows a message when there are none', async () => {
    const { user } = showRouted(<RoomTabs rooms={{ available_rooms: [], occupied_rooms: [] }} checkOutTime="11:00" />)
    expect(await screen.findByText('No Available Rooms')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: /Occupied Rooms/ }))
    expect(screen.getByText('No Occupied Rooms')).toBeDefined()
  })

  it.each([
    ['Honeymoon Cottage', 'honeymoon'],
    ['DELUXE', 'deluxe'],
    ['Premium Suite', 'premium'],
    ['Dormitory', 'other'],
  ])('%s is %s', (name, colour) => {
    expect(roomTypeColour(name)).toBe(colour)
  })
})

describe('overdue', () => {
  const summary = {
    new_bookings: 1,
    available_rooms: 2,
    available_after_checkout: 0,
    todays_checkins: 3,
    todays_checkouts: 4,
    overdue_arrivals: 0,
    overdue_departures: 0,
  }
  const labels = async () => (await screen.findAllByRole('link')).map((link) => link.textContent)

  it('arrivals and departures have boxes before the others, which link to their lists', async () => {
    const overdue = { ...summary, overdue_arrivals: 2, overdue_departures: 1 }
    showRouted(<SummaryBoxes summary={overdue} today="2026-11-15" failed={false} />)
    expect((await labels()).slice(0, 3)).toEqual(['2Overdue arrivals', '1Overdue departures', '1New Bookings'])
    expect(screen.getByRole('link', { name: /Overdue arrivals/ }).getAttribute('href')).toBe(
      `${paths.bookings}?overdue=arrivals`,
    )
  })

  it('has no boxes if there is nothing overdue', async () => {
    showRouted(<SummaryBoxes summary={summary} today="2026-11-15" failed={false} />)
    expect(await labels()).toHaveLength(4)
  })

  it('is marked on the card of a room', async () => {
    const occupied = {
      ...room,
      booking_slug: 'b1',
      guest_name: 'Asha Rao',
      check_in: '2026-11-10',
      check_out: '2026-11-14',
      is_overdue: true,
    }
    const { user } = showRouted(
      <RoomTabs rooms={{ available_rooms: [], occupied_rooms: [occupied] }} checkOutTime="11:00" />,
    )
    await user.click(await screen.findByRole('tab', { name: /Occupied Rooms/ }))
    expect(screen.getByRole('link', { name: /204.*Asha Rao.*Overdue/ })).toBeDefined()
  })
})

it('an unknown figure is not shown as zero', async () => {
  showRouted(<SummaryBoxes summary={undefined} today={undefined} failed />)
  expect(await screen.findAllByText('Not known')).toHaveLength(4)
})

it.each([
  ['booked', 'Confirmed', 'info'],
  ['checked_in', 'Checked-in', 'success'],
  ['checked_out', 'Checked-out', 'primary'],
  ['cancelled', 'Cancelled', 'danger'],
  ['no_show', 'No-show', 'secondary'],
] as const)('%s shows as %s', (status, name, tone) => {
  show(<RecentStatusBadge status={status} />)
  expect(screen.getByText(name).getAttribute('data-tone')).toBe(tone)
})

it.each([
  ['00:05', '12:05 AM'],
  ['11:00', '11:00 AM'],
  ['12:00', '12:00 PM'],
  ['23:30', '11:30 PM'],
])('%s is %s', (time, text) => {
  expect(clockTime(time)).toBe(text)
})
