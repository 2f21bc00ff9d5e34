import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ExtendSheet } from '#web/bookings/stays/extend-sheet.tsx'
import { bookingReply, makeBooking, stay } from '#web/testing/make-booking.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const bill = (total: number) => ({
  ...{ check_out_date: '2026-11-16', lines: [], taxes: [], charges: total, cgst: 0, sgst: 0, round_off: 0, total },
  ...{ advance_amount: 0, paid: 0, credited: 0, balance: total },
})
const free = {
  ...{ id: 101, slug: 'room101', room_number: '101', room_type_id: 1, status: 'available', description: 'Garden' },
  room_type: { name: 'Garden', max_adults: 2, max_children: 1, max_infants: 1, price_per_night: 2500 },
  ...{ condition: 'clean', is_ready: true, open_faults: 0, overstay: null, version: 1 },
}

/** Opens the sheet. A second list of violations is what the preview says after the first refusal. */
const open = (...previews: string[][]) => {
  const sent: Record<string, unknown>[] = []
  const onClose = vi.fn()
  const previewed = vi.fn()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T06:00:00Z') })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    const { pathname } = new URL(String(address), 'http://hotel')
    if (pathname.endsWith('/preview')) {
      previewed()
      const violations = previews[Math.min(sent.length, previews.length - 1)]
      return Response.json({ data: { before: bill(2500), after: bill(5000), violations, last_rents: [7415.95] } })
    }
    if (pathname.endsWith('/rooms/available')) return Response.json({ data: [free] })
    if (pathname.endsWith('/extend')) {
      // A reply takes longer than drawing the sheet.
      await new Promise((done) => setTimeout(done, 20))
      const body = JSON.parse(String(request?.body))
      sent.push(body)
      if (!body.rate_override_reason && previews.flat().length > 0) {
        const message = 'Standard is closed on Nov 16, 2026. Choose other dates or another room, or enter a reason.'
        return Response.json({ error: { code: 'reason_required', message } }, { status: 422 })
      }
      const data = { ...bookingReply(), rooms: [stay('101', ['2026-11-15'])], guests: [], history: [] }
      return Response.json({ message: 'Extended', data })
    }
    return Response.json({ error: { code: 'not_found', message: 'Not found' } }, { status: 404 })
  })
  const onSettled = () => client.invalidateQueries()
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false } },
    mutationCache: new MutationCache({ onSettled }),
  })
  const { user } = show(
    <QueryClientProvider client={client}>
      <ExtendSheet booking={makeBooking()} onClose={onClose} />
    </QueryClientProvider>,
  )
  const press = () => user.click(screen.getByRole('button', { name: 'Extend to Nov 17, 2026' }))
  return { user, sent, onClose, press, previewed }
}
const closed = 'Standard is closed on Nov 16, 2026'

it('names the restrictions that the extension violates, and sends it only with a reason', async () => {
  const { user, sent, onClose, press } = open([closed])
  expect(await screen.findByText(`${closed}.`)).toBeDefined()
  await press()
  expect(screen.getByText('Enter a reason')).toBeDefined()
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  expect(document.activeElement).toBe(reason)
  expect(sent).toEqual([])
  await user.type(reason, 'Flight cancelled')
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toMatchObject([{ check_out_date: '2026-11-17', rate_override_reason: 'Flight cancelled' }])
})

it('asks for no reason if nothing is violated', async () => {
  const { sent, onClose, press } = open([])
  await screen.findByText('New total')
  expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull()
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent[0]).not.toHaveProperty('rate_override_reason')
})

it('asks for the reason of a restriction that was entered meanwhile', async () => {
  const { user, sent, onClose, press } = open([], [closed])
  await screen.findByText('New total')
  await press()
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Flight cancelled')
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toHaveLength(2)
})

it('names the rent that the added nights have, and reads no preview of an extension that is saved', async () => {
  const { onClose, press, previewed } = open([])
  expect(await screen.findByRole('radio', { name: 'Keep the rent of ₹7,415.95 per night' })).toBeDefined()
  const before = previewed.mock.calls.length
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(previewed.mock.calls.length).toBe(before)
})
