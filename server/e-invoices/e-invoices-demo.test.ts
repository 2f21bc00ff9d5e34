import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Inv01 } from '#server/e-invoices/inv01.ts'
import { startDemoApp } from '#server/testing/demo-app.ts'

const { admin, db } = await startDemoApp()

interface Raw {
  number: string
  kind: string
  total: string
  charges: string
  taxed: string
  cgst: string
  sgst: string
  round_off: string
}

const paise = (rupees: number) => Math.round(rupees * 100)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + paise(amount), 0)

test('every document of the demo hotel to a GSTIN adds up to the paisa', async () => {
  await db.updateTable('property').set({ e_invoice_since: '2000-01-01' }).execute()
  const { rows } = await sql<Raw>`
    select number, kind, total::text, charges::text, cgst::text, sgst::text, round_off::text,
      (select sum(amount) from invoice_line where invoice_id = invoice.id and tax_rate > 0)::text as taxed
    from invoice
    where guest -> 'billed_to' ->> 'gstin' like '_______________'
      and exists (select from invoice_line where invoice_id = invoice.id and tax_rate > 0)`.execute(db)
  const made = new Map<string, Inv01>()
  const months = await sql<{ month: string }>`
    select distinct to_char(invoice_date, 'YYYY-MM') as month from invoice order by 1`.execute(db)
  for (const { month } of months.rows) {
    const { status, body } = await admin(
      'GET',
      `/e-invoices/to-register.json?date_from=${month}-01&date_to=${month}-28`,
    )
    const rest = await admin('GET', `/e-invoices/to-register.json?date_from=${month}-29&date_to=${nextMonth(month)}-01`)
    const found = [{ status, body }, rest].flatMap((reply) => (reply.status === 200 ? (reply.body as Inv01[]) : []))
    for (const one of found) made.set(one.DocDtls.No, one)
  }
  expect(rows.length).toBeGreaterThan(20)
  expect([...made.keys()].sort()).toEqual(rows.map(({ number }) => number).sort())
  for (const raw of rows) {
    const one = made.get(raw.number)
    if (!one) throw new Error(raw.number)
    const { ItemList: items, ValDtls: values } = one
    const about = raw.number
    expect(one.DocDtls.Typ, about).toBe(raw.kind === 'invoice' ? 'INV' : 'CRN')
    expect(sum(items.map(({ AssAmt }) => AssAmt)), about).toBe(Number(raw.taxed))
    expect(sum(items.map(({ CgstAmt }) => CgstAmt)), about).toBe(Number(raw.cgst))
    expect(sum(items.map(({ SgstAmt }) => SgstAmt)), about).toBe(Number(raw.sgst))
    expect(sum(items.map(({ TotAmt, Discount }) => TotAmt - Discount)), about).toBe(Number(raw.taxed))
    expect(paise(values.AssVal), about).toBe(Number(raw.taxed))
    expect(paise(values.CgstVal), about).toBe(Number(raw.cgst))
    expect(paise(values.SgstVal), about).toBe(Number(raw.sgst))
    expect(paise(values.OthChrg), about).toBe(Number(raw.charges) - Number(raw.taxed))
    expect(paise(values.RndOffAmt), about).toBe(Number(raw.round_off))
    expect(paise(values.TotInvVal), about).toBe(Number(raw.total))
    const whole = sum(items.map(({ TotItemVal }) => TotItemVal)) + paise(values.OthChrg) + paise(values.RndOffAmt)
    expect(whole, about).toBe(Number(raw.total))
    expect(one.SellerDtls, about).toMatchObject({ Loc: 'Udaipur', Pin: 313_001, Stcd: '08' })
    expect(one.BuyerDtls, about).toMatchObject({ Pos: '08', Stcd: one.BuyerDtls.Gstin.slice(0, 2) })
  }
})

const nextMonth = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
