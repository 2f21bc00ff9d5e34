import { beforeAll, describe, expect, test } from 'vitest'
import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { rupees } from '#contract/kit/money.ts'
import { readPdf } from '#server/testing/pdf-text.ts'
import { draftOf, portalAnswer } from '#server/testing/portal-answer.ts'
import { qrCodesOf, readQrCode } from '#server/testing/read-qr-code.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, db, make, hire, sendAs, signIn, time } = await startTestApp()
const token = await signIn('desk@hotel.example', true)
const [accountant, desk, kitchen] = [await hire('accountant'), await hire('front-desk'), await hire('kitchen')]
const hotelGstin = '27AAACS4321L1ZD'
const brigade = {
  name: 'Brigade Foods',
  address: '4th Floor, "Tower A"\nMG Road, Bengaluru - 560 001',
  gstin: '29AAACB1234C1ZB',
}

const change = async (settings: object) => {
  const { logo, ...now } = (await admin('GET', '/settings')).body.data
  const saved = await admin('PUT', '/settings', { ...now, ...settings })
  expect(saved.body.error).toBeUndefined()
}

/** One night in a room, items that were ordered, and a discount on the room; returns the slug of the invoice. */
const sell = async (given: { rent?: number; billed_to?: object; discount?: number; quantity?: number } = {}) => {
  const { rent = 8000, billed_to = brigade, discount, quantity = 0 } = given
  const booking = await make.booking({
    room_rent: rupees(rent),
    check_in_date: '2026-11-15',
    check_out_date: '2026-11-16',
  })
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  if (quantity > 0) {
    const thali = await make.item({ name: 'Veg Thali', price: rupees(121.5) })
    await make.order({ booking_id: booking.id, status: 'completed', items: [{ item_id: thali.id, quantity }] })
  }
  if (discount) {
    const given = { amount: discount, on: 'rooms', reason: 'Regular guest' }
    expect((await admin('POST', `/folios/${booking.slug}/discounts`, given)).body.error).toBeUndefined()
  }
  const left = await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-16', billed_to })
  expect(left.body.error).toBeUndefined()
  return String(left.body.invoice_slug)
}

const invoiceOf = async (slug: string) => (await admin('GET', `/invoices/${slug}`)).body.data
const eInvoicesOf = async (slug: string) => (await admin('GET', `/invoices/${slug}/e-invoices`)).body.data

const answerFor = async (slug: string, changed: Record<string, unknown> = {}) => {
  const { number, total } = await invoiceOf(slug)
  const document = { gstin: hotelGstin, customer_gstin: brigade.gstin, number, total }
  return portalAnswer({ ...document, type: 'INV', day: '15/11/2026', ack_time: '2026-11-15 11:20:00' }, changed)
}

const record = (slug: string, draft: object, send = admin) => send('POST', `/invoices/${slug}/e-invoice`, draft)

beforeAll(async () => {
  await change({
    address: '12 Lake Road\nPune',
    city: 'Pune',
    pin_code: '411001',
    state: 'Maharashtra',
    gstin: hotelGstin,
  })
  await admin('POST', '/tax-rules/indian-gst', { food_rate: 5 })
  await change({ e_invoice_since: '2026-11-15' })
})

