import { beforeAll, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { type ReadSheet, readGstr1 } from '#server/reports/testing/gstr1-sheets.ts'
import { builders } from '#server/testing/builders.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, admin, db, services, signIn, time } = await startTestApp()
const make = builders(db, services.clock)
const token = await signIn('desk@hotel.example', true)

const pune = { name: 'Tata Steel', address: 'Bund Garden Road, Pune', gstin: '27AAPFU0939F1ZV' }
const bengaluru = { name: 'Brigade Foods', address: 'MG Road, Bengaluru', gstin: '29AAACB1234C1ZB' }
type Payer = typeof pune

const on = (day: string) => {
  time.now = new Date(`${day}T06:00:00Z`)
}

const booked = (day: string, rent: number, advance = 0) =>
  make.booking({
    check_in_date: day,
    check_out_date: `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}`,
    room_rent: rupees(rent),
    advance_amount: rupees(advance),
  })

interface Ordered {
  item_id: number
  quantity: number
}

/** Checks a booking of one night in and out; returns the slug of its invoice. */
const leave = async (booking: Awaited<ReturnType<typeof booked>>, billed_to?: Payer, items: Ordered[] = []) => {
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  if (items.length > 0) await make.order({ booking_id: booking.id, status: 'completed', items })
  const { check_out_date } = booking
  const left = await admin('POST', `/bookings/${booking.slug}/check-out`, {
    check_out_date,
    ...(billed_to && { billed_to }),
  })
  expect(left.status, JSON.stringify(left.body)).toBe(200)
  return String(left.body.invoice_slug)
}

const sell = async (rent: number, billed_to?: Payer, items: Ordered[] = []) =>
  leave(await booked('2026-11-15', rent), billed_to, items)

const post = async (path: string, body: object) => {
  const reply = await admin('POST', path, body)
  expect([200, 201], JSON.stringify(reply.body)).toContain(reply.status)
}

const credit = (slug: string, amount?: number) =>
  post(`/invoices/${slug}/credit-notes`, {
    reason: 'Cold geyser',
    ...(amount && { lines: [{ position: 1, amount }] }),
  })

const refund = (slug: string, amount: number) =>
  post(`/bookings/${slug}/refunds`, { payment_method: 'cash', amount, reason: 'One guest less' })

const categoryId = async (name: string) =>
  (await db.selectFrom('tax_category').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

beforeAll(async () => {
  await db.updateTable('property').set({ state: 'Maharashtra', gstin: '27AAACS4321L1ZD' }).execute()
  await admin('POST', '/tax-rules/indian-gst', { food_rate: 5 })
  on('2026-10-20')
  const adjustedLater = await booked('2026-11-15', 2000, 1050)
  const refundedLater = await booked('2026-12-10', 8000, 1180)
  on('2026-11-15')
  const thali = await make.item({ price: rupees(120) })
  const beer = await make.item({ price: rupees(200), tax_category_id: await categoryId('Liquor') })
  await credit(await sell(4000, pune), 500)
  await sell(8000, bengaluru, [{ item_id: thali.id, quantity: 3 }])
  await credit(await sell(3000), 1000)
  await post(`/invoices/${await sell(2500)}/rebill`, { billed_to: pune, reason: 'For the company' })
  await credit(await sell(1000, bengaluru))
  await leave(adjustedLater)
  await leave(await booked('2026-11-15', 1000, 525))
  await sell(1000, undefined, [{ item_id: beer.id, quantity: 1 }])
  await booked('2026-12-12', 2000, 2100)
  await refund(refundedLater.slug, 590)
  await refund((await booked('2026-12-14', 8000, 1180)).slug, 590)
})

const place = '27-Maharashtra'
const day = new Date('2026-11-15T00:00:00Z')

describe('the workbook of November', () => {
  let sheets: Map<string, ReadSheet>
  const sheet = (name: string) => sheets.get(name) as ReadSheet
  beforeAll(async () => {
    sheets = await readGstr1(app, token, '2026-11')
  })

  test('has the sheets of the offline tool in their order', () => {
    const first = [
      'b2b,sez,de',
      'b2cl',
      'b2cs',
      'cdnr',
      'cdnur',
      'at',
      'atadj',
      'exemp',
      'hsn(b2b)',
      'hsn(b2c)',
      'docs',
    ]
    expect([...sheets.keys()]).toEqual(first)
  })

  test('b2b has each invoice to a GSTIN by rate, in and outside the state', () => {
    const { headings, totals, rows } = sheet('b2b,sez,de')
    expect(headings).toEqual([
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value'],
      ...['Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate', 'Invoice Type', 'E-Commerce GSTIN'],
      ...['Rate', 'Taxable Value', 'Cess Amount'],
    ])
    const row = ({ gstin, name }: Payer, number: number, value: number, rate: number, taxable: number) => [
      ...[gstin, name, `INV-2627-00000${number}`, day, value, place, 'N', null, 'Regular B2B', null],
      ...[rate, taxable, 0],
    ]
    expect(rows).toEqual([
      row(pune, 1, 4200, 5, 4000),
      row(bengaluru, 2, 9818, 5, 360),
      row(bengaluru, 2, 9818, 18, 8000),
      row(pune, 5, 2625, 5, 2500),
      row(bengaluru, 6, 1050, 5, 1000),
    ])
    expect(totals).toEqual({
      ...{ 'No. of Recipients': 2, 'No. of Invoices': 4, 'Total Invoice Value': 17_693 },
      ...{ 'Total Taxable Value': 15_860, 'Total Cess': 0 },
    })
  })

  test('b2cs has all others by rate, less their credit notes; b2cl and cdnur are empty', () => {
    expect(sheet('b2cs').headings).toEqual([
      ...['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
      'E-Commerce GSTIN',
    ])
    // 3000 − 1000, 2500 − 2500 (billed to a company), 2000, 1000 and 1000.
    expect(sheet('b2cs').rows.map((cells) => cells.slice(0, 6))).toEqual([['OE', place, null, 5, 6000, 0]])
    expect(sheet('b2cl').rows).toEqual([])
    expect(sheet('b2cl').headings).toEqual([
      ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate'],
      ...['Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
    ])
    expect(sheet('cdnur').rows).toEqual([])
  })

  test('cdnr has the credit notes to a GSTIN above zero, also of an invoice that was cancelled', () => {
    expect(sheet('cdnr').headings).toEqual([
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply'],
      ...['Reverse Charge', 'Note Supply Type', 'Note Value', 'Applicable % of Tax Rate', 'Rate'],
      ...['Taxable Value', 'Cess Amount'],
    ])
    const row = ({ gstin, name }: Payer, number: number, value: number, taxable: number) => [
      ...[gstin, name, `CN-2627-00000${number}`, day, 'C', place, 'N', 'Regular B2B', value, null, 5, taxable, 0],
    ]
    expect(sheet('cdnr').rows).toEqual([row(pune, 1, 525, 500), row(bengaluru, 4, 1050, 1000)])
    expect(sheet('cdnr').totals).toMatchObject({ 'No. of Notes': 2, 'Total Note Value': 1575 })
  })

  test('at has what is left of the month’s advances, atadj what was used of earlier ones, both without tax', () => {
    const columns = (word: string) => [
      ...['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', `Gross Advance ${word}`, 'Cess Amount'],
    ]
    expect(sheet('at').headings).toEqual(columns('Received'))
    expect(sheet('at').rows).toEqual([
      [place, null, 5, 2000, 0],
      [place, null, 18, 500, 0],
    ])
    expect(sheet('atadj').headings).toEqual(columns('Adjusted'))
    expect(sheet('atadj').rows).toEqual([
      [place, null, 5, 1000, 0],
      [place, null, 18, 500, 0],
    ])
  })

  test('exemp has sales outside GST', () => {
    expect(sheet('exemp').rows).toEqual([
      ['Inter-State supplies to registered persons', 0, 0, 0],
      ['Intra-State supplies to registered persons', 0, 0, 0],
      ['Inter-State supplies to unregistered persons', 0, 0, 0],
      ['Intra-State supplies to unregistered persons', 0, 0, 200],
    ])
  })

  test('the HSN sheets have the codes with their tax, less credit notes', () => {
    expect(sheet('hsn(b2b)').headings).toEqual([
      ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
      ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
    ])
    expect(sheet('hsn(b2b)').rows).toEqual([
      ['996311', 'Room accommodation', 'NA', 0, 6300, 5, 6000, 0, 150, 150, 0],
      ['996311', 'Room accommodation', 'NA', 0, 9440, 18, 8000, 0, 720, 720, 0],
      ['996332', 'Food and drinks in hotels', 'NA', 0, 378, 5, 360, 0, 9, 9, 0],
    ])
    const [noCode = [], rooms] = sheet('hsn(b2c)').rows
    expect(noCode.slice(3)).toEqual([1, 200, 0, 200, 0, 0, 0, 0])
    expect(rooms).toEqual(['996311', 'Room accommodation', 'NA', 0, 6300, 5, 6000, 0, 150, 150, 0])
  })

  test('docs has the numbers of invoices, credit notes and vouchers', () => {
    const { headings, rows } = sheet('docs')
    expect(headings).toEqual(['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'])
    expect(rows).toEqual([
      ['Invoices for outward supply', 'INV-2627-000001', 'INV-2627-000009', 9, 0],
      ['Credit Note', 'CN-2627-000001', 'CN-2627-000004', 4, 0],
      ['Receipt voucher', 'RV-2627-000003', 'RV-2627-000005', 3, 0],
      ['Refund voucher', 'RF-2627-000001', 'RF-2627-000002', 2, 0],
    ])
  })
})

test('the report has the totals of each sheet, which agree with the tax summary', async () => {
  const found = (await admin('GET', '/reports/gstr1?month=2026-11')).body.data
  const summary = (await admin('GET', '/tax-summary?month=2026-11')).body.data
  const { taxable, cgst, sgst, invoices, credit_notes } = summary
  expect(found).toMatchObject({ gstin: '27AAACS4321L1ZD', taxable, cgst, sgst, invoices, credit_notes })
  expect(found).toMatchObject({ taxable: 20_560, cgst: 1029, sgst: 1029, invoices: 9, credit_notes: 4 })
  const sums = (sheet: string) => found.sheets.find((one: { sheet: string }) => one.sheet === sheet)
  expect(sums('b2b')).toEqual({
    ...{ sheet: 'b2b', rows: 5, documents: 4, value: 17_693, taxable: 15_860, cgst: 916.5, sgst: 916.5 },
  })
  expect(sums('cdnr')).toMatchObject({ documents: 2, value: 1575, taxable: 1500, cgst: 37.5, sgst: 37.5 })
  expect(sums('at')).toMatchObject({ taxable: 2500, cgst: 95, sgst: 95 })
  expect(sums('atadj')).toMatchObject({ taxable: 1500, cgst: 70, sgst: 70 })
  expect(sums('docs')).toMatchObject({ rows: 4, documents: 18, taxable: null })
})
