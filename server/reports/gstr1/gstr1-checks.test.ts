import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import type { Gstr1Check } from '#contract/reports/gstr1/gstr1.ts'
import { readGstr1 } from '#server/reports/testing/gstr1-sheets.ts'
import { builders } from '#server/testing/builders.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, db, services, sendAs, signIn, hire, anyone, time } = await startTestApp()
const make = builders(db, services.clock)
let token = ''
const admin: typeof anyone = (...request) => sendAs(token)(...request)
const gstin = '27AAACS4321L1ZD'

const sell = async (rent: number, billed_to?: object) => {
  const booking = await make.booking({ room_rent: rupees(rent) })
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  const { check_out_date } = booking
  const body = { check_out_date, ...(billed_to && { billed_to }) }
  const left = await admin('POST', `/bookings/${booking.slug}/check-out`, body)
  expect(left.status, JSON.stringify(left.body)).toBe(200)
  return String(left.body.invoice_slug)
}

const setHotel = (hotel: { state?: string; gstin?: string }) => db.updateTable('property').set(hotel).execute()

/** Each test has a month of its own. */
let month = 0
let thisMonth = ''
beforeEach(async () => {
  month += 1
  thisMonth = `2027-${String(month).padStart(2, '0')}`
  time.now = new Date(`${thisMonth}-10T06:00:00Z`)
  token = await signIn('desk@hotel.example', true)
  await setHotel({ state: 'Maharashtra', gstin })
  if (month === 1) await admin('POST', '/tax-rules/indian-gst', { food_rate: 5 })
})

const checks = async (): Promise<Gstr1Check[]> =>
  (await admin('GET', `/reports/gstr1?month=${thisMonth}`)).body.data.checks
const checked = async (code: Gstr1Check['code']) => (await checks()).find((check) => check.code === code)

test('a month that is over and in order has nothing to check; one that is not over says so', async () => {
  await sell(1000)
  expect(await checks()).toEqual([
    {
      code: 'month_not_over',
      level: 'warning',
      message: expect.stringContaining('Download the workbook again'),
      count: 0,
      records: [],
    },
  ])
  time.now = new Date('2027-02-01T06:00:00Z')
  expect(await checks()).toEqual([])
})

test('the hotel needs a GSTIN and a state', async () => {
  await setHotel({ gstin: '', state: '' })
  const invoice = await sell(1000)
  expect((await checks()).map(({ code, level }) => [code, level])).toEqual([
    ['hotel_gstin_missing', 'error'],
    ['hotel_state_missing', 'error'],
    ['month_not_over', 'warning'],
  ])
  expect((await checked('hotel_gstin_missing'))?.records).toMatchObject([{ kind: 'settings', slug: null }])
  await setHotel({ gstin, state: 'Maharashtra' })
  expect((await checks()).map(({ code }) => code)).toEqual([
    ...['issued_without_gstin', 'place_of_supply_missing', 'month_not_over'],
  ])
  expect((await checked('place_of_supply_missing'))?.records).toMatchObject([{ kind: 'invoice', slug: invoice }])
  // The workbook has the state of the settings.
  const b2cs = (await readGstr1(app, token, thisMonth)).get('b2cs')
  expect(b2cs?.rows[0]?.[1]).toBe('27-Maharashtra')
  await setHotel({ gstin: '27AAACS4321L1ZX' })
  expect(await checked('hotel_gstin_wrong')).toMatchObject({ level: 'error' })
})

test('documents of another GSTIN of the hotel are named', async () => {
  const invoice = await sell(1000)
  await setHotel({ gstin: '27AAPFU0939F1ZV' })
  expect(await checked('issued_under_other_gstin')).toMatchObject({ count: 1, records: [{ slug: invoice }] })
})

