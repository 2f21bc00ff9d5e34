import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '#server/testing/pdf-text.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, candidate, anyone, app, db, make, time, sendAs, signIn } = await startTestApp()

const stay = async (wanted: Parameters<typeof make.booking>[0] = {}) => {
  const booking = await make.booking({ food_plan_id: 3, food_plan_rate: 60_000 as never, ...wanted })
  await admin('POST', `/bookings/${booking.slug}/check-in`, { confirm_in_house: true })
  return booking
}

const checkOut = async (slug: string, body: object = {}) => {
  const reply = await admin('POST', `/bookings/${slug}/check-out`, body)
  expect(reply.body.error?.message).toBeUndefined()
  return reply.body
}

beforeAll(async () => {
  await admin('POST', '/tax-rules/indian-gst', {})
  const { data } = (await admin('GET', '/settings')).body
  const { logo, ...settings } = data
  await admin('PUT', '/settings', {
    ...settings,
    address: '12 Lake Road, Udaipur',
    state: 'Maharashtra',
    gstin: '27AAPFU0939F1ZV',
    upi_id: 'sarai@okbank',
  })
})

describe('check-out', () => {
  test('issues exactly the bill that was shown', async () => {
    const booking = await stay({ advance_amount: 100_000 as never })
    await make.order({ booking_id: booking.id, status: 'completed' })
    const { data: bill } = (await admin('GET', `/bookings/${booking.slug}/bill`)).body
    expect(bill).toMatchObject({ charges: 7640, cgst: 191, sgst: 191, round_off: 0, total: 8022, balance: 7022 })
    const { invoice_slug, invoice_number, data } = await checkOut(booking.slug)
    expect(invoice_number).toMatch(/^INV-2627-\d{6}$/)
    expect(data.invoice).toEqual({
      slug: invoice_slug,
      number: invoice_number,
      status: 'pending',
      total: 8022,
      balance: 7022,
      folio: null,
      others: 0,
    })
    const { data: invoice } = (await admin('GET', `/invoices/${invoice_slug}`)).body
    expect(invoice.lines).toMatchObject(bill.lines)
    for (const field of ['charges', 'cgst', 'sgst', 'round_off', 'total', 'balance', 'advance_amount', 'taxes'])
      expect(invoice[field]).toEqual(bill[field])
    expect((await admin('GET', `/bookings/${booking.slug}/bill`)).body.data).toEqual(bill)
  })

  test('takes the payment in the same transaction, or does nothing at all', async () => {
    const booking = await stay()
    const wrong = await admin('POST', `/bookings/${booking.slug}/check-out`, { payment: { payment_method: 'cheque' } })
    expect(wrong.status).toBe(422)
    expect((await admin('GET', `/bookings/${booking.slug}`)).body.data).toMatchObject({
      status: 'checked_in',
      invoice: null,
    })
    const { data, payment_slug } = await checkOut(booking.slug, { payment: { payment_method: 'cash' } })
    expect(data.invoice).toMatchObject({ status: 'paid', balance: 0 })
    expect(payment_slug).toEqual(expect.any(String))
  })

  test('the invoice keeps hotel, guest and company as they were at check-out', async () => {
    const guest = await make.guest({ name: 'Asha Rao', address: '1 Old Street' })
    const booking = await stay({ guest_id: guest.id })
    const billed_to = { name: 'Tata Steel Ltd', address: 'Mumbai', gstin: '27aapfu0939f1zv' }
    const { invoice_slug } = await checkOut(booking.slug, { billed_to })
    await change(`/guests/${guest.slug}`, { name: 'Asha Menon', address: '2 New Street' })
    const { data } = (await admin('GET', `/invoices/${invoice_slug}`)).body
    expect(data.guest).toMatchObject({
      name: 'Asha Rao',
      address: '1 Old Street',
      billed_to: { ...billed_to, gstin: '27AAPFU0939F1ZV' },
    })
    expect(data.property).toMatchObject({ gstin: '27AAPFU0939F1ZV', state: 'Maharashtra' })
  })

  test('refuses a company with a wrong GSTIN and a departure in a thousand years', async () => {
    const booking = await stay()
    const path = `/bookings/${booking.slug}/check-out`
    const gstin = await admin('POST', path, { billed_to: { name: 'X', gstin: '27AAPFU0939F1ZW' } })
    expect(gstin.body.error.fields).toHaveProperty(['billed_to.gstin'])
    const late = await admin('POST', path, { check_out_date: '3026-01-01' })
    expect(late).toMatchObject({
      status: 422,
      body: { error: { message: 'Choose a departure from Nov 15, 2026 to Nov 17, 2026' } },
    })
    expect((await admin('GET', `/bookings/${booking.slug}/bill?check_out_date=3026-01-01`)).status).toBe(422)
  })
})

