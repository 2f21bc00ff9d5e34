import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { readGstr1 } from '#server/reports/testing/gstr1-sheets.ts'
import { readVouchers } from '#server/reports/testing/read-tally.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, make, signIn } = await startTestApp()
const token = await signIn('desk@hotel.example', true)

const change = async (settings: object) => {
  const { logo, ...now } = (await admin('GET', '/settings')).body.data
  const saved = await admin('PUT', '/settings', { ...now, ...settings })
  expect(saved.body.error).toBeUndefined()
}

/**
 * A room for 8,999.00 and 3 thalis at 121.50, less 10 %, to a company of another state:
 *
 *     room   8,999.00 - 899.90 = 8,099.10   9 %   = 728.92 CGST, 728.92 SGST
 *     food     364.50 -  36.45 =   328.05   2.5 % =   8.20 CGST,   8.20 SGST
 *     sum                        8,427.15           737.12       737.12
 *     total  8,427.15 + 737.12 + 737.12 = 9,901.39, rounded 9,901.00
 */
test('an invoice with two rates and a discount is the same in its JSON, in GSTR-1 and in Tally, to the paisa', async () => {
  await change({
    ...{ address: '12 Lake Road', city: 'Pune', pin_code: '411001', state: 'Maharashtra' },
    ...{ gstin: '27AAACS4321L1ZD', e_invoice_since: '2026-11-15' },
  })
  await admin('POST', '/tax-rules/indian-gst', { food_rate: 5 })
  const dates = { check_in_date: '2026-11-15', check_out_date: '2026-11-16' }
  const { id: booking_id, slug } = await make.booking({ room_rent: rupees(8999), ...dates })
  await admin('POST', `/bookings/${slug}/check-in`, {})
  const thali = await make.item({ name: 'Veg Thali', price: rupees(121.5) })
  await make.order({ booking_id, status: 'completed', items: [{ item_id: thali.id, quantity: 3 }] })
  await admin('POST', `/folios/${slug}/discounts`, { percent: 10, on: 'all', reason: 'Regular guest' })
  const billed_to = { name: 'Brigade Foods', address: 'MG Road, Bengaluru 560001', gstin: '29AAACB1234C1ZB' }
  const left = await admin('POST', `/bookings/${slug}/check-out`, { check_out_date: '2026-11-16', billed_to })
  expect(left.status, JSON.stringify(left.body)).toBe(200)

  const invoice = (await admin('GET', `/invoices/${left.body.invoice_slug}`)).body.data
  expect(invoice).toMatchObject({ charges: 8427.15, cgst: 737.12, sgst: 737.12, round_off: -0.39, total: 9901 })
  expect(invoice.lines).toMatchObject([
    { rate: 8999, quantity: 1, discount: 899.9, amount: 8099.1, tax_rate: 18, cgst: 728.92, sgst: 728.92 },
    { rate: 121.5, quantity: 3, discount: 36.45, amount: 328.05, tax_rate: 5, cgst: 8.2, sgst: 8.2 },
  ])

  const [document] = (await admin('GET', `/invoices/${invoice.slug}/e-invoice.json`)).body
  expect(document.ItemList).toMatchObject([
    { TotAmt: 8999, Discount: 899.9, AssAmt: 8099.1, GstRt: 18, CgstAmt: 728.92, SgstAmt: 728.92, TotItemVal: 9556.94 },
    { TotAmt: 364.5, Discount: 36.45, AssAmt: 328.05, GstRt: 5, CgstAmt: 8.2, SgstAmt: 8.2, TotItemVal: 344.45 },
  ])
  expect(document.ValDtls).toMatchObject({
    ...{ AssVal: 8427.15, CgstVal: 737.12, SgstVal: 737.12, IgstVal: 0, OthChrg: 0, RndOffAmt: -0.39, TotInvVal: 9901 },
  })

  const sheets = await readGstr1(app, token, '2026-11')
  const row = { 'Invoice Number': invoice.number, 'Invoice Value': 9901, 'Place Of Supply': '27-Maharashtra' }
  expect(sheets.get('b2b,sez,de')?.byHeading).toMatchObject([
    { ...row, Rate: 5, 'Taxable Value': 328.05 },
    { ...row, Rate: 18, 'Taxable Value': 8099.1 },
  ])
  const tax = (amount: number) => ({ 'Central Tax Amount': amount, 'State/UT Tax Amount': amount })
  expect(sheets.get('hsn(b2b)')?.byHeading).toMatchObject([
    { HSN: '996311', Rate: 18, 'Taxable Value': 8099.1, ...tax(728.92), 'Integrated Tax Amount': 0 },
    { HSN: '996332', Rate: 5, 'Taxable Value': 328.05, ...tax(8.2), 'Integrated Tax Amount': 0 },
  ])

  const url = '/api/reports/tally.xml?start_date=2026-11-15&end_date=2026-11-16'
  const { body: xml } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const [voucher, ...more] = readVouchers(xml)
  expect(more).toEqual([])
  expect([voucher?.type, voucher?.number]).toEqual(['Sales', invoice.number])
  expect(voucher?.entries.map(({ ledger, amount }) => [ledger, amount / 100])).toEqual([
    ['Brigade Foods', -9901],
    ['Room Income', 8099.1],
    ['Food Income', 328.05],
    ['Output CGST', 737.12],
    ['Output SGST', 737.12],
    ['Round Off', -0.39],
  ])
})
