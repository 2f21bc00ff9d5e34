import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { withIncluded } from '#contract/kit/permission.ts'
import { AccessContext } from '#web/kit/access/use-may.ts'
import { RepairDialog } from '#web/repairs/repair-dialog.tsx'
import { show } from '#web/testing/show.tsx'

const room = {
  id: 7,
  slug: 'r7',
  room_number: '204',
  room_type_id: 1,
  room_type: { name: 'Standard', max_adults: 2, max_children: 1, max_infants: 1, price_per_night: 2500 },
  status: 'available',
  description: '',
  overstay: null,
  open_faults: 0,
  condition: 'clean',
  is_ready: true,
  version: 1,
}
const rooms = { data: { data: [room], total: 1, current_page: 1, per_page: 100, last_page: 1 } }

const open = (permission: 'repairs.report' | 'repairs.manage') => {
  const sent = vi.fn()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    if (request?.method === 'POST') {
      sent(JSON.parse(String(request.body)))
      return Response.json({ message: 'Thank you.', data: {} }, { status: 201 })
    }
    if (String(address).includes('/options'))
      return Response.json({ data: { people: [{ id: 3, name: 'Ravi' }], areas: ['Lobby'] } })
    return Response.json(rooms)
  })
  const granted = Object.fromEntries([...withIncluded([permission])].map((name) => [name, null]))
  const onClose = vi.fn()
  const { user } = show(
    <AccessContext value={{ granted, mayOpen: () => true }}>
      <QueryClientProvider client={new QueryClient()}>
        <RepairDialog onClose={onClose} />
      </QueryClientProvider>
    </AccessContext>,
  )
  return { user, sent, onClose }
}

afterEach(() => vi.restoreAllMocks())

it('asks housekeeping where, what and how urgent, and nothing that only managers decide', async () => {
  const { user, sent } = open('repairs.report')
  await user.click(screen.getByRole('button', { name: 'Report' }))
  await screen.findByText('Choose a room, or enter an area')
  await screen.findByText('Say what is broken')
  expect(sent).not.toHaveBeenCalled()
  expect(screen.queryByText('Due date')).toBeNull()
  expect(screen.queryByText('Assigned to')).toBeNull()
  await user.type(screen.getByRole('combobox', { name: 'Or area' }), 'Lobby')
  await user.type(screen.getByRole('textbox', { name: 'What is broken' }), 'Lamp flickers')
  await user.click(screen.getByRole('button', { name: 'Report' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ area: 'Lobby', description: 'Lamp flickers', priority: 'normal' })
})

it('offers managers the nights of a room once a room is chosen', async () => {
  const { user } = open('repairs.manage')
  expect(screen.queryByLabelText('Block nights from')).toBeNull()
  await user.click(screen.getByRole('combobox', { name: 'Room' }))
  await user.click(await screen.findByRole('option', { name: '204' }))
  expect(await screen.findByLabelText('Block nights from')).toBeDefined()
})
