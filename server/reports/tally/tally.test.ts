import { beforeAll, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import type { TallyCheck, TallyReport } from '#contract/reports/tally/tally.ts'
import { readVouchers, readXml } from '#server/reports/testing/read-tally.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, admin, db, make, hire, signIn, time } = await startTestApp()
const token = await signIn('desk@hotel.example', true)

const query = (from: string, to = from) => `start_date=${from}&end_date=${to}`
const reportOf = async (from: string, to = from): Promise<TallyReport> =>
  (await admin('GET', `/reports/tally?${query(from, to)}`)).body.data
const fileOf = async (from: string, to = from) =>
  (
    await app.inject({
      url: `/api/reports/tally.xml?${query(from, to)}`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).body
const checked = (checks: TallyCheck[]) => checks.map(({ code, records }) => [code, records.map(({ label }) => label)])

const settings = async () => (await admin('GET', '/reports/tally/ledgers')).body.data
const saveNames = async (ledgers: Record<string, string>, rest: object = {}) => {
  const { company_name, guests_apart, version } = await settings()
  return admin('PUT', '/reports/tally/ledgers', { company_name, guests_apart, ledgers, version, ...rest })
}

beforeAll(async () => {
  await admin('POST', '/tax-rules/indian-gst', { food_rate: 5 })
})

const sell = async (booking: { slug: string; check_out_date: string }, billed_to?: object) => {
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  const { check_out_date } = booking
  const left = await admin('POST', `/bookings/${booking.slug}/check-out`, {
    check_out_date,
    ...(billed_to && { billed_to }),
  })
  expect(left.status, JSON.stringify(left.body)).toBe(200)
  const { slug, number } = await db
    .selectFrom('invoice')
    .select(['slug', 'number'])
    .where('slug', '=', left.body.invoice_slug)
    .executeTakeFirstOrThrow()
  return { slug, number }
}

test('an advance, its invoice, the rest of the money and a credit note, entry by entry', async () => {
  const name = 'Asha <b>Menon</b> & Søn "क"'
  const guest = await make.guest({ name })
  const booking = await make.booking({
    guest_id: guest.id,
    room_rent: rupees(3333),
    check_in_date: '2026-11-15',
    check_out_date: '2026-11-16',
  })
  const { booking_number } = (await admin('GET', `/bookings/${booking.slug}`)).body.data
  const paid = await admin('POST', `/bookings/${booking.slug}/payments`, {
    amount: 1000,
    payment_method: 'Cash',
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(201)
  const { slug, number } = await sell(booking)
  await admin('POST', `/bookings/${booking.slug}/payments`, { amount: 500, payment_method: 'Cash' })
  await admin('POST', `/invoices/${slug}/credit-notes`, { reason: 'No tea', lines: [{ position: 1, amount: 100 }] })

  const xml = await fileOf('2026-11-15')
  const found = readVouchers(xml).map(({ type, number: own, party, entries }) => [
    type,
    own,
    party,
    ...entries.map(({ ledger, isDebit, amount, bills }) => [
      ledger,
      isDebit ? 'Dr' : 'Cr',
      amount / 100,
      ...bills.map((bill) => `${bill.type} ${bill.name}`),
    ]),
  ])
  // 3,333.00 and 5 %: 83.325 each half is 83.33, together 3,499.66, rounded up by 0.34.
  expect(found).toEqual([
    [
      'Sales',
      number,
      'Guests',
      ['Guests', 'Dr', -3500, `New Ref ${number}`],
      ['Room Income', 'Cr', 3333],
      ['Output CGST', 'Cr', 83.33],
      ['Output SGST', 'Cr', 83.33],
      ['Round Off', 'Cr', 0.34],
    ],
    [
      'Credit Note',
      expect.stringMatching(/^CN/),
      'Guests',
      ['Guests', 'Cr', 105, `Agst Ref ${number}`],
      ['Room Income', 'Dr', -100],
      ['Output CGST', 'Dr', -2.5],
      ['Output SGST', 'Dr', -2.5],
    ],
    ['Journal', number, 'Guests', ['Advance from Guests', 'Dr', -1000], ['Guests', 'Cr', 1000, `Agst Ref ${number}`]],
    ['Receipt', expect.stringMatching(/^RV/), undefined, ['Cash', 'Dr', -1000], ['Advance from Guests', 'Cr', 1000]],
    [
      'Receipt',
      expect.stringMatching(/^RC/),
      'Guests',
      ['Cash', 'Dr', -500],
      ['Guests', 'Cr', 500, `Agst Ref ${number}`],
    ],
  ])
  expect(readVouchers(xml)[0]?.narration).toBe(`Booking ${booking_number}, ${name}`)
  // The same file again has the same keys.
  expect(await fileOf('2026-11-15')).toBe(xml)
  const { vouchers, parties } = await reportOf('2026-11-15')
  expect(vouchers.map(({ type, count, amount }) => [type, count, amount])).toEqual([
    ['Sales', 1, 3500],
    ['Credit Note', 1, 105],
    ['Receipt', 2, 1500],
    ['Payment', 0, 0],
    ['Journal', 1, 1000],
  ])
  expect(parties).toEqual({ count: 1, debit: 3500, credit: 1605 })
})

test('each guest has a ledger if the settings say so, a company always', async () => {
  time.now = new Date('2026-11-20T06:00:00Z')
  const dates = { check_in_date: '2026-11-20', check_out_date: '2026-11-21' }
  const one = await make.guest({ name: 'Ravi Kumar' })
  const two = await make.guest({ name: 'Ravi Kumar' })
  await sell(await make.booking({ ...dates, guest_id: one.id }))
  await sell(await make.booking({ ...dates, guest_id: two.id }))
  await sell(await make.booking(dates), { name: 'Sharma & Sons', address: 'Pune', gstin: '' })
  const parties = async () => readVouchers(await fileOf('2026-11-20')).map(({ party }) => party)
  expect(await parties()).toEqual(['Guests', 'Guests', 'Sharma & Sons'])
  expect((await saveNames({}, { guests_apart: true })).status).toBe(200)
  expect(await parties()).toEqual([`Ravi Kumar (G${one.id})`, `Ravi Kumar (G${two.id})`, 'Sharma & Sons'])
  await saveNames({}, { guests_apart: false })
})

test('the checklist names what Tally would refuse or mix up', async () => {
  const methods = (await settings()).ledgers.filter(({ part }: { part: string }) => part === 'payments')
  const others = methods.filter(({ usual }: { usual: string }) => usual === '')
  expect(others.length).toBeGreaterThan(1)
  const banks = Object.fromEntries(others.map(({ key }: { key: string }) => [key, 'HDFC Bank']))
  expect(checked((await reportOf('2026-11-20')).checks)).toEqual([
    ['method_without_ledger', others.map(({ label }: { label: string }) => label)],
    ['period_not_over', []],
  ])
  time.now = new Date('2026-11-22T06:00:00Z')
  // Several methods may go to one bank.
  await saveNames(banks)
  expect((await reportOf('2026-11-20')).checks).toEqual([])
  await saveNames({ ...banks, round_off: ' sales  accounts', advances: 'HDFC bank', room_income: 'Sharma & Sons' })
  expect(checked((await reportOf('2026-11-20')).checks)).toEqual([
    ['name_of_group', ['sales  accounts']],
    ['names_clash', ['Sharma & Sons', 'HDFC bank']],
  ])
  expect(checked((await reportOf('2026-01-01')).checks).map(([code]) => code)).toContain('nothing_to_export')
  await saveNames(banks)
})

test('an item whose SAC no category has is pointed out, and its income is in the ledger for everything else', async () => {
  const dates = { check_in_date: '2026-11-22', check_out_date: '2026-11-23' }
  const { id } = await db
    .selectFrom('tax_category')
    .select('id')
    .where('builtin', '=', 'service')
    .executeTakeFirstOrThrow()
  const booking = await make.booking(dates)
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  const { body } = await admin('GET', `/bookings/${booking.slug}/folios`)
  const [folio] = body.data.folios ?? body.data
  const extra = { description: 'Guide', date: '2026-11-22', quantity: 1, rate: 400, tax_category: id }
  expect((await admin('POST', `/folios/${folio.slug}/charges`, extra)).status).toBe(201)
  const { number } = await sell(booking)
  const incomes = async () =>
    readVouchers(await fileOf('2026-11-22'))[0]?.entries.map(({ ledger, amount }) => [ledger, amount / 100])
  expect(await incomes()).toContainEqual(['Services Income', 400])
  await db.updateTable('tax_rule').set({ sac: '998555' }).where('tax_category_id', '=', id).execute()
  expect(await incomes()).toContainEqual(['Other Income', 400])
  expect(checked((await reportOf('2026-11-22')).checks)).toContainEqual(['income_unknown', [number]])
})

test('names are changed by one person at a time, by those who may, for ledgers that exist', async () => {
  const { version, ledgers } = await settings()
  const names = Object.fromEntries(ledgers.map(({ key, name }: { key: string; name: string }) => [key, name]))
  const draft = { company_name: 'A', guests_apart: false, ledgers: names, version }
  expect((await admin('PUT', '/reports/tally/ledgers', draft)).status).toBe(200)
  const late = await admin('PUT', '/reports/tally/ledgers', { ...draft, company_name: 'B' })
  expect([late.status, late.body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect((await saveNames({ payment_method_99999: 'Bank' })).status).toBe(422)
  expect((await saveNames({ 'Room Income': 'x' })).status).toBe(422)
  const clerk = await hire('front-desk')
  expect((await clerk('GET', `/reports/tally?${query('2026-11-15')}`)).status).toBe(403)
  expect((await clerk('PUT', '/reports/tally/ledgers', draft)).status).toBe(403)
  const accountant = await hire('accountant')
  const { version: current } = await settings()
  expect((await accountant('PUT', '/reports/tally/ledgers', { ...draft, version: current })).status).toBe(200)
  expect((await admin('GET', `/reports/tally?${query('2026-01-01', '2027-01-02')}`)).status).toBe(422)
  expect((await admin('GET', `/reports/tally?${query('2026-11-02', '2026-11-01')}`)).status).toBe(422)
})

test('control characters that a name has from before are left out, so that the file can be read', async () => {
  time.now = new Date('2026-11-25T06:00:00Z')
  const guest = await make.guest({ name: 'Bell' })
  await db.updateTable('guest').set({ name: 'Bell\u0007\u001b[0m\ufffe Tower' }).where('id', '=', guest.id).execute()
  await sell(await make.booking({ guest_id: guest.id, check_in_date: '2026-11-25', check_out_date: '2026-11-26' }))
  const xml = await fileOf('2026-11-25')
  expect(readXml(xml).name).toBe('ENVELOPE')
  expect(readVouchers(xml)[0]?.narration).toContain('Bell[0m Tower')
})