describe('an issued invoice', () => {
  test('cannot be changed, because the database refuses it', async () => {
    await checkOut((await stay()).slug)
    for (const statement of [
      sql`update invoice set total = 0, charges = 0, cgst = 0, sgst = 0, round_off = 0`,
      sql`delete from invoice`,
      sql`update invoice_line set amount = 0`,
      sql`delete from invoice_line`,
      sql`update payment set amount = 1`,
    ])
      await expect(statement.execute(db).then(() => db.selectFrom('payment').selectAll().execute())).rejects.toThrow(
        'never changes',
      )
  })
})

describe('the list', () => {
  test('searches by number, its end, booking and guest, and sums up all that match', async () => {
    const guest = await make.guest({ name: 'Zubeida Qureshi' })
    const [one, two] = [await stay({ guest_id: guest.id }), await stay({ guest_id: guest.id })]
    const paid = await checkOut(one.slug, { payment: { payment_method: 'Card' } })
    const pending = await checkOut(two.slug)
    const list = async (query: string) => (await admin('GET', `/invoices?${query}`)).body.data
    for (const typed of [pending.invoice_number, String(Number(pending.invoice_number.slice(-6))), two.booking_number])
      expect((await list(`search=${typed}`)).data.map((row: { number: string }) => row.number)).toContain(
        pending.invoice_number,
      )
    const found = await list('search=zubeida&per_page=1')
    expect(found).toMatchObject({
      total: 2,
      last_page: 2,
      sums: { total: 15_540, balance: 7770, paid: 7770 },
    })
    expect((await list('search=zubeida&status=paid')).data).toMatchObject([
      { number: paid.invoice_number, guest_name: 'Zubeida Qureshi', status: 'paid', balance: 0 },
    ])
    expect((await list('search=zubeida&date_from=2026-11-16')).total).toBe(0)
    expect((await list('search=zubeida&date_from=2026-11-15&date_to=2026-11-15&sort=total')).total).toBe(2)
  })

  test('the tally equals the count', async () => {
    const all = (await admin('GET', '/invoices')).body.data
    const counted = (await admin('GET', '/invoices?date_from=2000-01-01')).body.data
    expect({ total: all.total, sums: all.sums }).toEqual({ total: counted.total, sums: counted.sums })
    const pending = (await admin('GET', '/invoices?status=pending')).body.data
    const bookings = (await admin('GET', '/bookings?invoice=pending')).body.data
    expect(bookings.total).toBe(pending.total)
  })

  test('the Excel file has every row, and a name that looks like a formula is a text', async () => {
    const guest = await make.guest({ name: '=HYPERLINK("http://evil")' })
    await checkOut((await stay({ guest_id: guest.id })).slug)
    const token = await app.inject({
      url: '/api/login',
      method: 'POST',
      payload: { email: 'desk@hotel.example', password: 'correct horse battery' },
    })
    const reply = await app.inject({
      url: '/api/invoices.xlsx',
      headers: { authorization: `Bearer ${token.json().data.token}` },
    })
    expect(reply.headers['content-type']).toContain('spreadsheetml')
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(reply.rawPayload)
    const rows = sheets[0]?.rows ?? []
    expect(rows[0]?.slice(0, 4)).toEqual(['Number', 'Date', 'Booking', 'Guest'])
    expect(rows).toHaveLength((await admin('GET', '/invoices')).body.data.total + 1)
    expect(rows.at(-1)?.[3]).toBe('=HYPERLINK("http://evil")')
    expect(rows.at(-1)?.[1]).toEqual(new Date('2026-11-15T00:00:00Z'))
    expect(rows.at(-1)?.[rows[0]?.indexOf('Total') ?? 0]).toBe(7770)
  })
})

