import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from '#contract/kit/z.ts'
import { RateCalendar } from '#contract/rates/rate.ts'
import { BulkDialog } from '#web/rates/dialogs/bulk-dialog.tsx'
import { makeRates } from '#web/rates/testing/make-rates.ts'
import { showInApp } from '#web/testing/show-in-app.tsx'

const days = { from: '2026-12-24', to: '2026-12-24' }

interface Sent {
  key: string | null
  body: { last_change: number; percent: number }
}

/** The dialog before a server that answers changes with these replies, one after the other. */
const open = (...replies: (() => Promise<Response>)[]) => {
  const sent: Sent[] = []
  const rates = { last_change: 5 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (init?.method !== 'PUT') {
      return Response.json({ data: z.encode(RateCalendar, { ...makeRates(days), ...rates }) })
    }
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(String(init.body)) })
    return replies[sent.length - 1]?.() ?? Response.error()
  })
  const onSaved = vi.fn()
  const { user } = showInApp(
    <BulkDialog calendar={makeRates(days)} start={days} onSaved={onSaved} onClose={() => undefined} />,
  )
  return { user, sent, onSaved }
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const done = async () => Response.json({ message: '2 rates changed', data: { change: 6, cells: 2, last_change: 6 } })
const save = () => screen.findByRole('button', { name: 'Change 2 rates' })

afterEach(() => {
  vi.restoreAllMocks()
})

test('after a lost reply the same change is sent again with its key, so that +10 % is added once', async () => {
  const { user, sent, onSaved } = open(lost, done)
  await user.type(await screen.findByRole('textbox', { name: 'Percent' }), '+10')
  await user.click(await save())
  expect((await screen.findByRole('alert')).textContent).toContain('may have been saved already')
  await user.click(await save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('another percentage after a lost reply is another change', async () => {
  const { user, sent, onSaved } = open(lost, done)
  const percent = await screen.findByRole('textbox', { name: 'Percent' })
  await user.type(percent, '+10')
  await user.click(await save())
  await screen.findByRole('alert')
  await user.type(percent, '5')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(await save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body.percent)).toEqual([10, 105])
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('cells that a colleague changed are named', async () => {
  const fields = { '1/7/2026-12-24': ['Arun set ₹6,000.00'] }
  const { user } = open(async () =>
    Response.json(
      { error: { code: 'changed_meanwhile', message: 'Arun changed 1 of these rates.', fields } },
      { status: 409 },
    ),
  )
  await user.type(await screen.findByRole('textbox', { name: 'Percent' }), '+10')
  await user.click(await save())
  const cells = await screen.findByRole('list', { name: 'Changed cells' })
  expect(cells.textContent).toBe('Deluxe, Standard, Dec 24, 2026: Arun set ₹6,000.00')
})
