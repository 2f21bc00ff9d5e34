import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toast } from '#web/kit/feedback/toast.tsx'
import { show } from '#web/testing/show.tsx'

it('shows the same message once', () => {
  show(null)
  act(() => {
    toast.error('Failed to fetch rooms')
    toast.error('Failed to fetch rooms')
  })
  expect(screen.getAllByText('Failed to fetch rooms')).toHaveLength(1)
})

it('shows different messages together, each with its title', () => {
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