test('a company needs a valid GSTIN, and one without is pointed out', async () => {
  const address = 'MG Road, Pune'
  const right = await sell(1000, { name: 'Right', address, gstin: '27AAPFU0939F1ZV' })
  const none = await sell(1000, { name: 'None', address, gstin: '' })
  expect(await checked('customer_gstin_missing')).toMatchObject({
    level: 'warning',
    count: 1,
    records: [{ kind: 'invoice', slug: none, note: 'None' }],
  })
  expect(await checked('customer_gstin_wrong')).toBeUndefined()
  // Forms refuse a wrong GSTIN today; older documents may have one.
  await sql`alter table invoice disable trigger never_changes`.execute(db)
  await sql`update invoice set guest = jsonb_set(guest, '{billed_to,gstin}', '"27AAPFU0939F1ZX"') where slug = ${right}`.execute(
    db,
  )
  await sql`alter table invoice enable trigger never_changes`.execute(db)
  expect(await checked('customer_gstin_wrong')).toMatchObject({
    level: 'error',
    message: expect.stringContaining('Bill to someone else'),
    records: [{ slug: right, note: 'Right 27AAPFU0939F1ZX' }],
  })
})

test('lines without a rate or a SAC are errors, and those outside GST need an HSN code', async () => {
  const liquor = await db.selectFrom('tax_category').select('id').where('name', '=', 'Liquor').executeTakeFirstOrThrow()
  const beer = await make.item({ tax_category_id: liquor.id })
  const booking = await make.booking()
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  await make.order({ booking_id: booking.id, status: 'completed', items: [{ item_id: beer.id, quantity: 2 }] })
  await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: booking.check_out_date })
  expect(await checked('hsn_of_untaxed_missing')).toMatchObject({ level: 'warning', count: 1 })
  const rules = await db.selectFrom('tax_rule').selectAll().execute()
  await db.updateTable('tax_rule').set({ sac: '' }).execute()
  const withoutSac = await sell(1000)
  await db.deleteFrom('tax_rule').execute()
  const withoutRate = await sell(1000)
  await db
    .insertInto('tax_rule')
    .values(rules.map(({ id, version, ...rule }) => rule))
    .execute()
  const taxes = { kind: 'taxes', slug: null }
  expect(await checked('sac_missing')).toMatchObject({
    level: 'error',
    count: 1,
    records: [taxes, { slug: withoutSac }],
  })
  expect(await checked('tax_rate_missing')).toMatchObject({ count: 1, records: [taxes, { slug: withoutRate }] })
  // What has no rate is nil-rated, and not in b2cs.
  const sheets = await readGstr1(app, token, thisMonth)
  expect(sheets.get('exemp')?.rows.at(-1)).toEqual(['Intra-State supplies to unregistered persons', 2000, 0, 240])
})

test('missing numbers count as cancelled with the document after them', async () => {
  await sell(1000)
  const skip = (series: string, count: number) =>
    db
      .updateTable('document_counter')
      .set({ last: sql`last + ${count}` })
      .where('series', '=', series)
      .execute()
  const [{ number = '' } = {}] = await db
    .selectFrom('invoice')
    .select('number')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  const last = Number(number.slice(-6))
  const numbered = (serial: number) => `${number.slice(0, -6)}${String(serial).padStart(6, '0')}`
  await skip('INV', 2)
  const after = await sell(1000)
  const docs = async () => (await readGstr1(app, token, thisMonth)).get('docs')?.rows[0]?.slice(1)
  expect(await docs()).toEqual([numbered(last), numbered(last + 3), 4, 2])
  expect(await checked('numbers_missing')).toMatchObject({
    level: 'warning',
    records: [
      {
        kind: 'invoice',
        slug: after,
        label: numbered(last + 3),
        note: `${numbered(last + 1)} to ${numbered(last + 2)} are missing`,
      },
    ],
  })
  // One that is dated in another month divides the range and is not missing.
  time.now = new Date(`2027-${String(month - 1).padStart(2, '0')}-20T06:00:00Z`)
  await sell(1000)
  time.now = new Date(`${thisMonth}-10T06:00:00Z`)
  await sell(1000)
  const rows = (await readGstr1(app, token, thisMonth)).get('docs')?.rows ?? []
  expect(rows.slice(0, 2).map((cells) => cells.slice(1))).toEqual([
    [numbered(last), numbered(last + 3), 4, 2],
    [numbered(last + 5), numbered(last + 5), 1, 0],
  ])
})

