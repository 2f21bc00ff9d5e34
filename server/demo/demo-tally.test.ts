import { beforeAll, expect, test } from 'vitest'
import { groupBy } from '#contract/kit/group-by.ts'
import { listAdvancesHeld } from '#server/reports/money/advances-held-store.ts'
import { collectionsReport } from '#server/reports/money/collections-report.ts'
import { type ReadVoucher, readMasters, readVouchers } from '#server/reports/testing/read-tally.ts'
import { taxSummary } from '#server/taxes/tax-summary.ts'
import { startDemoApp } from '#server/testing/demo-app.ts'

const { app, admin, db, pool, signIn } = await startDemoApp()
const token = await signIn('desk@hotel.example', true)

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const years = ['2024', '2025', '2026'].map((year) => [`${year}-04-01`, `${Number(year) + 1}-03-31`] as const)

const fileOf = async (file: 'tally' | 'tally-masters', [from, to]: readonly [string, string]) => {
  const reply = await app.inject({
    url: `/api/reports/${file}.xml?start_date=${from}&end_date=${to}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('application/xml')
  return reply.body
}

/** The balance of each ledger, above zero for a debit. */
const balancesOf = (vouchers: ReadVoucher[]) => {
  const entries = vouchers.flatMap((voucher) => voucher.entries)
  return new Map(
    [...groupBy(entries, ({ ledger }) => ledger)].map(([name, own]) => [
      name,
      0 - sum(own.map(({ amount }) => amount)),
    ]),
  )
}

const methods = await db.selectFrom('payment_method').selectAll().orderBy('id').execute()
const moneyMethods = methods.filter(({ to_company_account }) => !to_company_account)
const bankOf = (id: number) => {
  const method = methods.find((one) => one.id === id)
  return method?.is_cash ? 'Cash' : `Bank for ${method?.name}`
}

beforeAll(async () => {
  const { rows } = await pool.query<{ slug: string }>(`
    select invoice.slug from invoice join invoice_balance balance on balance.invoice_id = invoice.id
    where balance.credited = 0 and invoice.charges > 100000 and guest -> 'billed_to' ->> 'gstin' <> ''
    order by invoice.id desc limit 9`)
  const reason = 'Cold geyser & "no" tea <again>'
  for (const [index, { slug }] of rows.entries()) {
    const [what, body] = [
      ['credit-notes', { reason, lines: [{ position: 1, amount: 123.45 }] }] as const,
      ['credit-notes', { reason }] as const,
      ['rebill', { reason, billed_to: null }] as const,
    ][index % 3] ?? ['', {}]
    const { status, body: reply } = await admin('POST', `/invoices/${slug}/${what}`, body)
    expect([200, 201], JSON.stringify(reply)).toContain(status)
  }
  const { rows: stays } = await pool.query<{ slug: string }>(
    "select slug from booking where status = 'checked_in' order by id limit 3",
  )
  for (const [index, { slug }] of stays.entries()) {
    const taken = await admin('POST', `/bookings/${slug}/deposits`, { amount: 2000, payment_method: 'Cash' })
    expect(taken.status, JSON.stringify(taken.body)).toBe(201)
    const kept = [0, 700, 2000][index]
    const back = await admin('POST', `/deposits/${taken.body.data.slug}/return`, {
      keep_amount: kept,
      ...(kept && { reason: 'Broken lamp' }),
    })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
  }
  const { body } = await admin('GET', '/reports/tally/ledgers')
  const ledgers = Object.fromEntries(
    moneyMethods.filter(({ is_cash }) => !is_cash).map(({ id }) => [`payment_method_${id}`, bankOf(id)]),
  )
  const saved = await admin('PUT', '/reports/tally/ledgers', {
    company_name: 'Sea View & Sons',
    guests_apart: false,
    ledgers,
    version: body.data.version,
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
})

/** The ledger of a line, written down apart from the program. */
const incomeOf: Record<string, string> = {
  '996311': 'Room Income',
  '996332': 'Food Income',
  '999799': 'Services Income',
  '999713': 'Laundry Income',
  '999729': 'Spa and salon Income',
  '997212': 'Hall hire Income',
  '996601': 'Transport with driver Income',
}

test('every voucher balances, and the ledgers of each year agree with the rows of the hotel', async () => {
  const files = await Promise.all(years.map((year) => fileOf('tally', year)))
  const vouchers = files.map(readVouchers)
  expect(files[0]).toContain('<SVCURRENTCOMPANY>Sea View &amp; Sons</SVCURRENTCOMPANY>')
  const every = vouchers.flat()
  for (const { key, entries } of every) {
    expect(sum(entries.map(({ amount }) => amount)), key).toBe(0)
    expect(entries.length, key).toBeGreaterThan(1)
    for (const { isDebit, amount, bills } of entries) {
      expect(isDebit, key).toBe(amount < 0)
      if (bills.length > 0) expect(sum(bills.map((bill) => bill.amount)), key).toBe(amount)
    }
  }
  expect(new Set(every.map(({ key }) => key)).size).toBe(every.length)

  const documents = await db.selectFrom('invoice').selectAll().execute()
  const lines = await db.selectFrom('invoice_line').selectAll().execute()
  const payments = await db.selectFrom('payment').selectAll().execute()
  const deposits = await db.selectFrom('deposit').selectAll().execute()
  const linesOf = groupBy(lines, ({ invoice_id }) => invoice_id)

  for (const [index, [from, to]] of years.entries()) {
    const isWithin = (day: string | null) => day !== null && day >= from && day <= to
    const own = vouchers[index] ?? []
    const balances = balancesOf(own)
    const issued = documents.filter(({ invoice_date }) => isWithin(invoice_date))
    const signOf = (kind: string) => (kind === 'invoice' ? -1 : 1)

    const income = new Map<string, number>()
    for (const { id, kind } of issued)
      for (const line of linesOf.get(id) ?? []) {
        const ledger =
          line.treatment === 'taxable'
            ? (incomeOf[line.sac] ?? `unknown SAC ${line.sac}`)
            : { exempt: 'Exempt Income', outside_gst: 'Non-GST Income' }[line.treatment]
        income.set(ledger, (income.get(ledger) ?? 0) + signOf(kind) * line.amount)
      }
    for (const [ledger, amount] of income) expect([ledger, balances.get(ledger) ?? 0]).toEqual([ledger, amount])
    expect(sum([...income.values()])).toBe(sum(issued.map(({ kind, charges }) => signOf(kind) * charges)))
    expect(balances.get('Round Off') ?? 0).toBe(sum(issued.map(({ kind, round_off }) => signOf(kind) * round_off)))

    for (const { id } of moneyMethods) {
      const paid = payments.filter((one) => one.payment_method_id === id && isWithin(one.paid_on))
      const expected =
        sum(paid.map(({ kind, amount }) => (kind === 'payment' ? amount : -amount))) +
        sum(deposits.filter((one) => one.payment_method_id === id && isWithin(one.taken_on)).map((one) => one.amount)) -
        sum(
          deposits
            .filter((one) => one.return_method_id === id && isWithin(one.returned_on))
            .map((one) => one.amount - (one.kept_amount ?? 0)),
        ) -
        sum(
          deposits
            .filter((one) => one.payment_method_id === id && isWithin(one.returned_on))
            .map((one) => one.kept_amount ?? 0),
        )
      expect([bankOf(id), balances.get(bankOf(id)) ?? 0]).toEqual([bankOf(id), expected])
    }
    const count = (type: string) => own.filter((voucher) => voucher.type === type).length
    expect(count('Sales')).toBe(issued.filter(({ kind, total }) => kind === 'invoice' && total > 0).length)
    expect(count('Credit Note')).toBe(issued.filter(({ kind }) => kind === 'credit_note').length)
  }

  const balances = balancesOf(every)
  const open = await db.selectFrom('invoice_balance').selectAll().execute()
  const companies = await db.selectFrom('company').select(['id', 'name']).execute()
  const payerOf = new Map(
    documents.map(({ id, company_id, guest }) => {
      const { billed_to } = guest as { billed_to: { name: string } | null }
      return [id, companies.find((one) => one.id === company_id)?.name ?? billed_to?.name ?? 'Guests']
    }),
  )
  const owed = groupBy(open, ({ invoice_id }) => payerOf.get(invoice_id) ?? '')
  expect(owed.size).toBeGreaterThan(5)
  for (const [name, own] of owed)
    expect([name, balances.get(name) ?? 0]).toEqual([name, sum(own.map(({ balance }) => balance))])
  expect(0 - (balances.get('Advance from Guests') ?? 0)).toBe((await listAdvancesHeld(db)).total)
  expect(0 - (balances.get('Security Deposits from Guests') ?? 0)).toBe(
    sum(deposits.filter(({ returned_on }) => returned_on === null).map(({ amount }) => amount)),
  )
  expect(sum([...balances.values()])).toBe(0)

  // Each bill of a payer is open with the balance of its invoice.
  const bills = groupBy(
    every.flatMap(({ entries }) => entries.flatMap((entry) => entry.bills)),
    ({ name }) => name,
  )
  for (const { id, number, kind } of documents.filter((one) => one.kind === 'invoice')) {
    const balance = open.find(({ invoice_id }) => invoice_id === id)?.balance ?? 0
    expect([number, kind, 0 - sum((bills.get(number) ?? []).map(({ amount }) => amount))]).toEqual([
      number,
      kind,
      balance,
    ])
  }
  for (const type of ['Sales', 'Credit Note', 'Receipt', 'Payment', 'Journal'])
    expect(every.filter((voucher) => voucher.type === type).length, type).toBeGreaterThan(5)
  expect(every.some(({ key }) => key.startsWith('sarai-carried-'))).toBe(true)
})

test('the taxes of a year are those of the tax summary, the cash of each day is that of the collections', async () => {
  const vouchers = readVouchers(await fileOf('tally', ['2025-04-01', '2026-03-31']))
  const balances = balancesOf(vouchers)
  const months = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(2025, 3 + index, 1)).toISOString().slice(0, 7),
  )
  const summaries = await Promise.all(months.map((month) => taxSummary(db, month)))
  const { state } = await db.selectFrom('property').select('state').executeTakeFirstOrThrow()
  expect(state).not.toBe('')
  expect(0 - (balances.get('Output CGST') ?? 0)).toBe(sum(summaries.map(({ cgst }) => cgst)))
  expect(0 - (balances.get('Output SGST') ?? 0)).toBe(sum(summaries.map(({ sgst }) => sgst)))

  const cash = moneyMethods.find(({ is_cash }) => is_cash)
  const byDay = groupBy(vouchers, ({ date }) => date)
  const days = [...byDay.keys()].filter((date) => date.startsWith('202601'))
  expect(days.length).toBeGreaterThan(25)
  for (const day of days) {
    const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
    const { by_method, deposits } = await collectionsReport(db, date)
    const net = by_method.find(({ method }) => method.id === cash?.id)?.net ?? 0
    const held = deposits.by_method.find(({ method }) => method.id === cash?.id)
    const expected = net + (held ? held.taken - held.returned - held.kept : 0)
    expect([date, balancesOf(byDay.get(day) ?? []).get('Cash') ?? 0]).toEqual([date, expected])
  }
})

test('the masters have every ledger that the vouchers use, and each once', async () => {
  const year = ['2025-04-01', '2026-03-31'] as const
  for (const guests_apart of [false, true]) {
    const { body } = await admin('GET', '/reports/tally/ledgers')
    const ledgers = Object.fromEntries(
      body.data.ledgers.map(({ key, name }: { key: string; name: string }) => [key, name]),
    )
    const draft = { company_name: '', guests_apart, ledgers, version: body.data.version }
    expect((await admin('PUT', '/reports/tally/ledgers', draft)).status).toBe(200)
    const xml = await fileOf('tally-masters', year)
    expect(xml).not.toContain('SVCURRENTCOMPANY')
    const { groups, ledgers: made } = readMasters(xml)
    const names = made.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const used = readVouchers(await fileOf('tally', year)).flatMap(({ entries }) => entries)
    const billWise = new Map(made.map((master) => [master.name, master.billWise]))
    for (const { ledger, bills } of used) expect(billWise.get(ledger), ledger).toBe(bills.length > 0 ? 'Yes' : 'No')
    expect(groups).toEqual(guests_apart ? [{ name: 'Hotel Guests', parent: 'Sundry Debtors' }] : [])
  }
})
