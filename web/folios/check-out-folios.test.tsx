import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Folio } from '#contract/folios/folio.ts'
import { rupees } from '#contract/kit/money.ts'
import { CheckOutFolios } from '#web/folios/check-out-folios-sheet.tsx'
import { show } from '#web/testing/show.tsx'

const folio = (slug: string, name: string, open_total: number, company: object | null = null) =>
  Folio.parse({
    slug,
    is_first: slug === 'stay',
    name,
    company,
    guest: null,
    routes: [],
    line: null,
    charges: [],
    discounts: [],
    lines: [],
    open_total,
    advance_amount: 0,
    total: open_total,
    paid: 0,
    balance: open_total,
    invoices: [],
    version: 1,
  })

const open = () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      data: [{ id: 1, name: 'Cash', needs_reference: false, is_cash: true, to_company_account: false, version: 1 }],
    }),
  )
  const onCheckOut = vi.fn(async () => undefined)
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <CheckOutFolios
        folios={[folio('stay', 'Asha Rao', 1180), folio('acme', 'Acme', 5000, { id: 1, slug: 'acme', name: 'Acme' })]}
        check_out_date="2026-11-17"
        head={null}
        fields={null}
        isReady
        busy={false}
        refusal={undefined}
        label="Check out of 101"
        onCheckOut={onCheckOut}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  return { user, onCheckOut }
}

afterEach(() => vi.restoreAllMocks())

it('takes the payment of each folio, and a company pays later unless it is changed', async () => {
  const { user, onCheckOut } = open()
  const own = screen.getByRole('region', { name: 'Folio Asha Rao' })
  const company = screen.getByRole('region', { name: 'Folio Acme' })
  await user.click(await screen.findByRole('button', { name: 'Take ₹1,180.00 and leave ₹5,000.00 pending' }))
  // Without a method nothing is sent.
  expect(onCheckOut).not.toHaveBeenCalled()
  await user.click(await within(own).findByRole('radio', { name: 'Cash' }))
  await user.click(within(company).getByRole('checkbox', { name: 'Pay later' }))
  await user.click(await within(company).findByRole('radio', { name: 'Cash' }))
  await user.clear(within(company).getByRole('textbox', { name: 'Amount' }))
  await user.type(within(company).getByRole('textbox', { name: 'Amount' }), '2000')
  await user.click(await screen.findByRole('button', { name: 'Take ₹3,180.00 and leave ₹3,000.00 pending' }))
  await vi.waitFor(() =>
    expect(onCheckOut).toHaveBeenCalledWith([
      expect.objectContaining({ folio: 'stay', payment_method: 'cash', amount: rupees(1180) }),
      expect.objectContaining({ folio: 'acme', payment_method: 'cash', amount: rupees(2000) }),
    ]),
  )
})
