import { describe, expect, test } from 'vitest'
import { sacProblem, eInvoiceProblems as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { type Paise, paise } from '#contract/kit/money.ts'
import { addressLines, pinOf, placeOf, plainText } from '#server/e-invoices/address-parts.ts'
import type { EInvoiceDocument } from '#server/e-invoices/e-invoice-document-store.ts'
import { findProblems } from '#server/e-invoices/find-problems.ts'
import type { Inv01 } from '#server/e-invoices/inv01.ts'
import { irnOf } from '#server/e-invoices/irn.ts'
import { makeInv01 } from '#server/e-invoices/make-inv01.ts'
import { readSignedQrCode } from '#server/e-invoices/read-signed-qr-code.ts'

const room: EInvoiceDocument['lines'][number] = {
  ...{ position: 1, kind: 'room', description: 'Room 101', sac: '996311', quantity: 2, rate: paise(200_000) },
  ...{ discount: paise(0), amount: paise(400_000), treatment: 'taxable', tax_rate: 500 },
  ...{ cgst: paise(10_000), sgst: paise(10_000) },
}

const document: EInvoiceDocument = {
  ...{ id: 1, slug: 'one', number: 'INV-2627-000001', kind: 'invoice', invoice_date: '2026-11-15' },
  ...{ charges: paise(400_000), cgst: paise(10_000), sgst: paise(10_000), round_off: paise(0), total: paise(420_000) },
  property: {
    ...{ name: 'Sarai Resort', address: '12 Lake Road', city: 'Udaipur', pin_code: '313001', state: 'Rajasthan' },
    ...{ phone: '', email: '', gstin: '08AAACS4321L1ZD', upi_id: '', logo: null },
  },
  customer: { name: 'Brigade Foods', address: 'MG Road, Bengaluru 560001', gstin: '29AAACB1234C1ZB' },
  settings: { address: '', city: '', pin_code: '', state: '' },
  corrects: null,
  registration: null,
  lines: [room],
}

const problemsWith = (changed: Partial<EInvoiceDocument>) => findProblems(makeInv01({ ...document, ...changed }))
const hotelWith = (changed: Partial<EInvoiceDocument['property']>) =>
  problemsWith({ property: { ...document.property, ...changed } })
const customerWith = (changed: Partial<EInvoiceDocument['customer']>) =>
  problemsWith({ customer: { ...document.customer, ...changed } })

test('nothing is wrong with a complete document', () => {
  expect(problemsWith({})).toEqual([])
})

describe('each rule has its sentence', () => {
  test('of the hotel', () => {
    expect(hotelWith({ gstin: '' })).toEqual([say.hotel_gstin_wrong])
    expect(hotelWith({ gstin: '08AAACS4321L1ZE' })).toEqual([say.hotel_gstin_wrong])
    expect(hotelWith({ name: 'Om' })).toEqual([say.hotel_name_wrong])
    expect(hotelWith({ address: '' })).toEqual([say.hotel_address_missing])
    expect(hotelWith({ city: '' })).toEqual([say.hotel_city_missing])
    expect(hotelWith({ pin_code: '' })).toEqual([say.hotel_pin_missing])
    expect(hotelWith({ state: '' })).toEqual([say.hotel_state_wrong])
    expect(hotelWith({ state: 'Goa' })).toEqual([say.hotel_state_wrong])
  })

  test('of the customer', () => {
    expect(customerWith({ gstin: '29AAACB1234C1ZC' })).toEqual([say.customer_gstin_wrong])
    expect(customerWith({ gstin: '08AAACS4321L1ZD' })).toEqual([say.customer_is_hotel])
    expect(customerWith({ name: 'BF' })).toEqual([say.customer_name_wrong])
    expect(customerWith({ address: '' })).toEqual([say.customer_address_missing])
    expect(customerWith({ address: 'MG Road, 4B' })).toEqual([say.customer_place_missing])
  })

  test('of the document and its lines', () => {
    for (const number of ['0001', '-1', 'inv-1', 'INV 1', 'INV-2627-00000001'])
      expect(problemsWith({ number }), number).toEqual([say.number_wrong])
    expect(problemsWith({ lines: [] })).toEqual([say.no_lines])
    for (const sac of ['', '99', '99631', '9963110001', 'ABCDEF']) {
      const found = problemsWith({ lines: [{ ...room, sac }] })
      expect(found, sac).toEqual(sac === '99631' ? [] : [sacProblem('Room 101')])
    }
    const many = Array.from({ length: 1001 }, () => room)
    expect(problemsWith({ lines: many })).toContain(say.too_many_lines)
  })

  test('of sums: one paisa is noticed anywhere', () => {
    const made = makeInv01(document)
    for (const field of Object.keys(made.ValDtls) as (keyof Inv01['ValDtls'])[]) {
      const values = { ...made.ValDtls, [field]: made.ValDtls[field] + 0.01 }
      expect(findProblems({ ...made, ValDtls: values }), field).toEqual([say.sums_differ])
    }
    for (const field of ['TotAmt', 'Discount', 'AssAmt', 'CgstAmt', 'SgstAmt', 'IgstAmt', 'TotItemVal'] as const) {
      const items = made.ItemList.map((item) => ({ ...item, [field]: item[field] + 0.01 }))
      expect(findProblems({ ...made, ItemList: items }), field).toEqual([say.sums_differ])
    }
  })

  test('of a field that a hotel cannot reach', () => {
    expect(problemsWith({ round_off: paise(10_001), total: paise(430_001) as Paise })).toEqual([say.other])
  })
})

test('lines that are not taxed are other charges, not items', () => {
  const beer = {
    ...room,
    position: 2,
    sac: '',
    treatment: 'outside_gst',
    tax_rate: 0,
    cgst: paise(0),
    sgst: paise(0),
  } as const
  const made = makeInv01({ ...document, lines: [beer, room], charges: paise(800_000), total: paise(820_000) })
  expect(findProblems(made)).toEqual([])
  expect(made.ItemList).toMatchObject([{ SlNo: '1', HsnCd: '996311', AssAmt: 4000 }])
  expect(made.ValDtls).toMatchObject({ AssVal: 4000, OthChrg: 4000, TotInvVal: 8200 })
})

test('settings fill in only what the document does not have', () => {
  const settings = { address: 'New Street', city: 'Jaipur', pin_code: '302001', state: 'Goa' }
  expect(makeInv01({ ...document, settings }).SellerDtls).toMatchObject({
    Addr1: '12 Lake Road',
    Loc: 'Udaipur',
    Stcd: '08',
  })
  const { city, pin_code, ...old } = document.property
  expect(makeInv01({ ...document, property: old, settings }).SellerDtls).toMatchObject({ Loc: 'Jaipur', Pin: 302_001 })
})

test('texts are cut and cleaned as the portal accepts them', () => {
  expect(plainText('The "Royal"\n\\ Palace\t2')).toBe("The 'Royal', / Palace 2")
  const long = `${'Plot 17, Some Industrial Area, '.repeat(8)}Pune`
  const { Addr1, Addr2 } = addressLines(long)
  expect(Addr1.length).toBeLessThanOrEqual(100)
  expect(Addr2?.length).toBeLessThanOrEqual(100)
  expect(long.startsWith(Addr1)).toBe(true)
  expect(customerWith({ name: 'A'.repeat(200), address: long })).toEqual([])
  expect(addressLines(`${'x'.repeat(100)} yz`)).toEqual({ Addr1: 'x'.repeat(100) })
})

test('city and PIN code are found in an address', () => {
  const found = [
    ['MG Road, Bengaluru 560001', 'Bengaluru', 560_001],
    ['4 Hill Road\nBandra West\nMumbai - 400 050\nMaharashtra, India', 'Mumbai', 400_050],
    ['Connaught Place, Delhi 110001', 'Delhi', 110_001],
    ['Mumbai', 'Mumbai', undefined],
    ['Plot 1234567, Pune', 'Pune', undefined],
    ['Delhi, India', 'Delhi', undefined],
    ['Goa', 'Goa', undefined],
    ['', '', undefined],
  ] as const
  for (const [address, place, pin] of found) expect([placeOf(address), pinOf(address)], address).toEqual([place, pin])
})

test('the IRN is the hash that the portal computes', () => {
  const sample = { gstin: '29AAFCC9980M1ZR', type: 'INV', number: '2019-20/KA/1', invoice_date: '2020-03-31' } as const
  // Published at gstzen.in/a/e-invoice-reference-number.html.
  expect(irnOf(sample)).toBe('23f498ee41441ecad30f72ba5b9907506c3df70a17b0e0dff46b76a786400662')
  // Answered by the portal's sandbox on September 16, 2022.
  const answered = {
    gstin: '01AMBPG7773M002',
    type: 'INV',
    number: 'SINV-CFY-00067',
    invoice_date: '2022-09-16',
  } as const
  expect(irnOf(answered)).toBe('706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7')
})

test('a signed QR code is read with its data as text or as an object; anything else is refused', () => {
  const data = { SellerGstin: 'a', BuyerGstin: 'b', DocNo: 'c', DocTyp: 'INV', DocDt: 'd', TotInvVal: 1.5, Irn: 'e' }
  const signed = (payload: unknown) => `e.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
  expect(readSignedQrCode(signed({ data: JSON.stringify(data), iss: 'NIC' }))).toEqual(data)
  expect(readSignedQrCode(signed({ data }))).toEqual(data)
  for (const wrong of [
    'x',
    'a.b.c',
    signed(null),
    signed({}),
    signed({ data: '{' }),
    signed({ data: { ...data, Irn: 1 } }),
  ])
    expect(readSignedQrCode(wrong), wrong).toBeUndefined()
})