describe('a credit note', () => {
  test('takes off lines with their tax, then the rest, and is then refused', async () => {
    const booking = await stay()
    const { invoice_slug } = await checkOut(booking.slug, { payment: { payment_method: 'cash' } })
    const credit = (body: object) => admin('POST', `/invoices/${invoice_slug}/credit-notes`, body)
    expect((await credit({ reason: 'x', lines: [{ position: 1, amount: 5000.01 }] })).status).toBe(422)
    expect((await credit({ reason: 'x', lines: [{ position: 9, amount: 1 }] })).status).toBe(422)
    expect((await credit({ reason: '', lines: [] })).status).toBe(422)
    const part = (await credit({ reason: 'One night less', lines: [{ position: 1, amount: 2500 }] })).body
    expect(part.credit_note).toMatchObject({ number: 'CN-2627-000001', total: 2625, reason: 'One night less' })
    expect(part.data).toMatchObject({ credited: 2625, balance: -2625, status: 'refund_due', total: 7770 })
    const rest = (await credit({ reason: 'All of it' })).body
    expect(rest.data).toMatchObject({ credited: 7770, balance: -7770, status: 'refund_due' })
    expect((await credit({ reason: 'Again' })).status).toBe(409)
    expect((await admin('POST', `/invoices/${invoice_slug}/pay`, { payment_method: 'cash' })).body.error.code).toBe(
      'refund_due',
    )
    expect((await admin('GET', `/invoices/${invoice_slug}`)).body.data.credit_notes).toHaveLength(2)
  })

  test('by amount: parts of a line add up to the line, its tax and the round-off', async () => {
    const booking = await stay({ food_plan_rate: 33_333 as never })
    const { invoice_slug } = await checkOut(booking.slug)
    const get = async () => (await admin('GET', `/invoices/${invoice_slug}`)).body.data
    const credit = (amounts: number[]) =>
      admin('POST', `/invoices/${invoice_slug}/credit-notes`, {
        reason: 'Rate agreed on the telephone',
        lines: amounts.map((amount, index) => ({ position: index + 1, amount })),
      })
    const issued = await get()
    expect(issued).toMatchObject({ charges: 6333.32, cgst: 158.33, round_off: 0.02, total: 6650 })
    expect((await credit([0.33, 0.01])).status).toBe(201)
    expect((await credit([1666.67])).status).toBe(201)
    const part = await get()
    expect(part.lines[0]).toMatchObject({ credited: 1667, credited_cgst: 41.68 })
    const gone = await credit([5000])
    expect([gone.status, gone.body.error.code]).toEqual([409, 'credited_meanwhile'])
    expect(gone.body.error.fields['lines.0.amount']).toEqual([
      'Part of this line was credited in the meantime: ₹3,333.00 is left. Correct the amount and try again.',
    ])
    const rest = part.lines.map((line: { amount: number; credited: number }) =>
      Number((line.amount - line.credited).toFixed(2)),
    )
    expect((await credit(rest)).status).toBe(201)
    const all = await get()
    expect(all).toMatchObject({ credited: 6650, balance: 0, status: 'cancelled' })
    for (const line of all.lines) expect([line.credited, line.credited_cgst]).toEqual([line.amount, line.cgst])
    expect((await credit([1])).body.error.code).toBe('nothing_to_credit')
  })

  test('two clerks credit the same line at once: it is credited once', async () => {
    const { invoice_slug } = await checkOut((await stay()).slug)
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        admin('POST', `/invoices/${invoice_slug}/credit-notes`, {
          reason: 'Both heard of it',
          lines: [{ position: 1, amount: 2000 }],
        }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409])
    const { data } = (await admin('GET', `/invoices/${invoice_slug}`)).body
    expect(data.lines[0]).toMatchObject({ amount: 5000, credited: 4000, credited_cgst: 100 })
  })

  test('the database itself refuses more than the amount of a line', async () => {
    const { invoice_slug } = await checkOut((await stay()).slug)
    await expect(
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ id: number }>`
          insert into invoice (slug, number, kind, booking_id, corrects_id, reason, invoice_date, issued_at, property,
            guest, check_in_date, check_out_date, rooms, charges, cgst, sgst, round_off, total, advance_amount)
          select 'forged', 'CN-FORGED', 'credit_note', booking_id, id, '', invoice_date, issued_at, property,
            guest, check_in_date, check_out_date, rooms, 1, 0, 0, 0, 1, 0
          from invoice where slug = ${invoice_slug} returning id
        `.execute(transaction)
        await sql`
          insert into invoice_line
            (invoice_id, position, kind, description, sac, quantity, rate, amount, tax_rate, cgst, sgst)
          select ${rows[0]?.id}, position, line.kind, description, sac, quantity, rate, amount + 1, tax_rate, 0, 0
          from invoice_line line join invoice on invoice.id = invoice_id where slug = ${invoice_slug} and position = 1
        `.execute(transaction)
      }),
    ).rejects.toThrow('more is credited than was charged')
  })

  test('is subtracted in the tax summary, which adds up with the invoices', async () => {
    const { data } = (await admin('GET', '/tax-summary?month=2026-11')).body
    expect(data.total).toBe(data.taxable + data.cgst + data.sgst + data.round_off)
    expect(data).toMatchObject({ first_day: '2026-11-01', last_day: '2026-11-30', credit_notes: 7 })
    expect(data.rows.map((row: { rate: number }) => row.rate)).toEqual([5])
    expect((await admin('GET', '/tax-summary?month=2026-13')).status).toBe(422)
    expect((await admin('GET', '/tax-summary.xlsx?month=2026-11')).status).toBe(200)
  })
})

