import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GuestCell } from '#web/bookings/list/guest-cell.tsx'
import { makeBooking } from '#web/testing/make-booking.ts'
import { showInApp } from '#web/testing/show-in-app.tsx'

it('marks a booking with remarks, and one that is pinned to its room', async () => {
  const booking = makeBooking({ desk_remarks: 'Pays cash', housekeeping_remarks: 'Cot', pinned: true })
  showInApp(<GuestCell booking={booking} />)
  expect((await screen.findByRole('img', { name: /^Remarks/ })).getAttribute('title')).toBe('Pays cash\nCot')
  expect(screen.getByRole('img', { name: 'Pinned to its room' })).toBeDefined()
})

it('has no marks otherwise', async () => {
  showInApp(<GuestCell booking={makeBooking()} />)
  expect(await screen.findByText('Asha Rao')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})
