import { beforeAll, expect, test } from 'vitest'
import { gstr1Report } from '#server/reports/gstr1/gstr1-report.ts'
import { readGstr1Model } from '#server/reports/testing/gstr1-model.ts'
import { type ReadSheet, readGstr1 } from '#server/reports/testing/gstr1-sheets.ts'
import { taxSummary } from '#server/taxes/tax-summary.ts'
import { startDemoApp } from '#server/testing/demo-app.ts'

const { app, admin, db, pool, signIn } = await startDemoApp()
const token = await signIn('desk@hotel.example', true)

beforeAll(async () => {
  // The demo hotel credits guests only: some companies get credit notes for a part or for all, or are billed again.
  const { rows } = await pool.query<{ slug: string }>(`
    select invoice.slug from invoice join invoice_balance balance on balance.invoice_id = invoice.id
    where balance.credited = 0 and invoice.charges > 100000 and guest -> 'billed_to' ->> 'gstin' <> ''
    order by invoice.id desc limit 12`)
  const reason = 'Cold geyser'
  for (const [index, { slug }] of rows.entries()) {
    const [what, body] = [
      ['credit-notes', { reason, lines: [{ position: 1, amount: 123.45 }] }] as const,
      ['credit-notes', { reason }] as const,
      ['rebill', { reason, billed_to: null }] as const,
    ][index % 3] ?? ['', {}]
    const { status, body: reply } = await admin('POST', `/invoices/${slug}/${what}`, body)
    expect([200, 201], JSON.stringify(reply)).toContain(status)
  }
})

const paise = (cell: unknown) => Math.round(Number(cell ?? 0) * 100)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** A column of the workbook, added up; a value that a document repeats for each rate is counted once. */
const columnOf = ({ byHeading }: ReadSheet, heading: string, once?: string) => {
  const rows = once ? [...new Map(byHeading.map((row) => [row[once], row])).values()] : byHeading
  return sum(rows.map((row) => paise(row[heading])))
}

const hsnOf = ({ byHeading }: ReadSheet) =>
  Object.fromEntries(
    byHeading.map((row) => [
      `${row.HSN ?? ''} at ${row.Rate}`,
      [paise(row['Taxable Value']), paise(row['Central Tax Amount'])],
    ]),
  )

test('every sheet of two years agrees with the documents and the tax summary, to the paisa', async () => {
  const modelOf = await readGstr1Model(db)
  const { rows: dated } = await pool.query<{ month: string }>(`
    select to_char(invoice_date, 'YYYY-MM') as month from invoice
    union select to_char(voucher_date, 'YYYY-MM') from voucher order by 1`)
  const months = dated.map(({ month }) => month)
  expect(months.length).toBeGreaterThan(23)
  const seen = { b2b: 0, cdnr: 0, at: 0, atadj: 0, documents: 0, numbers: 0 }
  for (const month of months) {
    const model = modelOf(month)
    const sheets = await readGstr1(app, token, month)
    const sheet = (name: string) => sheets.get(name) as ReadSheet
    const report = await gstr1Report(db, month, '2026-11-15')
    const sums = (name: string) => report.sheets.find((one) => one.sheet === name)
    const gross = (name: string) => {
      const { taxable, cgst, sgst } = sums(name) ?? {}
      return (taxable ?? 0) + (cgst ?? 0) + (sgst ?? 0)
    }
    expect({
      month,
      b2b: {
        taxable: columnOf(sheet('b2b,sez,de'), 'Taxable Value'),
        value: columnOf(sheet('b2b,sez,de'), 'Invoice Value', 'Invoice Number'),
      },
      b2cs: columnOf(sheet('b2cs'), 'Taxable Value'),
      cdnr: {
        taxable: columnOf(sheet('cdnr'), 'Taxable Value'),
        value: columnOf(sheet('cdnr'), 'Note Value', 'Note Number'),
      },
      exemp: sum(['Nil Rated Supplies', 'Non-GST Supplies'].map((heading) => columnOf(sheet('exemp'), heading))),
      at: gross('at'),
      atadj: gross('atadj'),
      documents: sum(sheet('docs').byHeading.map((row) => Number(row['Total Number']) - Number(row.Cancelled))),
      hsn_b2b: hsnOf(sheet('hsn(b2b)')),
      hsn_b2c: hsnOf(sheet('hsn(b2c)')),
    }).toEqual({ month, ...model })
    expect([sheet('b2cl').rows, sheet('cdnur').rows]).toEqual([[], []])

    const summary = await taxSummary(db, month)
    expect(report).toMatchObject({ taxable: summary.taxable, cgst: summary.cgst, sgst: summary.sgst })
    const advances = (name: 'received' | 'adjusted') => sum(summary.advances.map((one) => one[name].taxable))
    expect(columnOf(sheet('at'), 'Gross Advance Received') - columnOf(sheet('atadj'), 'Gross Advance Adjusted')).toBe(
      advances('received') - advances('adjusted'),
    )
    for (const name of ['b2b', 'cdnr', 'at', 'atadj'] as const) seen[name] += sums(name)?.rows ?? 0
    seen.documents += model.documents
  }
  const { rows } = await pool.query<{ count: number }>(
    'select (select count(*) from invoice) + (select count(*) from voucher) as count',
  )
  seen.numbers = Number(rows[0]?.count)
  expect(seen.documents).toBe(seen.numbers)
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5)
})
