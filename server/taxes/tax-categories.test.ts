import { describe, expect, test } from 'vitest'
import type { BillLine } from '#contract/folios/bill.ts'
import { rupees } from '#contract/kit/money.ts'
import { readPdf } from '#server/testing/pdf-text.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, admin, candidate, change, db, make, signIn } = await startTestApp()
await admin('POST', '/tax-rules/indian-gst', {})

interface Category {
  id: number
  slug: string
  name: string
  version: number
}

const list = async (): Promise<Category[]> => (await admin('GET', '/tax-categories')).body.data.data
const named = async (name: string) => {
  const found = (await list()).find((one) => one.name === name)
  if (!found) throw new Error(`there is no tax category ${name}`)
  return found
}
const add = async (name: string, treatment = 'taxable'): Promise<Category> =>
  (await admin('POST', '/tax-categories', { name, treatment })).body.data

describe('a tax category', () => {
  test('is listed after the three built-in ones', async () => {
    expect((await list()).map(({ name }) => name)).toEqual([
      'Accommodation',
      'Food and beverages',
      'Services',
      'Hall hire',
      'Laundry',
      'Liquor',
      'Spa and salon',
      'Transport with driver',
    ])
    expect((await admin('GET', '/tax-categories?search=LIQ')).body.data.data).toMatchObject([
      { name: 'Liquor', treatment: 'outside_gst', builtin: null },
    ])
    expect((await candidate('GET', '/tax-categories')).status).toBe(403)
  })

  test('has a unique name, whatever its letter case and spaces', async () => {
    const { status, body } = await admin('POST', '/tax-categories', { name: '  lAUNDRY ' })
    expect(status).toBe(409)
    expect(body.error.fields).toEqual({ name: ['Another tax category has this name'] })
    expect((await admin('POST', '/tax-categories', { name: ' ' })).status).toBe(422)
    expect((await admin('POST', '/tax-categories', { name: 'Yoga', treatment: 'free' })).status).toBe(422)
  })

  test('that is built in can be renamed, but not deleted or made untaxed', async () => {
    const { slug } = await named('Services')
    expect((await admin('DELETE', `/tax-categories/${slug}`)).body.error.message).toContain('built in')
    const exempt = await change(`/tax-categories/${slug}`, { name: 'Services', treatment: 'exempt' })
    expect(exempt.status).toBe(422)
    expect(exempt.body.error.fields).toHaveProperty('treatment')
    expect((await change(`/tax-categories/${slug}`, { name: 'Other services', treatment: 'taxable' })).status).toBe(200)
    expect((await change(`/tax-categories/${slug}`, { name: 'Services', treatment: 'taxable' })).status).toBe(200)
  })

  test('that is not taxed has no rates', async () => {
    const { id: tax_category_id } = await named('Liquor')
    const { status, body } = await admin('POST', '/tax-rules', { tax_category_id, rate: 5, valid_from: '2026-04-01' })
    expect(status).toBe(422)
    expect(body.error.fields).toHaveProperty('tax_category_id')
  })

  test('is deleted with its rates, but not while an item has it or an uninvoiced order has such an item', async () => {
    const tours = await add('Guided tours')
    const rate = { tax_category_id: tours.id, rate: 5, valid_from: '2026-04-01' }
    expect((await admin('POST', '/tax-rules', rate)).status).toBe(201)
    expect((await admin('POST', '/tax-rules', rate)).body.error.code).toBe('tax_rules_overlap')
    const item = await make.item({ type: 'service', tax_category_id: tours.id })
    const remove = () => admin('DELETE', `/tax-categories/${tours.slug}`)
    expect((await remove()).body.error.message).toContain('1 item has this tax category')
    const order = await make.order({ items: [{ item_id: item.id, quantity: 1 }] })
    expect((await admin('DELETE', `/items/${item.slug}`)).status).toBe(200)
    expect((await remove()).body.error.message).toContain('Orders without an invoice')
    await db.updateTable('guest_order').set({ status: 'cancelled' }).where('slug', '=', order.slug).execute()
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    const rules = (await admin('GET', '/tax-rules')).body.data
    expect(rules.filter((one: { tax_category_id: number }) => one.tax_category_id === tours.id)).toEqual([])
  })

  test('that was deleted cannot be given to an item', async () => {
    const { category_id } = await make.item()
    const draft = { category_id, name: 'Tour', type: 'service', price: 100, tax_category_id: 999_999 }
    const { status, body } = await admin('POST', '/items', draft)
    expect(status).toBe(422)
    expect(body.error.fields).toHaveProperty('tax_category_id')
  })

  test('shows a warning if an item has it and no rate is in force', async () => {
    const warnings = async () => (await admin('GET', '/tax-rules/warnings')).body.data
    const cinema = await add('Cinema')
    expect(JSON.stringify(await warnings())).not.toContain('Cinema')
    const item = await make.item({ type: 'service', tax_category_id: cinema.id })
    expect(await warnings()).toContain('No tax rate is in force for Cinema. Nothing is charged.')
    await change(`/tax-categories/${cinema.slug}`, { name: 'Cinema', treatment: 'exempt' })
    expect(JSON.stringify(await warnings())).not.toContain('Cinema')
    await admin('DELETE', `/items/${item.slug}`)
  })
})

