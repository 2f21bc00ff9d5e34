import { notifications, notificationsStore } from '@mantine/notifications'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toast } from '#web/kit/feedback/toast.tsx'
import { show } from '#web/testing/show.tsx'

afterEach(() => vi.useRealTimers())

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

it('shows longer that a change was not saved', () => {
  vi.useFakeTimers()
  notifications.clean()
  show(null)
  const messages = () => notificationsStore.getState().notifications.map(({ message }) => message)
  act(() => {
    toast.error('Failed to fetch guests')
    toast.notSaved('No connection')
  })
  expect(messages()).toEqual(['Failed to fetch guests', 'No connection'])
  act(() => vi.advanceTimersByTime(10_000))
  expect(messages()).toEqual(['No connection'])
  act(() => vi.advanceTimersByTime(10_000))
  expect(messages()).toEqual([])
})
