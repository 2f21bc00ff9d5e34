import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import type { RateCalendar } from '#contract/rates/rate.ts'
import { useRateEdits } from '#web/rates/edits/use-rate-edits.ts'
import { makeRates } from '#web/rates/testing/make-rates.ts'

const date = '2026-12-24'
const cell = { room_type_id: 1, rate_plan_id: 7, date }
const priceOf = (rates: ReturnType<typeof useRateEdits>['rates']) => rates.get(1)?.rateOn(7, date)?.price

const saved = (change: number) => () =>
  Response.json({ message: '1 rate changed', data: { change, cells: 1, last_change: change } })
const refused = () =>
  Response.json(
    {
      error: {
        code: 'changed_meanwhile',
        message: 'Arun changed 1 of these rates meanwhile.',
        fields: { [`1/7/${date}`]: ['Arun set ₹4,700.00'] },
      },
    },
    { status: 409 },
  )

/** A sheet whose requests wait until the test answers them. */
const openSheet = () => {
  const requests: { key: string | null; body: object; answer: (reply: Response | Error) => void }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((resolve, reject) => {
        const answer = (reply: Response | Error) => (reply instanceof Error ? reject(reply) : resolve(reply))
        const key = new Headers(init?.headers).get('idempotency-key')
        requests.push({ key, body: JSON.parse(String(init?.body ?? '{}')), answer })
      }),
  )
  const client = new QueryClient({
    mutationCache: new MutationCache(),
    defaultOptions: { mutations: { networkMode: 'always' } },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const sheet = renderHook((calendar: RateCalendar) => useRateEdits(calendar), {
    initialProps: makeRates(),
    wrapper,
  })
  const sent = (count: number) => waitFor(() => expect(requests).toHaveLength(count))
  const answer = async (reply: Response | Error) => act(async () => requests.at(-1)?.answer(reply))
  return { ...sheet, requests, sent, answer }
}
const set = (price: number) => [{ ...cell, price: rupees(price) }]

afterEach(() => {
  vi.restoreAllMocks()
})

test('a change that waits is saved against what was seen when it was typed', async () => {
  const { result, rerender, requests, sent, answer } = openSheet()
  act(() => result.current.change(set(4500), 'first'))
  await sent(1)
  act(() => result.current.change(set(4800), 'second'))
  expect(requests[0]?.body).toEqual({ last_change: 5, own_changes: [], cells: [{ ...cell, price: 4500 }] })
  // A colleague's change 6 appears before the first is answered as change 7.
  rerender({ ...makeRates(), last_change: 6 })
  await answer(saved(7)())
  await sent(2)
  expect(requests[1]?.body).toEqual({ last_change: 5, own_changes: [7], cells: [{ ...cell, price: 4800 }] })
  await answer(refused())
  expect(result.current.marks.get(`1/7/${date}`)).toEqual({ kind: 'changed', message: 'Arun set ₹4,700.00' })

  // Saved again after it was told, against what is shown now.
  rerender({ ...makeRates(), last_change: 7 })
  act(() => result.current.saveAgain())
  await sent(3)
  expect(requests[2]?.body).toMatchObject({ last_change: 7, own_changes: [] })
  expect(requests[2]?.key).not.toBe(requests[1]?.key)
  await answer(saved(8)())
  expect(result.current.unsavedCells).toBe(0)
})

test('what arrives while a price is being typed was not seen', async () => {
  const { result, rerender, requests, sent } = openSheet()
  rerender({ ...makeRates(), last_change: 6 })
  act(() => result.current.change(set(4500), 'typed since change 5', 5))
  await sent(1)
  expect(requests[0]?.body).toMatchObject({ last_change: 5 })
})

test('without an answer the same request is sent again, and later changes wait for it', async () => {
  const { result, rerender, requests, sent, answer } = openSheet()
  const raise = [{ ...cell, percent: 1000 }]
  act(() => result.current.change(raise, 'first'))
  await sent(1)
  act(() => result.current.change(raise, 'second'))
  await answer(new TypeError('Failed to fetch'))
  await waitFor(() => expect(result.current.unsavedCells).toBe(2))
  expect(requests).toHaveLength(1)
  // 4,000 + 10 % = 4,400, + 10 % = 4,840: also when the first is found to be saved.
  expect(priceOf(result.current.rates)).toBe(rupees(4840))
  rerender({ ...makeRates({}, { [`1/7/${date}`]: rupees(4400) }), last_change: 6 })
  expect(priceOf(result.current.rates)).toBe(rupees(4840))

  act(() => result.current.saveAgain())
  await sent(2)
  expect(requests[1]).toMatchObject({ key: requests[0]?.key, body: requests[0]?.body ?? {} })
  await answer(saved(6)())
  await sent(3)
  expect(requests[2]?.key).not.toBe(requests[0]?.key)
  expect(requests[2]?.body).toEqual({ last_change: 6, own_changes: [], cells: [{ ...cell, percent: 10 }] })
  await answer(saved(7)())
  expect(result.current.unsavedCells).toBe(0)
})

test('the cells for which an undo is refused are marked until something else is saved', async () => {
  const { result, sent, answer } = openSheet()
  await act(async () => void result.current.undo(3))
  await sent(1)
  await answer(refused())
  expect(result.current.marks.get(`1/7/${date}`)).toEqual({ kind: 'changed', message: 'Arun set ₹4,700.00' })
  expect(result.current.unsavedCells).toBe(0)
  await act(async () => result.current.change(set(4900), 'Typed'))
  await sent(2)
  await answer(saved(5)())
  expect(result.current.marks.size).toBe(0)
})
