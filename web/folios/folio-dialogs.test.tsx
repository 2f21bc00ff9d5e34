import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Folio } from '#contract/folios/folio.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { ChargeSheet } from '#web/folios/charge-sheet.tsx'
import { DiscountSheet } from '#web/folios/discount-sheet.tsx'
import { PayerSheet } from '#web/folios/payer-sheet.tsx'
import { SplitSheet } from '#web/folios/split-sheet.tsx'
import { makeDetail, stay } from '#web/testing/make-booking.ts'
import { showInApp } from '#web/testing/show-in-app.tsx'

const charge = {
  ...{ charge_id: 'extra:a', kind: 'extra', line: null, date: '2026-11-15', name: 'Laundry', is_part: false },
  ...{ quantity: 1, rate: 850, discount: 0, amount: 850, treatment: 'taxable', tax_rate: 0, extra: null },
}
const folio = (slug: string, name: string) =>
  Folio.parse({
    ...{ slug, name, is_first: slug === 'stay', company: null, guest: null, routes: [], line: null },
    ...{ charges: [charge], discounts: [], lines: [], open_total: 850, advance_amount: 0, total: 850, paid: 0 },
    ...{ balance: 850, invoices: [], version: 1 },
  })
const own = folio('stay', 'Vidya Oza')
const booking = makeDetail({ rooms: [stay('101', ['2026-11-15', '2026-11-16'])], check_out_date: '2026-11-17' })
const acme = {
  ...{
    id: 7,
    slug: 'acme',
    name: 'Acme Tools',
    kind: 'company',
    gstin: '',
    address: '',
    state: '',
    contact_person: '',
  },
  ...{ phone: '', email: '', credit_limit: null, payment_terms: 0, is_active: true, version: 1 },
}
const page = { data: [acme], total: 1, current_page: 1, per_page: 100, last_page: 1 }

const open = (dialog: Parameters<typeof showInApp>[0]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T06:00:00Z') })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address), 'http://hotel')
    return Response.json({ data: pathname.endsWith('/companies') ? page : [] })
  })
  return showInApp(dialog).user
}
const close = () => undefined

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('dates a late check-out on the day of departure and an early check-in on the day of arrival', async () => {
  const user = open(<ChargeSheet booking={booking} folio={own} isNamed={false} onClose={close} />)
  const date = await screen.findByRole('textbox', { name: 'Date' })
  expect(date).toHaveProperty('value', 'Nov 16, 2026')
  await user.click(screen.getByRole('button', { name: 'Late check-out' }))
  await waitFor(() => expect(date).toHaveProperty('value', 'Nov 17, 2026'))
  await user.click(screen.getByRole('button', { name: 'Early check-in' }))
  await waitFor(() => expect(date).toHaveProperty('value', 'Nov 15, 2026'))
})

it('no longer asks for a name once a company is chosen', async () => {
  const user = open(<PayerSheet booking={booking} folio={undefined} onClose={close} />)
  await user.click(await screen.findByRole('button', { name: 'Add folio' }))
  await screen.findByText(say.nameRequired)
  await user.click(screen.getByRole('combobox', { name: 'Company' }))
  await user.click(await screen.findByRole('option', { name: 'Acme Tools' }))
  await waitFor(() => expect(screen.queryByText(say.nameRequired)).toBeNull())
})

it('says what stays of a split charge only for an amount that can be split', async () => {
  const folios = [own, folio('acme', 'Acme')]
  const user = open(<SplitSheet folio={own} charges={own.charges} folios={folios} onClose={close} />)
  const amount = await screen.findByRole('textbox', { name: 'Amount before tax' })
  await user.type(amount, '5')
  await screen.findByText('₹845.00 stays with Vidya Oza.')
  await user.clear(amount)
  await user.type(amount, '-5')
  await screen.findByText(say.moreThanZero)
  expect(screen.queryByText(/stays with/)).toBeNull()
})

it('shows no new total for a discount that cannot be given, and its error at the field that is shown', async () => {
  const user = open(<DiscountSheet folio={own} isNamed={false} onClose={close} />)
  await user.type(await screen.findByRole('textbox', { name: 'Percent off' }), '6.255')
  await screen.findByText(/at most 2 decimals/)
  await screen.findByText('Enter a percentage or an amount to see the new total.')
  await user.click(screen.getByRole('radio', { name: 'Amount' }))
  await user.click(screen.getByRole('button', { name: 'Give discount' }))
  await screen.findByText(say.percentOrAmount)
})
