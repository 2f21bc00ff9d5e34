import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make } = await startTestApp()

const dashboard = async () => (await admin('GET', '/dashboard')).body.data
const refundFilter = async () => (await admin('GET', '/bookings?invoice=refund_due&per_page=100')).body.data.data
const stay = { check_in_date: '2026-11-15', check_out_date: '2026-11-17' }

/** A checked-out guest who has paid this amount. */
const departed = async (advance: number, pay: boolean) => {
  const booking = await make.booking({ ...stay, advance_amount: rupees(advance) })
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  const left = await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-17' })
  const slug = String(left.body.invoice_slug)
  if (pay) await admin('POST', `/invoices/${slug}/pay`, { payment_method: 'cash' })
  return { booking, slug }
}

const credit = (slug: string, amount?: number) =>
  admin('POST', `/invoices/${slug}/credit-notes`, {
    reason: 'Cold geyser',
    ...(amount && { lines: [{ position: 1, amount }] }),
  })

test('an invoice has the status refund due until the refund is made', async () => {
  const { booking, slug } = await departed(0, true)
  const status = async () => (await admin('GET', `/invoices/${slug}`)).body.data.status
  expect(await status()).toBe('paid')
  await credit(slug, 1000)
  expect(await status()).toBe('refund_due')
  const list = (await admin('GET', '/invoices?status=refund_due')).body.data
  expect(list.data).toMatchObject([{ slug, balance: -1000 }])
  expect(list.sums).toMatchObject({ balance: 0, refund_due: 1000 })
  expect((await dashboard()).refunds).toEqual({ bookings: 1, amount: 1000 })
  expect(await refundFilter()).toMatchObject([{ slug: booking.slug, refund_due: 0 }])
  // The invoice is credited completely, but cancelled only after the refund.
  await credit(slug)
  expect(await status()).toBe('refund_due')
  const refund = { amount: 5000, payment_method: 'cash', reason: 'Credit note' }
  expect((await admin('POST', `/bookings/${booking.slug}/refunds`, refund)).status).toBe(201)
  expect(await status()).toBe('cancelled')
  expect((await dashboard()).refunds).toEqual({ bookings: 0, amount: 0 })
})

test('a cancelled booking shows its advance until it is refunded', async () => {
  const booking = await make.booking({ ...stay, advance_amount: rupees(1500) })
  await admin('POST', `/bookings/${booking.slug}/payments`, { amount: 500, payment_method: 'cash' })
  expect(await refundFilter()).toEqual([])
  await admin('POST', `/bookings/${booking.slug}/cancel`, { reason: 'Flight cancelled' })
  expect(await refundFilter()).toMatchObject([{ slug: booking.slug, refund_due: 2000, invoice: null }])
  expect((await dashboard()).refunds).toEqual({ bookings: 1, amount: 2000 })
  const give = (amount: number) =>
    admin('POST', `/bookings/${booking.slug}/refunds`, { amount, payment_method: 'cash', reason: 'Advance' })
  await give(1200)
  expect((await dashboard()).refunds).toEqual({ bookings: 1, amount: 800 })
  await give(800)
  expect(await refundFilter()).toEqual([])
  expect((await dashboard()).refunds).toEqual({ bookings: 0, amount: 0 })
  const noShow = await make.booking({ ...stay, advance_amount: rupees(700) })
  await admin('POST', `/bookings/${noShow.slug}/no-show`)
  expect((await dashboard()).refunds).toEqual({ bookings: 1, amount: 700 })
})

test('the list and the dashboard agree on what is outstanding in a random hotel', async () => {
  let seed = 20261115
  const upTo = (most: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % most
  }
  for (let guests = 0; guests < 14; guests++) {
    const { slug } = await departed(upTo(3) * 1000, upTo(2) === 0)
    if (guests % 3 > 0) expect((await credit(slug, 1 + upTo(4000))).status).toBe(201)
  }
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const documents = await db.selectFrom('invoice').selectAll().execute()
  const payments = await db.selectFrom('payment').selectAll().execute()
  const balances = documents
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice) => {
      const credited = sum(documents.filter(({ corrects_id }) => corrects_id === invoice.id).map(({ total }) => total))
      const paid = payments
        .filter(({ booking_id }) => booking_id === invoice.booking_id)
        .map(({ kind, amount }) => (kind === 'payment' ? amount : -amount))
      return invoice.total - credited - sum(paid)
    })
  const owed = balances.filter((balance) => balance > 0)
  const due = balances.filter((balance) => balance < 0)
  expect(owed.length).toBeGreaterThan(1)
  expect(due.length).toBeGreaterThan(1)
  const lists = ['', 'status=pending', 'date_from=2026-01-01&date_to=2026-12-31']
  for (const query of lists) {
    const { sums } = (await admin('GET', `/invoices?${query}`)).body.data
    expect(sums.balance, query).toBe(sum(owed) / 100)
    if (!query.includes('status')) expect(sums.refund_due, query).toBe(-sum(due) / 100)
  }
  const { pending, refunds } = await dashboard()
  expect(pending).toEqual({ invoices: owed.length, balance: sum(owed) / 100 })
  const held = await db.selectFrom('held_money').select('amount').execute()
  expect(refunds).toEqual({
    bookings: due.length + held.length,
    amount: (sum(held.map(({ amount }) => amount)) - sum(due)) / 100,
  })
  expect((await refundFilter()).length).toBe(refunds.bookings)
  expect((await admin('GET', '/bookings?invoice=pending')).body.data.total).toBe(owed.length)
})
