import { beforeAll, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, admin, db, make, signIn } = await startTestApp()
const authorization = `Bearer ${await signIn('desk@hotel.example')}`

const sheetsOf = async (path: string) => {
  const { readXlsx } = await import('hucre/xlsx')
  const reply = await app.inject({ url: `/api${path}`, headers: { authorization } })
  expect(reply.statusCode).toBe(200)
  return (await readXlsx(reply.rawPayload)).sheets.map(({ rows }) => rows)
}

const company = { name: 'Tata Steel', address: 'Bistupur, Jamshedpur', gstin: '27AAPFU0939F1ZV' }

beforeAll(async () => {
  await db.updateTable('property').set({ state: 'Maharashtra' }).execute()
  await admin('POST', '/tax-rules/indian-gst', { food_rate: 5 })
  const item = await make.item()
  for (const billed_to of [company, undefined, company, undefined]) {
    const booking = await make.booking({ check_in_date: '2026-11-15', check_out_date: '2026-11-17' })
    await admin('POST', `/bookings/${booking.slug}/check-in`, {})
    await make.order({ booking_id: booking.id, items: [{ item_id: item.id, quantity: 3 }] })
    await db.updateTable('guest_order').set({ status: 'completed' }).execute()
    const left = await admin('POST', `/bookings/${booking.slug}/check-out`, { ...(billed_to && { billed_to }) })
    expect(left.status, JSON.stringify(left.body)).toBe(200)
    const credit = { reason: 'Cold geyser', lines: [{ position: 1, amount: 123.45 }] }
    expect((await admin('POST', `/invoices/${left.body.invoice_slug}/credit-notes`, credit)).status).toBe(201)
  }
})

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The same sums, calculated from the stored documents. */
const recompute = async () => {
  const documents = await db.selectFrom('invoice').selectAll().execute()
  const lines = await db.selectFrom('invoice_line').selectAll().execute()
  return lines.map((line) => {
    const document = documents.find(({ id }) => id === line.invoice_id)
    const guest = document?.guest as { billed_to: { gstin: string } | null } | undefined
    const gstin = guest?.billed_to?.gstin
    return { ...line, sign: document?.kind === 'invoice' ? 1 : -1, customer: gstin ? 'b2b' : 'b2c' }
  })
}

test('by customer, SAC and rate it adds up to the documents, to the paisa', async () => {
  const { data } = (await admin('GET', '/tax-summary?month=2026-11')).body
  const lines = await recompute()
  expect(new Set(data.details.map(({ customer }: { customer: string }) => customer))).toEqual(new Set(['b2b', 'b2c']))
  expect(new Set(data.details.map(({ sac }: { sac: string }) => sac)).size).toBeGreaterThan(1)
  for (const row of data.details) {
    const ours = lines.filter(
      ({ customer, sac, tax_rate }) => customer === row.customer && sac === row.sac && tax_rate === row.rate * 100,
    )
    expect(row.taxable, row.sac).toBe(sum(ours.map(({ sign, amount }) => sign * amount)) / 100)
    expect(row.cgst, row.sac).toBe(sum(ours.map(({ sign, cgst }) => sign * cgst)) / 100)
    expect(row.sgst, row.sac).toBe(sum(ours.map(({ sign, sgst }) => sign * sgst)) / 100)
  }
  const paise = (amount: number) => Math.round(amount * 100)
  for (const field of ['taxable', 'cgst', 'sgst'] as const) {
    expect(sum(data.details.map((row: Record<string, number>) => paise(row[field] ?? 0)))).toBe(paise(data[field]))
    expect(sum(data.rows.map((row: Record<string, number>) => paise(row[field] ?? 0)))).toBe(paise(data[field]))
  }
  const documents = await db.selectFrom('invoice').selectAll().execute()
  const total = sum(documents.map(({ kind, total }) => (kind === 'invoice' ? total : -total)))
  expect(paise(data.total)).toBe(total)
  const [, bySac] = await sheetsOf('/tax-summary.xlsx?month=2026-11')
  expect(bySac?.[0]?.slice(0, 4)).toEqual(['Customer', 'SAC', 'Rate %', 'Taxable value'])
  expect(bySac).toHaveLength(data.details.length + 2)
  expect(bySac?.at(-1)?.[3]).toBe(data.taxable)
})

test('it has the tax of the advances that were received, refunded and adjusted', async () => {
  const booking = await make.booking({ room_rent: rupees(2000), advance_amount: rupees(1050) })
  const refunded = await make.booking({ room_rent: rupees(8000), advance_amount: rupees(1180) })
  const refund = { payment_method: 'cash', amount: 590, reason: 'One guest less' }
  await admin('POST', `/bookings/${refunded.slug}/refunds`, refund)
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  await admin('POST', `/bookings/${booking.slug}/check-out`, {})
  const { data } = (await admin('GET', '/tax-summary?month=2026-11')).body
  const none = { amount: 0, taxable: 0, cgst: 0, sgst: 0 }
  const atFive = { amount: 1050, taxable: 1000, cgst: 25, sgst: 25 }
  expect(data.advances).toEqual([
    { rate: 5, received: atFive, adjusted: atFive },
    { rate: 18, received: { amount: 590, taxable: 500, cgst: 45, sgst: 45 }, adjusted: none },
  ])
  const [, , advances] = await sheetsOf('/tax-summary.xlsx?month=2026-11')
  expect(advances?.[1]).toEqual([5, 'Received', 1050, 1000, 25, 25, 50])
})

test('the Excel file of invoices has numbers and dates as an accountant needs them', async () => {
  const [rows = []] = await sheetsOf('/invoices.xlsx')
  const [head = [], first = []] = rows
  const cell = (header: string) => first[head.indexOf(header)]
  expect(cell('Company')).toBe('Tata Steel')
  expect(cell('GSTIN')).toBe(company.gstin)
  expect(cell('Place of Supply')).toBe('27-Maharashtra')
  expect(cell('Date')).toBeInstanceOf(Date)
  const figures = ['Taxable Value', 'Not Taxed', 'CGST', 'SGST/UTGST', 'Round-off'].map((header) =>
    Number(cell(header)),
  )
  expect(sum(figures)).toBeCloseTo(Number(cell('Total')), 5)
  expect(figures[0]).toBeGreaterThan(0)
})

test('credit notes have their own list and file', async () => {
  const { data } = (await admin('GET', '/credit-notes')).body
  expect(data.total).toBe(4)
  const [note] = data.data
  expect(note).toMatchObject({ reason: 'Cold geyser', invoice: { number: expect.stringMatching(/^INV-/) } })
  const found = async (query: string) => (await admin('GET', `/credit-notes?${query}`)).body.data.total
  expect(await found(`search=${note.number}`)).toBe(1)
  expect(await found(`search=${note.invoice.number}`)).toBe(1)
  expect(await found(`search=${note.booking.booking_number}`)).toBe(1)
  expect(await found('search=nobody%20at%20all')).toBe(0)
  expect(await found('date_from=2026-11-16')).toBe(0)
  expect(await found('date_to=2026-11-15&sort=-total')).toBe(4)
  const [rows = []] = await sheetsOf('/credit-notes.xlsx?date_to=2026-11-30')
  const [head = [], ...notes] = rows
  expect(notes).toHaveLength(4)
  const totals = sum(notes.map((cells) => Math.round(Number(cells[head.indexOf('Total')]) * 100)))
  expect(totals).toBe(Math.round(data.sum * 100))
  expect(notes[0]?.[head.indexOf('Invoice Date')]).toBeInstanceOf(Date)
})