test('an inter-State sale above the limit is in b2cl, its credit note in cdnur, and both are errors', async () => {
  await setHotel({ state: 'Goa' })
  const large = await sell(50_000)
  await sell(40_000)
  await admin('POST', `/invoices/${large}/credit-notes`, { reason: 'Noise', lines: [{ position: 1, amount: 1000 }] })
  const sheets = await readGstr1(app, token, thisMonth)
  const goa = '30-Goa'
  const b2cl = sheets.get('b2cl')
  // Two nights: 1,00,000 and 18 % are above the limit of 1,00,000; 80,000 and 18 % are not.
  expect(b2cl?.rows.map((cells) => cells.slice(2, 8))).toEqual([[118_000, goa, null, 18, 100_000, 0]])
  expect(b2cl?.totals).toMatchObject({ 'No. of Invoices': 1, 'Total Invoice Value': 118_000 })
  expect(sheets.get('cdnur')?.headings).toEqual([
    ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
    ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
  ])
  const [note = []] = sheets.get('cdnur')?.rows ?? []
  expect([note[0], ...note.slice(3)]).toEqual(['B2CL', 'C', goa, 1180, null, 18, 1000, 0])
  expect(sheets.get('b2cs')?.rows).toEqual([['OE', goa, null, 18, 80_000, 0, null]])
  expect(await checked('place_of_supply_elsewhere')).toMatchObject({ level: 'error', count: 3 })
})

test('advances at different rates that one invoice adjusts are pointed out', async () => {
  const booking = await make.booking({ room_rent: rupees(8000), advance_amount: rupees(1180) })
  expect(await checked('advances_below_zero')).toBeUndefined()
  await db
    .updateTable('night')
    .set({ rent: rupees(2000) })
    .where('date', '>=', booking.check_in_date)
    .execute()
  await admin('POST', `/bookings/${booking.slug}/payments`, { payment_method: 'cash', amount: 525 })
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  const { status } = await admin('POST', `/bookings/${booking.slug}/check-out`, {
    check_out_date: booking.check_out_date,
  })
  expect(status).toBe(200)
  // 525 were received at 5 %; 1,705 are adjusted at 5 %, with 40.60 of each tax: 500 − 1,623.80.
  expect((await readGstr1(app, token, thisMonth)).get('at')?.rows.map((cells) => cells.slice(2, 4))).toEqual([
    [5, -1123.8],
    [18, 1000],
  ])
  expect((await checked('advances_below_zero'))?.records).toMatchObject([{ kind: 'tax_summary', slug: null }])
})

test('a month that does not exist is refused in a sentence', async () => {
  for (const path of ['/reports/gstr1', '/reports/gstr1.xlsx']) {
    expect((await admin('GET', path)).body.error.fields.month).toEqual(['Month is required'])
    for (const query of ['?month=', '?month=2026-13', '?month=2026-11-01', '?month=november']) {
      const { status, body } = await admin('GET', `${path}${query}`)
      expect(status, query).toBe(422)
      expect(body.error.fields.month, query).toEqual(['Enter a month as YYYY-MM'])
    }
  }
})

test('it needs the permission to see revenue', async () => {
  const accountant = await hire('accountant')
  const frontDesk = await hire('front-desk')
  const housekeeping = await hire('housekeeping')
  const candidate = sendAs(await signIn('guest@hotel.example', true))
  for (const path of ['/reports/gstr1?month=2027-01', '/reports/gstr1.xlsx?month=2027-01']) {
    expect((await accountant('GET', path)).status).toBe(200)
    for (const other of [frontDesk, housekeeping, candidate]) expect((await other('GET', path)).status).toBe(403)
    expect((await anyone('GET', path)).status).toBe(401)
  }
})