describe('the PDF', () => {
  test('is made for invoices and credit notes, and for staff only', async () => {
    const { invoice_number } = await checkOut((await stay()).slug)
    for (const number of [invoice_number, 'CN-2627-000001']) {
      const pdf = await admin('GET', `/invoices/number/${number}/pdf`)
      expect(pdf.status).toBe(200)
      expect(String(pdf.body).slice(0, 5)).toBe('%PDF-')
      expect(pdf.headers['content-disposition']).toContain(`invoice-${number}.pdf`)
    }
    expect((await admin('GET', '/invoices/number/INV-2627-999999/pdf')).status).toBe(404)
    expect((await admin('GET', '/invoices/number/..%2F..%2Fetc/pdf')).status).toBe(404)
    expect((await candidate('GET', `/invoices/number/${invoice_number}/pdf`)).status).toBe(403)
    expect((await anyone('GET', `/invoices/number/${invoice_number}/pdf`)).status).toBe(401)
  })
})

describe('the particulars of the tax office', () => {
  const fetchFile = async (path: string) => {
    const headers = { authorization: `Bearer ${await signIn('desk@hotel.example')}` }
    return (await app.inject({ url: `/api${path}`, headers })).rawPayload
  }
  const read = async (number: string) => readPdf(await fetchFile(`/invoices/number/${number}/pdf`)).text

  test('a company with a GSTIN has an address, and both states have their codes', async () => {
    const booking = await stay()
    const company = { name: 'Tata Steel Ltd', gstin: '29AAGCB7383J1Z4' }
    const refused = await admin('POST', `/bookings/${booking.slug}/check-out`, { billed_to: company })
    expect([refused.status, refused.body.error.fields]).toEqual([
      422,
      { 'billed_to.address': ['An invoice with a GSTIN needs the address'] },
    ])
    const { invoice_number } = await checkOut(booking.slug, { billed_to: { ...company, address: '1 MG Road' } })
    const text = await read(invoice_number)
    for (const particular of [
      'Tax invoice',
      '27-Maharashtra',
      'State 29-Karnataka',
      '1 MG Road',
      'SGST 2.5 % on 7,400.00',
      'Tax payable on reverse charge: No',
    ])
      expect(text).toContain(particular)
    expect(text).not.toContain('UTGST')
  })

  test('a credit note names number and date of its invoice', async () => {
    const { invoice_slug, invoice_number } = await checkOut((await stay()).slug)
    time.now = new Date('2026-11-16T06:00:00Z')
    const { body } = await admin('POST', `/invoices/${invoice_slug}/credit-notes`, { reason: 'No water' })
    time.now = new Date('2026-11-15T06:00:00Z')
    const text = await read(body.credit_note.number)
    expect(text).toMatch(/Date\nNov 16, 2026/)
    expect(text).toContain(invoice_number)
    expect(text).toMatch(/Invoice date\nNov 15, 2026/)
    expect(text).toContain('Tax payable on reverse charge: No')
  })

  test('a union territory without a legislature levies UTGST', async () => {
    const { data } = (await admin('GET', '/settings')).body
    const { logo, ...settings } = data
    await admin('PUT', '/settings', { ...settings, state: 'Chandigarh', gstin: '' })
    const { invoice_number } = await checkOut((await stay()).slug)
    const text = await read(invoice_number)
    expect(text).toContain('UTGST 2.5 %')
    expect(text).not.toContain('SGST')
    expect(text).not.toContain('reverse charge')
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(await fetchFile('/tax-summary.xlsx?month=2026-11'))
    expect(sheets[0]?.rows[0]?.slice(1, 4)).toEqual(['Taxable value', 'CGST', 'UTGST'])
  })
})

test('the financial year of a number follows the calendar of the hotel: April begins in Kolkata before London', async () => {
  const booking = await stay({ check_in_date: '2026-11-15', check_out_date: '2027-03-30' })
  time.now = new Date('2027-03-31T18:29:59Z')
  const desk = sendAs(await signIn('desk@hotel.example', true))
  const first = await desk('POST', `/bookings/${booking.slug}/check-out`)
  expect(first.body.invoice_number).toMatch(/^INV-2627-/)
  const later = await make.booking({ check_in_date: '2027-03-31', check_out_date: '2027-04-02' })
  time.now = new Date('2027-03-31T18:30:00Z')
  await desk('POST', `/bookings/${later.slug}/check-in`)
  const { body } = await desk('POST', `/bookings/${later.slug}/check-out`)
  expect(body.invoice_number).toBe('INV-2728-000001')
})
