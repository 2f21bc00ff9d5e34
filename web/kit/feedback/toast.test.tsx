import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toast } from '#web/kit/feedback/toast.tsx'
import { show } from '#web/testing/show.tsx'

it('says the same thing once, however often it happens', () => {
  show(null)
  act(() => {
    toast.error('Failed to fetch rooms')
    toast.error('Failed to fetch rooms')
  })
  expect(screen.getAllByText('Failed to fetch rooms')).toHaveLength(1)
})

it('shows different things side by side, each under its title', () => {
  show(null)
  act(() => {
    toast.warning('Please enter both email and password')
    toast.success('Login successful!', 'Welcome')
  })
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'WarningPlease enter both email and password',
    'WelcomeLogin successful!',
  ])
})