describe('the file', () => {
  test('has an invoice with two rates, a discount and round-off, computed by hand', async () => {
    const slug = await sell({ discount: 250, quantity: 3 })
    const { number } = await invoiceOf(slug)
    const { status, body, headers } = await admin('GET', `/invoices/${slug}/e-invoice.json`)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain(`e-invoice-${number}.json`)
    // Room 8,000.00 less 250.00 at 18 %, 3 × 121.50 at 5 %: 7,750.00 + 1,395.00 + 364.50 + 18.22 = 9,527.72.
    expect(body).toEqual([
      {
        Version: '1.1',
        TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
        DocDtls: { Typ: 'INV', No: number, Dt: '15/11/2026' },
        SellerDtls: {
          ...{
            Gstin: hotelGstin,
            LglNm: 'Sarai Resort',
            Addr1: '12 Lake Road, Pune',
            Loc: 'Pune',
            Pin: 411001,
            Stcd: '27',
          },
        },
        BuyerDtls: {
          ...{ Gstin: brigade.gstin, LglNm: 'Brigade Foods', Pos: '27', Stcd: '29', Loc: 'Bengaluru', Pin: 560001 },
          Addr1: "4th Floor, 'Tower A', MG Road, Bengaluru - 560 001",
        },
        ItemList: [
          {
            ...{
              SlNo: '1',
              PrdDesc: expect.stringContaining('Room'),
              IsServc: 'Y',
              HsnCd: '996311',
              Qty: 1,
              Unit: 'NOS',
            },
            ...{ UnitPrice: 8000, TotAmt: 8000, Discount: 250, AssAmt: 7750, GstRt: 18 },
            ...{ IgstAmt: 0, CgstAmt: 697.5, SgstAmt: 697.5, TotItemVal: 9145 },
          },
          {
            ...{ SlNo: '2', PrdDesc: expect.stringContaining('Veg Thali'), IsServc: 'Y', HsnCd: '996332', Qty: 3 },
            ...{ Unit: 'NOS', UnitPrice: 121.5, TotAmt: 364.5, Discount: 0, AssAmt: 364.5, GstRt: 5 },
            ...{ IgstAmt: 0, CgstAmt: 9.11, SgstAmt: 9.11, TotItemVal: 382.72 },
          },
        ],
        ValDtls: {
          ...{ AssVal: 8114.5, CgstVal: 706.61, SgstVal: 706.61, IgstVal: 0, Discount: 0, OthChrg: 0 },
          ...{ RndOffAmt: 0.28, TotInvVal: 9528 },
        },
      },
    ])
  })

  test('has a credit note with the invoice that it corrects, above zero', async () => {
    const slug = await sell()
    const { number } = await invoiceOf(slug)
    await admin('POST', `/invoices/${slug}/credit-notes`, {
      reason: 'Cold geyser',
      lines: [{ position: 1, amount: 500 }],
    })
    const [, note] = await eInvoicesOf(slug)
    expect(note).toMatchObject({ kind: 'credit_note', invoice_slug: slug, status: 'to_register', problems: [] })
    const { body } = await admin('GET', `/invoices/${note.slug}/e-invoice.json`)
    expect(body).toMatchObject([
      {
        DocDtls: { Typ: 'CRN', No: note.number, Dt: '15/11/2026' },
        ItemList: [{ Qty: 1, UnitPrice: 500, Discount: 0, AssAmt: 500, CgstAmt: 45, SgstAmt: 45, TotItemVal: 590 }],
        ValDtls: { AssVal: 500, CgstVal: 45, SgstVal: 45, RndOffAmt: 0, TotInvVal: 590 },
        RefDtls: { PrecDocDtls: [{ InvNo: number, InvDt: '15/11/2026' }] },
      },
    ])
  })

  test('keeps city and PIN code of the day of issue', async () => {
    const slug = await sell()
    await change({ city: 'Nashik', pin_code: '422001', address: 'Elsewhere' })
    const { body } = await admin('GET', `/invoices/${slug}/e-invoice.json`)
    expect(body[0].SellerDtls).toMatchObject({ Addr1: '12 Lake Road, Pune', Loc: 'Pune', Pin: 411001 })
    await change({ city: 'Pune', pin_code: '411001', address: '12 Lake Road\nPune' })
  })

  test('is refused with sentences that say what to do', async () => {
    await change({ city: '', pin_code: '' })
    const slug = await sell({ billed_to: { ...brigade, name: 'BF' } })
    const { status, body } = await admin('GET', `/invoices/${slug}/e-invoice.json`)
    expect(status).toBe(409)
    expect(body.error.fields.document).toEqual([
      'The city of the hotel is missing. Enter it in the settings.',
      'The PIN code of the hotel is missing. Enter it in the settings.',
      'The name of the customer has fewer than 3 characters. Use Bill to someone else on the invoice to enter the legal name.',
    ])
    await change({ city: 'Pune', pin_code: '411001' })
    // The document has neither, so that the settings fill in.
    expect((await eInvoicesOf(slug))[0].problems).toHaveLength(1)
    expect((await admin('GET', '/e-invoices/to-register.json')).body.error.code).toBe('e_invoice_incomplete')
    const all = (await admin('GET', '/e-invoices/to-register?date_from=2026-11-01&date_to=2026-11-30')).body.data
    const ready = (await admin('GET', '/e-invoices/to-register.json?only_ready=true')).body
    expect(ready).toHaveLength(all.length - 1)
    expect(ready.map((one: { DocDtls: { No: string } }) => one.DocDtls.No)).not.toContain(
      (await invoiceOf(slug)).number,
    )
    await admin('POST', `/invoices/${slug}/rebill`, { billed_to: brigade, reason: 'Full name' })
  })

  test('is not there for guests, earlier documents and a hotel without e-invoicing', async () => {
    const b2c = await sell({ billed_to: { name: 'Asha Rao', address: '', gstin: '' } })
    expect((await admin('GET', `/invoices/${b2c}/e-invoice.json`)).body.error).toMatchObject({ message: say.notNeeded })
    expect(await eInvoicesOf(b2c)).toEqual([])
    const b2b = await sell()
    await change({ e_invoice_since: '2026-11-16' })
    expect(await eInvoicesOf(b2b)).toEqual([])
    await change({ e_invoice_since: null })
    expect(await eInvoicesOf(b2b)).toEqual([])
    expect((await record(b2b, draftOf(await answerFor(b2b)))).status).toBe(409)
    expect((await admin('GET', '/e-invoices/to-register.json')).body.error.code).toBe('nothing_to_register')
    await change({ e_invoice_since: '2026-11-15' })
    expect(await eInvoicesOf(b2b)).toHaveLength(1)
    expect((await admin('GET', '/invoices/no-such-thing/e-invoice.json')).status).toBe(404)
  })
})