test('a bill taxes each item by its own category, and the invoice keeps that tax', async () => {
  const laundry = await named('Laundry')
  const [spa, liquor, exempt] = [await named('Spa and salon'), await named('Liquor'), await add('Fresh milk', 'exempt')]
  const wash = await make.item({ name: 'Wash', type: 'service', price: rupees(100), tax_category_id: laundry.id })
  const massage = await make.item({ name: 'Massage', type: 'service', price: rupees(1800), tax_category_id: spa.id })
  const beer = await make.item({ name: 'Beer', type: 'drink', price: rupees(350), tax_category_id: liquor.id })
  const milk = await make.item({ name: 'Milk', type: 'drink', price: rupees(40), tax_category_id: exempt.id })
  const tea = await make.item({ name: 'Tea', type: 'drink', price: rupees(60) })
  const booking = await make.booking({ check_in_date: '2026-11-15', check_out_date: '2026-11-16' })
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  const items = [wash, massage, beer, milk, tea].map(({ id }) => ({ item_id: id, quantity: 2 }))
  await make.order({ booking_id: booking.id, items, status: 'completed' })

  const orderLines = (lines: BillLine[]) =>
    lines
      .filter(({ kind }) => kind === 'order')
      .map(({ amount, treatment, tax_rate, sac, cgst }) => [amount, treatment, tax_rate, sac, cgst])
  const expected = [
    [200, 'taxable', 18, '999713', 18],
    [3600, 'taxable', 5, '999729', 90],
    [700, 'outside_gst', 0, '', 0],
    [80, 'exempt', 0, '', 0],
    [120, 'taxable', 5, '996332', 3],
  ]
  const { data: bill } = (await admin('GET', `/bookings/${booking.slug}/bill`)).body
  expect(orderLines(bill.lines)).toEqual(expected)
  // A room-night of 2,500 at 5 %, and 111 of CGST and SGST each on the orders.
  expect(bill).toMatchObject({ charges: 7200, cgst: 173.5, sgst: 173.5, round_off: 0, total: 7547 })

  const { body } = await admin('POST', `/bookings/${booking.slug}/check-out`, {})
  // After the invoice a change of the category or the item changes nothing.
  await change(`/tax-categories/${laundry.slug}`, { name: 'Laundry', treatment: 'exempt' })
  const { data: invoice } = (await admin('GET', `/invoices/${body.invoice_slug}`)).body
  expect(orderLines(invoice.lines)).toEqual(expected)

  const { data: summary } = (await admin('GET', '/tax-summary?month=2026-11')).body
  expect(summary.rows).toMatchObject([
    { treatment: 'taxable', rate: 5, taxable: 6220, cgst: 155.5 },
    { treatment: 'taxable', rate: 18, taxable: 200, cgst: 18 },
    { treatment: 'exempt', rate: 0, taxable: 80, cgst: 0 },
    { treatment: 'outside_gst', rate: 0, taxable: 700, cgst: 0 },
  ])
  expect(summary).toMatchObject({ taxable: 7200, cgst: 173.5, total: 7547 })
  const headers = { authorization: `Bearer ${await signIn('desk@hotel.example')}` }
  const { readXlsx } = await import('hucre/xlsx')
  const file = await app.inject({ url: '/api/tax-summary.xlsx?month=2026-11', headers })
  const [byRate] = (await readXlsx(file.rawPayload)).sheets
  expect(byRate?.rows.map(([rate]) => rate).slice(1)).toEqual([5, 18, 'Exempt', 'Outside GST', 'Total November 2026'])

  const pdf = await app.inject({ url: `/api/invoices/number/${invoice.number}/pdf`, headers })
  expect(pdf.statusCode).toBe(200)
  expect(readPdf(pdf.rawPayload).words).toContain('Exempt')
  expect(readPdf(pdf.rawPayload).words.replaceAll(' ', '')).toContain('OutsideGST')
  const credit = { reason: 'Warm beer', lines: [{ position: 4, amount: 700 }] }
  expect((await admin('POST', `/invoices/${body.invoice_slug}/credit-notes`, credit)).status).toBe(201)
  const later = (await admin('GET', '/tax-summary?month=2026-11')).body.data
  expect(later.rows[3]).toMatchObject({ treatment: 'outside_gst', taxable: 0 })
  expect(later.total).toBe(6847)
})
