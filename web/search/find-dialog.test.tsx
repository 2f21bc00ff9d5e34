import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Granted } from '#contract/kit/permission.ts'
import { AccessContext } from '#web/kit/access/use-may.ts'
import { paths } from '#web/paths.ts'
import { FindAnything } from '#web/search/find-anything.tsx'
import { findScreens } from '#web/search/search-result.ts'
import { show } from '#web/testing/show.tsx'

const screens = [
  { label: 'Dashboard', to: paths.dashboard, group: '' },
  { label: 'List Invoice', to: paths.invoices, group: 'Invoice' },
  { label: 'Tax Summary', to: paths.taxSummary, group: 'Invoice' },
]

const nothing = { guests: [], companies: [], bookings: [], rooms: [], invoices: [], repairs: [] }
const answers: Record<string, object> = {
  asha: {
    ...nothing,
    guests: [{ slug: 'a1', name: 'Asha Rao', phone: '9811122233', email: '' }],
    companies: [{ slug: 'c1', name: 'Asha Travels', contact_person: 'Nisha Pillai', phone: '' }],
    bookings: [
      {
        slug: 'b1',
        booking_number: 'BK-000007',
        guest_name: 'Asha Rao',
        group_name: '',
        status: 'booked',
        check_in_date: '2026-11-15',
        check_out_date: '2026-11-17',
      },
    ],
  },
}

const open = (granted?: Granted) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const q = new URL(String(address), 'http://hotel').searchParams.get('q') ?? ''
    return Response.json({ data: answers[q] ?? nothing })
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <FindAnything screens={screens} /> }),
    history: createMemoryHistory(),
    defaultPendingMinMs: 0,
    notFoundMode: 'root',
    defaultNotFoundComponent: () => <FindAnything screens={screens} />,
  })
  const { user } = show(
    <AccessContext value={granted && { granted, mayOpen: () => true }}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AccessContext>,
  )
  return { user, router }
}

afterEach(() => vi.restoreAllMocks())

describe('screens', () => {
  it.each([
    ['inv', ['List Invoice', 'Tax Summary']],
    ['list inv', ['List Invoice']],
    ['summ', ['Tax Summary']],
    ['oice', []],
    [' ', []],
  ])('are found by the beginnings of words: %s', (typed, labels) => {
    expect(findScreens(screens, typed).map(({ label }) => label)).toEqual(labels)
  })
})

it('opens with Ctrl-K, shows results in groups, and opens a result with Enter', async () => {
  const { user, router } = open()
  await screen.findByRole('button', { name: 'Find anything' })
  await user.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: 'Find anything' })
  await user.type(input, 'asha')
  const guests = await screen.findByRole('group', { name: 'Guests' })
  expect(within(guests).getByRole('option', { name: /Asha Rao.*9811122233/ })).toBeDefined()
  const marked = () => screen.getByRole('option', { selected: true })
  expect(input.getAttribute('aria-activedescendant')).toBe(marked().id)
  await user.keyboard('{ArrowDown}')
  expect(marked().textContent).toMatch(/Asha Travels.*Nisha Pillai/)
  await user.keyboard('{ArrowDown}')
  expect(marked().textContent).toMatch(/BK-000007.*Booked/)
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() => expect(router.state.location.href).toBe(`${paths.bookingDetails}?slug=b1`))
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('offers what the role may find', async () => {
  const { user } = open({ 'rooms.view': null, 'repairs.report': null })
  await user.click(await screen.findByRole('button', { name: 'Find anything' }))
  const input = await screen.findByRole('combobox')
  expect(input.getAttribute('placeholder')).toBe('Room, fault or screen')
  expect(screen.getByRole('status').textContent).toBe('A room, a fault or a screen.')
  await user.type(input, 'zzz')
  await screen.findByText('Nothing found for “zzz”. Try a room, a fault or a screen.')
})

it('Enter before the results arrive opens the first result', async () => {
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: 'Find anything' }))
  await user.type(await screen.findByRole('combobox'), 'asha{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.guests))
})

it('reports no results, and shows recent records before typing', async () => {
  const { user, router } = open()
  const box = await screen.findByRole('button', { name: 'Find anything' })
  await user.click(box)
  const input = await screen.findByRole('combobox')
  await user.type(input, 'zzz')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Nothing found for “zzz”'))
  await user.clear(input)
  await user.type(input, 'dash{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.dashboard))
  await user.click(await screen.findByRole('button', { name: 'Find anything' }))
  const lately = await screen.findByRole('group', { name: 'Recently opened' })
  expect(within(lately).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})