describe('recording', () => {
  test('prints the IRN and the signed text on the PDF, and keeps the IRN', async () => {
    const slug = await sell()
    const answer = await answerFor(slug)
    const { status, body } = await record(slug, draftOf(answer))
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.data).toMatchObject({
      status: 'registered',
      registration: { irn: answer.Irn, ack_no: '112610036563310' },
    })
    expect(new Date(body.data.registration.ack_at).toISOString()).toBe('2026-11-15T05:50:00.000Z')
    const { number } = await invoiceOf(slug)
    const url = `/api/invoices/number/${number}/pdf`
    const pdf = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    const { words, drawings } = readPdf(pdf.rawPayload)
    expect(words).toContain(answer.Irn)
    expect(words).toContain('112610036563310')
    expect(words).toContain('2026-11-15 11:20:00')
    const codes = drawings.flatMap(qrCodesOf)
    expect(codes.map(readQrCode)).toContain(answer.SignedQRCode)
    const only = 'only corrected or cancelled'
    await expect(
      db
        .updateTable('e_invoice')
        .set({ irn: 'a'.repeat(64) })
        .execute(),
    ).rejects.toThrow(only)
    await expect(db.deleteFrom('e_invoice').execute()).rejects.toThrow(only)
  })

  test('of two clerks at once one is told', async () => {
    const slug = await sell()
    const draft = draftOf(await answerFor(slug))
    const replies = await Promise.all([record(slug, draft), record(slug, draft, desk)])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(replies.find(({ status }) => status === 409)?.body.error.message).toBe(say.alreadyRegistered)
    expect((await record(slug, draft)).body.error.code).toBe('already_registered')
  })

  test('needs the permission to issue invoices; the list needs it too', async () => {
    const slug = await sell()
    expect((await record(slug, draftOf(await answerFor(slug)), kitchen)).status).toBe(403)
    expect((await kitchen('GET', `/invoices/${slug}/e-invoice.json`)).status).toBe(403)
    expect((await kitchen('GET', '/e-invoices/to-register')).status).toBe(403)
    expect((await record(slug, draftOf(await answerFor(slug)), accountant)).status).toBe(201)
  })

  test('refuses the answer for another document', async () => {
    const slug = await sell()
    const other = await sell({ rent: 9000 })
    const refused = async (draft: object) => {
      const { status, body } = await record(slug, draft)
      expect(status).toBe(422)
      return Object.entries<string[]>(body.error.fields).flatMap(([field, messages]) => [field, ...messages])
    }
    expect(await refused(draftOf(await answerFor(other)))).toEqual(['irn', say.irnOfOther])
    const own = draftOf(await answerFor(slug))
    const signedAs = async (changed: object) =>
      refused({
        ...own,
        signed_qr_code: draftOf(await answerFor(slug, changed as Record<string, unknown>)).signed_qr_code,
      })
    const differs = (what: string, found: string) => ['signed_qr_code', say.qrCodeDiffers(what, found)]
    expect(await signedAs({ SellerGstin: brigade.gstin })).toEqual(differs('the GSTIN of the hotel', brigade.gstin))
    expect(await signedAs({ BuyerGstin: hotelGstin })).toEqual(differs('the GSTIN of the customer', hotelGstin))
    expect(await signedAs({ DocNo: 'INV-1' })).toEqual(differs('the number of the document', 'INV-1'))
    expect(await signedAs({ DocTyp: 'CRN' })).toEqual(differs('the type of the document', 'CRN'))
    expect(await signedAs({ DocDt: '14/11/2026' })).toEqual(differs('the date of the document', '14/11/2026'))
    expect(await signedAs({ TotInvVal: 9439.99 })).toEqual(differs('the total', '9439.99'))
    expect(await signedAs({ Irn: 'a'.repeat(64) })).toEqual(differs('the IRN', 'a'.repeat(64)))
    expect(await refused({ ...own, signed_qr_code: 'aaa.bbb.ccc' })).toEqual(['signed_qr_code', say.wrongSignedQrCode])
    expect(await refused({ ...own, signed_qr_code: 'text' })).toEqual(['signed_qr_code', say.wrongSignedQrCode])
    expect(await refused({ ...own, irn: 'abc' })).toEqual(['irn', say.wrongIrn])
    for (const ack_no of ['12a', '11261003656331', '1126100365633100', '11261003656331x'])
      expect(await refused({ ...own, ack_no })).toEqual(['ack_no', say.wrongAckNo])
    expect(await refused({ ...own, ack_at: '2026-02-30 10:00:00' })).toEqual(['ack_at', say.wrongTime])
    expect(await refused({ ...own, ack_at: '2026-11-15 11:30:01' })).toEqual(['ack_at', say.timeInFuture])
    expect(await refused({ ...own, ack_at: '2026-11-14 23:59:59' })).toEqual(['ack_at', say.ackTooEarly])
    // The signed QR code was made at 11:20:00; a portal may round one of the two times to the minute.
    for (const ack_at of ['2026-11-15 11:19:00', '2026-11-15 11:21:00'])
      expect(await refused({ ...own, ack_at })).toEqual(['ack_at', say.ackDiffers('2026-11-15 11:20:00')])
    expect((await record(slug, { ...own, ack_at: '2026-11-15 11:19:01' })).status).toBe(201)
  })

  test('of an answer whose signed QR code has no time, needs no equal time', async () => {
    const slug = await sell()
    const draft = draftOf(await answerFor(slug, { IrnDt: undefined }))
    expect((await record(slug, { ...draft, ack_at: '2026-11-15 11:10:00' })).status).toBe(201)
  })
})

describe('a correction', () => {
  const correct = (slug: string, body: object, send = admin) => send('PUT', `/invoices/${slug}/e-invoice`, body)

  /** A registration with a typing error in the acknowledgement number, and its correction. */
  const registered = async () => {
    const slug = await sell()
    const { irn, ...right } = draftOf(await answerFor(slug))
    const { body } = await record(slug, { irn, ...right, ack_no: '112610036563301' })
    expect(body.data.registration.version).toBe(1)
    return { slug, right }
  }

  test('is printed, and tells who made it and what was there before', async () => {
    const { slug, right } = await registered()
    const { status, body } = await correct(slug, { ...right, ack_at: '2026-11-15 11:19:30', version: 1 }, accountant)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data.registration).toMatchObject({ ack_no: '112610036563310', version: 2 })
    const [corrected, recorded] = body.data.registration.history
    expect(recorded.what).toBe('IRN recorded')
    expect(corrected.what).toBe(
      'Ack. no. corrected from 112610036563301 to 112610036563310. Ack. date corrected from 2026-11-15 11:20:00 to 2026-11-15 11:19:30',
    )
    expect(corrected.who).not.toBe(recorded.who)
    const { number } = await invoiceOf(slug)
    const url = `/api/invoices/number/${number}/pdf`
    const pdf = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    const { words } = readPdf(pdf.rawPayload)
    expect(words).toContain('112610036563310')
    expect(words).not.toContain('112610036563301')
  })

  test('of the signed QR code alone is in the history too', async () => {
    const { slug } = await registered()
    const { irn, ...other } = draftOf(await answerFor(slug, { ItemCnt: 3 }))
    const { body } = await correct(slug, { ...other, ack_no: '112610036563301', version: 1 })
    expect(body.data.registration.history.map(({ what }: { what: string }) => what)).toEqual([
      'Signed QR code corrected',
      'IRN recorded',
    ])
  })

  test('of two colleagues at once one is told who was faster', async () => {
    const { slug, right } = await registered()
    const replies = await Promise.all([
      correct(slug, { ...right, version: 1 }),
      correct(slug, { ...right, ack_no: '112610036563311', version: 1 }, desk),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = replies.find(({ status }) => status === 409)?.body.error
    expect(late.code).toBe('changed_meanwhile')
    const [{ registration }] = await eInvoicesOf(slug)
    expect(late.message).toContain(registration.history[0].who)
  })

  test('is checked like the first answer, and needs the permission', async () => {
    const { slug, right } = await registered()
    const wrong = async (changed: object) =>
      (await correct(slug, { ...right, ...changed, version: 1 })).body.error.fields
    expect(await wrong({ ack_no: '1' })).toEqual({ ack_no: [say.wrongAckNo] })
    expect(await wrong({ ack_at: '2026-11-15 10:00:00' })).toEqual({ ack_at: [say.ackDiffers('2026-11-15 11:20:00')] })
    const { signed_qr_code } = draftOf(await answerFor(slug, { DocNo: 'INV-1' }))
    expect(await wrong({ signed_qr_code })).toEqual({
      signed_qr_code: [say.qrCodeDiffers('the number of the document', 'INV-1')],
    })
    expect((await correct(slug, { ...right, version: 1 }, kitchen)).status).toBe(403)
    const open = await sell()
    expect((await correct(open, { ...right, version: 1 })).body.error.message).toBe(say.notRegistered)
    expect((await correct('no-such-thing', { ...right, version: 1 })).status).toBe(404)
  })

  test('is refused after the cancellation, also by the database', async () => {
    const { slug, right } = await registered()
    const cancellation = { cancel_reason: 'duplicate', cancelled_at: '2026-11-15 11:25:00' }
    expect((await admin('POST', `/invoices/${slug}/e-invoice/cancel`, cancellation)).status).toBe(200)
    const { status, body } = await correct(slug, { ...right, version: 2 })
    expect([status, body.error.code]).toEqual([409, 'e_invoice_cancelled'])
    const cancelled = db.updateTable('e_invoice').set({ ack_no: '112610036563310' }).where('status', '=', 'cancelled')
    await expect(cancelled.execute()).rejects.toThrow('only corrected or cancelled')
  })
})

describe('a cancellation', () => {
  const cancellation = {
    cancel_reason: 'data_entry_mistake',
    cancel_remark: 'Wrong name',
    cancelled_at: '2026-11-15 11:25:00',
  }
  const cancel = (slug: string, body: object) => admin('POST', `/invoices/${slug}/e-invoice/cancel`, body)

  test('is recorded once, within 24 hours of the acknowledgement', async () => {
    const slug = await sell()
    expect((await cancel(slug, cancellation)).body.error.message).toBe(say.notRegistered)
    await record(slug, draftOf(await answerFor(slug)))
    const wrong = async (cancelled_at: string) =>
      (await cancel(slug, { ...cancellation, cancelled_at })).body.error.message
    expect(await wrong('2026-11-15 11:40:00')).toBe(say.timeInFuture)
    expect(await wrong('2026-11-15 11:19:59')).toBe(say.cancelledTooEarly('2026-11-15 11:20:00'))
    const before = time.now
    time.now = new Date('2026-11-16T07:00:00Z')
    expect(await wrong('2026-11-16 11:20:01')).toBe(say.cancelledTooLate)
    time.now = before
    expect((await cancel(slug, { ...cancellation, cancel_reason: 'boredom' })).body.error.fields.cancel_reason).toEqual(
      [say.reasonRequired],
    )
    const { status, body } = await cancel(slug, cancellation)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'cancelled', registration: { cancel_reason: 'data_entry_mistake' } })
    expect((await cancel(slug, cancellation)).body.error.message).toBe(say.alreadyCancelled)
    expect((await record(slug, draftOf(await answerFor(slug)))).body.error.code).toBe('already_registered')
    const { number } = await invoiceOf(slug)
    const url = `/api/invoices/number/${number}/pdf`
    const { words } = readPdf((await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).rawPayload)
    expect(words).toContain('This e-invoice was cancelled on 2026-11-15 11:25:00')
    // For the tax office the invoice is gone, so that its credit note is not registered.
    await admin('POST', `/invoices/${slug}/credit-notes`, { reason: 'Cancelled on the portal' })
    expect(await eInvoicesOf(slug)).toMatchObject([{ kind: 'invoice', status: 'cancelled' }])
  })
})

test('the list of invoices shows those that are to be registered, registered or cancelled', async () => {
  const numbersOf = async (e_invoice: string) => {
    const { data } = (await admin('GET', `/invoices?e_invoice=${e_invoice}&per_page=100`)).body
    expect(data.total).toBe(data.data.length)
    return data.data.map(({ number }: { number: string }) => number)
  }
  const toRegister = await numbersOf('to_register')
  const { data } = (await admin('GET', '/e-invoices/to-register')).body
  const invoices = data.filter(({ kind }: { kind: string }) => kind === 'invoice')
  expect(toRegister.sort()).toEqual(invoices.map(({ number }: { number: string }) => number).sort())
  const stored = await db.selectFrom('e_invoice').select('status').execute()
  expect(await numbersOf('registered')).toHaveLength(stored.filter(({ status }) => status === 'registered').length)
  expect(await numbersOf('cancelled')).toHaveLength(stored.filter(({ status }) => status === 'cancelled').length)
})

test('after 30 days a document that is not registered is late', async () => {
  const slug = await sell()
  const read = async (day: string) => {
    time.now = new Date(`${day}T06:00:00Z`)
    const later = sendAs(await signIn('desk@hotel.example', true))
    return (await later('GET', `/invoices/${slug}/e-invoices`)).body.data
  }
  expect(await read('2026-12-15')).toMatchObject([{ register_by: '2026-12-15', is_late: false }])
  expect(await read('2026-12-16')).toMatchObject([{ is_late: true }])
})
