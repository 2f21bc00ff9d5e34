import { beforeAll, describe, expect, test } from 'vitest'
import type { Paise } from '#contract/kit/money.ts'
import { rupees } from '#contract/kit/money.ts'
import { readPdf } from '#server/testing/pdf-text.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, db, make, signIn, time } = await startTestApp()

beforeAll(async () => {
  await admin('POST', '/tax-rules/indian-gst', {})
})

const today = '2026-11-15'
const arrival = new Date('2026-11-15T06:00:00Z')

interface Wanted {
  rent?: number
  advance?: number
}

/** A guest in the house for two nights, 15 and 16 November. */
const stay = async ({ rent = 8000, advance = 0 }: Wanted = {}) => {
  time.now = arrival
  const booking = await make.booking({ room_rent: rupees(rent), advance_amount: rupees(advance) as Paise })
  await admin('POST', `/bookings/${booking.slug}/check-in`)
  return booking
}

// biome-ignore lint/suspicious/noExplicitAny: replies are checked by the contract when they are sent.
type Folios = any[]

const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const reply = await admin(method, path, body)
  expect(reply.body.error?.message).toBeUndefined()
  return reply.body
}
const foliosOf = async (slug: string): Promise<Folios> => (await ok('GET', `/bookings/${slug}/folios`)).data
const billOf = async (slug: string) => (await ok('GET', `/bookings/${slug}/bill`)).data

/** A second folio that takes the rooms, for a company with a GSTIN. */
const companyFolio = async (slug: string) => {
  const company = await make.company({ gstin: '27AAPFU0939F1ZV', address: '1 Mill Road, Pune', state: 'Maharashtra' })
  const { data } = await ok('POST', `/bookings/${slug}/folios`, { company_id: company.id, routes: ['room'] })
  return { company, folio: data[1] }
}

describe('discounts and extras', () => {
  test('the history of the booking names added and deleted charges, discounts and folios', async () => {
    const { slug } = await stay()
    const entries = async () => (await ok('GET', `/bookings/${slug}`)).data.history
    const history = async () => (await entries()).map(({ what }: { what: string }) => what)
    const before = await history()
    const added = await ok('POST', `/folios/${slug}/charges`, { description: 'Laundry', rate: 250, quantity: 2 })
    const extra = added.data[0].charges.find(({ name }: { name: string }) => name === 'Laundry').extra
    await ok('POST', `/folios/${slug}/discounts`, { percent: 10, on: 'rooms', reason: 'Regular guest' })
    await ok('DELETE', `/extras/${extra}`)
    const given = await ok('POST', `/folios/${slug}/discounts`, { amount: 500, reason: 'Broken lift' })
    const [, discount] = given.data[0].discounts
    await ok('DELETE', `/discounts/${discount.slug}`)
    const { data } = await ok('POST', `/bookings/${slug}/folios`, { name: 'Restaurant' })
    await ok('DELETE', `/folios/${data[1].slug}`)
    expect(await history()).toEqual([
      'Deleted folio Restaurant',
      'Added folio Restaurant',
      'Deleted discount ₹500.00',
      'Discount ₹500.00, Broken lift',
      'Deleted charge Laundry, 2 × ₹250.00',
      'Discount 10 % on rooms, Regular guest',
      'Added charge Laundry, 2 × ₹250.00',
      ...before,
    ])
    expect((await entries())[0].who).toBe('Front Desk')
    // An invoice that was credited keeps its discount, which is then withdrawn.
    const { invoice_slug } = await ok('POST', `/bookings/${slug}/check-out`)
    await ok('POST', `/invoices/${invoice_slug}/credit-notes`, { reason: 'Wrong name' })
    await ok('DELETE', `/discounts/${given.data[0].discounts[0].slug}`)
    expect((await history())[0]).toBe('Deleted discount 10 % on rooms')
  })

  test('a discount of the booking follows the charges into other folios; one of a folio does not', async () => {
    const { slug } = await stay()
    await ok('POST', `/folios/${slug}/charges`, { description: 'Laundry', rate: 500 })
    await ok('POST', `/folios/${slug}/discounts`, { amount: 1650, reason: 'Regular guest' })
    const { total } = await billOf(slug)
    const { folio } = await companyFolio(slug)
    // 1,650 of 16,500 is a tenth of every charge.
    const [own, company] = await foliosOf(slug)
    expect(own).toMatchObject({ charges: [{ amount: 450 }], discounts: [{ is_for_booking: true, given: 1650 }] })
    expect(company).toMatchObject({ charges: [{ amount: 7200 }, { amount: 7200 }], discounts: [] })
    expect(await billOf(slug)).toMatchObject({ total })
    await ok('POST', `/folios/${folio.slug}/discounts`, { percent: 50, reason: 'Broken lift' })
    expect((await foliosOf(slug)).map(({ charges }) => charges[0].amount)).toEqual([450, 3600])
    await ok('POST', `/bookings/${slug}/check-out`)
    const given = await db.selectFrom('invoice_discount').select('amount').orderBy('invoice_id').execute()
    expect(given.slice(-3).map(({ amount }) => amount)).toEqual([rupees(50), rupees(1600), rupees(7200)])
  })

  test('a discount on rooms lowers the taxable value of each night, and the slab falls', async () => {
    const { slug } = await stay()
    expect(await billOf(slug)).toMatchObject({ charges: 16_000, cgst: 1440, total: 18_880 })
    const { data } = await ok('POST', `/folios/${slug}/discounts`, {
      percent: 10,
      on: 'rooms',
      reason: 'Regular guest',
    })
    // 7,200 a night is in the slab of 5 %.
    expect(data[0]).toMatchObject({ open_total: 15_120, discounts: [{ percent: 10, given: 1600, who: 'Front Desk' }] })
    expect((await billOf(slug)).lines).toMatchObject([
      { quantity: 2, rate: 8000, discount: 1600, amount: 14_400, tax_rate: 5, cgst: 360 },
    ])
  })

  test('an amount is divided among the nights and given once, also over two invoices', async () => {
    const { slug } = await stay({ rent: 3000 })
    await ok('POST', `/folios/${slug}/discounts`, { amount: 1000, reason: 'Broken lift' })
    expect(await billOf(slug)).toMatchObject({ charges: 5000, total: 5250 })
    time.now = new Date('2026-11-16T06:00:00Z')
    const { data } = await ok('POST', `/folios/${slug}/invoice`)
    expect(data[0]).toMatchObject({
      invoices: [{ total: 2625 }],
      discounts: [{ invoiced: 500, given: 500 }],
      total: 5250,
    })
    time.now = new Date('2026-11-17T06:00:00Z')
    const { invoices } = await ok('POST', `/bookings/${slug}/check-out`)
    const { data: last } = await ok('GET', `/invoices/${invoices[0].slug}`)
    expect(last).toMatchObject({ charges: 2500, total: 2625, lines: [{ discount: 500 }] })
    expect(await billOf(slug)).toMatchObject({ total: 5250, balance: 5250 })
  })

  test('a discount needs open charges and can not exceed them; an invoice of zero says how it is corrected', async () => {
    const { slug } = await stay({ rent: 3000 })
    const give = (discount: object) =>
      admin('POST', `/folios/${slug}/discounts`, { reason: 'Regular guest', ...discount })
    expect((await give({ amount: 6000.01 })).body.error.fields.amount).toEqual([
      'The open charges are only ₹6,000.00 before tax. Enter that or less.',
    ])
    expect((await give({ percent: 100 })).status).toBe(201)
    const { invoice_slug } = await ok('POST', `/bookings/${slug}/check-out`)
    expect((await give({ percent: 10 })).body.error.code).toBe('nothing_to_discount')
    for (const path of ['credit-notes', 'rebill']) {
      const { body } = await admin('POST', `/invoices/${invoice_slug}/${path}`, {
        reason: 'By mistake',
        billed_to: null,
      })
      expect(body.error.code, path).toBe('invoice_of_zero')
    }
  })

  test('an extra is taxed by its category, and needs a date of the stay', async () => {
    const { slug } = await stay({ rent: 2000 })
    const { data: categories } = (await ok('GET', '/tax-categories')).data
    const accommodation = categories.find((category: { builtin: string }) => category.builtin === 'accommodation')
    const late = { description: 'Late check-out', rate: 1000, tax_category: accommodation.id }
    expect((await ok('POST', `/folios/${slug}/charges`, late)).data[0].lines[1]).toMatchObject({
      kind: 'extra',
      description: 'Late check-out, Nov 15, 2026',
      amount: 1000,
      tax_rate: 5,
    })
    const wrong = await admin('POST', `/folios/${slug}/charges`, { ...late, date: '2026-10-01' })
    expect(wrong).toMatchObject({ status: 422, body: { error: { code: 'wrong_date' } } })
    expect((await admin('POST', `/folios/${slug}/charges`, { rate: 10 })).body.error.fields.description).toEqual([
      'Say what the charge is for, or choose an item',
    ])
    const [folio] = await foliosOf(slug)
    await ok('DELETE', `/extras/${folio.charges.at(-1).extra}`)
    expect((await foliosOf(slug))[0].lines).toHaveLength(1)
    expect((await admin('DELETE', `/extras/${folio.charges.at(-1).extra}`)).status).toBe(404)
  })

  test('a late check-out is taxed by its own amount, or by a category that the hotel made for it', async () => {
    const { slug } = await stay({ rent: 8000 })
    const { data: categories } = (await ok('GET', '/tax-categories')).data
    const accommodation = categories.find((category: { builtin: string }) => category.builtin === 'accommodation')
    const { data: own } = await ok('POST', '/tax-categories', { name: 'Stay above 7,500', treatment: 'taxable' })
    await ok('POST', '/tax-rules', {
      ...{ tax_category_id: own.id, value_from: 0, value_to: null, rate: 18, sac: '996311' },
      ...{ valid_from: '2025-09-22', valid_to: null },
    })
    const charge = async (tax_category: number) =>
      (await ok('POST', `/folios/${slug}/charges`, { description: 'Late check-out', rate: 4000, tax_category })).data[0]
    expect((await charge(accommodation.id)).lines.at(-1)).toMatchObject({ amount: 4000, tax_rate: 5 })
    expect((await charge(own.id)).lines.at(-1)).toMatchObject({ amount: 4000, tax_rate: 18, sac: '996311' })
  })
})

describe('several folios', () => {
  test('a rule sends the rooms to the company, and its invoice names the company', async () => {
    const { slug } = await stay({ rent: 3000, advance: 500 })
    const { company, folio } = await companyFolio(slug)
    await ok('POST', `/folios/${slug}/charges`, { description: 'Laundry', rate: 500 })
    const [own, theirs] = await foliosOf(slug)
    expect(own).toMatchObject({ is_first: true, open_total: 590, paid: 500, balance: 90 })
    expect(theirs).toMatchObject({ name: company.name, company: { id: company.id }, total: 6300, balance: 6300 })
    expect(await billOf(slug)).toMatchObject({ total: 6890, balance: 6390 })
    const paid = {
      payment: { payment_method: 'cash' },
      payments: [{ payment_method: 'card', amount: 300, folio: folio.slug }],
    }
    const { message, invoices } = await ok('POST', `/bookings/${slug}/check-out`, paid)
    expect(invoices).toHaveLength(2)
    expect(message).toContain(invoices[1].number)
    const [first, second] = await foliosOf(slug)
    expect(first).toMatchObject({ balance: 0, invoices: [{ number: invoices[0].number, status: 'paid' }] })
    expect(second).toMatchObject({ balance: 6000, invoices: [{ number: invoices[1].number, status: 'pending' }] })
    const token = await signIn('desk@hotel.example')
    const url = `/api/invoices/number/${invoices[1].number}/pdf`
    const pdf = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(readPdf(pdf.rawPayload).words).toContain('27AAPFU0939F1ZV')
  })

  test('a night that two folios share keeps the slab of the whole night', async () => {
    const { slug } = await stay()
    const { data } = await ok('POST', `/bookings/${slug}/folios`, { name: 'Uncle' })
    const split = { charge_id: `room:1:${today}`, amount: 3000, to_folio: data[1].slug }
    const { data: folios } = await ok('POST', `/folios/${slug}/split-charge`, split)
    expect(folios[1].lines).toMatchObject([
      { amount: 3000, tax_rate: 18, description: expect.stringContaining('(part)') },
    ])
    expect(folios[0].lines).toMatchObject([
      { amount: 5000, tax_rate: 18 },
      { amount: 8000, tax_rate: 18 },
    ])
    expect(await billOf(slug)).toMatchObject({ charges: 16_000, total: 18_880 })
    const back = { charge_ids: [split.charge_id], to_folio: slug }
    const { data: whole } = await ok('POST', `/folios/${data[1].slug}/move-charges`, back)
    expect(whole[0].lines).toMatchObject([{ quantity: 2, amount: 16_000 }])
    const tooMuch = await admin('POST', `/folios/${slug}/split-charge`, { ...split, amount: 8000 })
    expect(tooMuch).toMatchObject({ status: 422, body: { error: { code: 'part_too_high' } } })
  })

  test('a rule that comes later leaves an invoiced night where it is', async () => {
    const { slug } = await stay({ rent: 3000 })
    time.now = new Date('2026-11-16T06:00:00Z')
    await ok('POST', `/folios/${slug}/invoice`)
    const { data } = await ok('POST', `/bookings/${slug}/folios`, { name: 'Uncle', routes: ['room'] })
    expect(data[0].charges).toEqual([])
    expect(data[1].charges.map((charge: { date: string }) => charge.date)).toEqual(['2026-11-16'])
    expect(await billOf(slug)).toMatchObject({ total: 6300 })
  })

  test('the slab of a shared night stays the same when one share is invoiced, and the other can not be deleted', async () => {
    const { slug } = await stay()
    await ok('POST', `/folios/${slug}/discounts`, { percent: 20, reason: 'Regular guest' })
    const { data } = await ok('POST', `/bookings/${slug}/folios`, { name: 'Uncle' })
    const split = { charge_id: `room:1:${today}`, amount: 4000, to_folio: data[1].slug }
    await ok('POST', `/folios/${slug}/split-charge`, split)
    expect((await foliosOf(slug))[1].lines).toMatchObject([{ tax_rate: 5 }])
    time.now = new Date('2026-11-16T06:00:00Z')
    await ok('POST', `/folios/${slug}/invoice`)
    expect((await foliosOf(slug))[1].lines).toMatchObject([{ amount: 3200, tax_rate: 5 }])
    expect((await admin('DELETE', `/folios/${data[1].slug}`)).body.error.code).toBe('charge_invoiced')
  })

  test('a group gets a folio for each room, and shares a charge equally, to the paisa', async () => {
    time.now = arrival
    const rooms = [await make.room(), await make.room(), await make.room()]
    const guest = await make.guest()
    const { data: booking } = await ok('POST', '/bookings', {
      booking_type: 'group',
      guest_id: guest.id,
      group_name: 'Wedding',
      check_in_date: today,
      check_out_date: '2026-11-16',
      number_of_adults: 6,
      group_size: 6,
      guests: [],
      advance_amount: 0,
      food_plan_id: 1,
      food_plan_rate: 0,
      rooms: rooms.map(({ id }) => ({ room_id: id, room_rent: 2000 })),
      confirm_occupancy: true,
    })
    const { data } = await ok('POST', `/bookings/${booking.slug}/folios/for-rooms`)
    expect(data.map((folio: { lines: { amount: number }[] }) => folio.lines.map(({ amount }) => amount))).toEqual([
      [2000],
      [2000],
      [2000],
    ])
    const { data: more } = await ok('POST', `/folios/${booking.slug}/charges`, { description: 'Band', rate: 1000 })
    const band = more[0].charges.find((charge: { name: string }) => charge.name === 'Band')
    const folios = data.map((folio: { slug: string }) => folio.slug)
    const shared = await ok('POST', `/folios/${booking.slug}/split-equally`, { charge_ids: [band.charge_id], folios })
    expect(shared.data.map((folio: { lines: { amount: number }[] }) => folio.lines.at(-1)?.amount)).toEqual([
      333.34, 333.33, 333.33,
    ])
    expect((await admin('POST', `/bookings/${booking.slug}/folios/for-rooms`)).status).toBe(409)
  })

  test('a folio with money stays, an empty one goes and its charges return', async () => {
    const { slug } = await stay()
    const { folio } = await companyFolio(slug)
    await ok('POST', `/bookings/${slug}/payments`, { payment_method: 'cash', amount: 100, folio: folio.slug })
    expect((await admin('DELETE', `/folios/${folio.slug}`)).body.error.code).toBe('folio_not_empty')
    await ok('POST', `/bookings/${slug}/refunds`, {
      payment_method: 'cash',
      amount: 100,
      reason: 'Mistake',
      folio: folio.slug,
    })
    expect((await foliosOf(slug))[1]).toMatchObject({ paid: 0 })
    const { data } = await ok('POST', `/bookings/${slug}/folios`, { name: 'Spare', routes: ['room'] })
    const move = { charge_ids: [`room:1:${today}`], to_folio: data[2].slug }
    await ok('POST', `/folios/${folio.slug}/move-charges`, move)
    const after = await ok('DELETE', `/folios/${data[2].slug}`)
    expect(after.message).toBe('Folio deleted')
    expect(after.data[1].lines).toMatchObject([{ quantity: 2 }])
  })
})

describe('invoices', () => {
  test('during the stay they go up to last night, and its nights are fixed from then on', async () => {
    const { slug } = await stay({ rent: 3000, advance: 5000 })
    expect((await admin('POST', `/folios/${slug}/invoice`)).body.error.code).toBe('nothing_to_invoice')
    time.now = new Date('2026-11-16T06:00:00Z')
    const { data, invoice_slug } = await ok('POST', `/folios/${slug}/invoice`)
    expect(data[0]).toMatchObject({ advance_amount: 1850, total: 6300, paid: 5000, balance: 1300 })
    expect((await ok('GET', `/invoices/${invoice_slug}`)).data).toMatchObject({
      total: 3150,
      paid: 3150,
      status: 'paid',
    })
    const correction = { reason: 'Wrong rent', nights: [{ line: 1, date: today, rent: 1000 }] }
    const refused = await admin('POST', `/bookings/${slug}/correct-nights`, correction)
    expect(refused.status, JSON.stringify(refused.body)).toBe(409)
    expect(refused.body.error.code).toBe('night_invoiced')
    time.now = new Date('2026-11-17T06:00:00Z')
    await ok('POST', `/bookings/${slug}/check-out`, { payment: { payment_method: 'cash' } })
    expect(await billOf(slug)).toMatchObject({ total: 6300, balance: 0 })
  })

  test('after a full credit note the folio can be invoiced again, and its money follows', async () => {
    const { slug } = await stay({ rent: 3000 })
    const { invoice_slug } = await ok('POST', `/bookings/${slug}/check-out`, { payment: { payment_method: 'cash' } })
    expect((await admin('POST', `/folios/${slug}/invoice`)).body.error.code).toBe('nothing_to_invoice')
    await ok('POST', `/invoices/${invoice_slug}/credit-notes`, { reason: 'Discount forgotten' })
    expect(await billOf(slug)).toMatchObject({ balance: -6300 })
    await ok('POST', `/folios/${slug}/discounts`, { amount: 1000, reason: 'Promised by phone' })
    const { data, invoice_slug: again } = await ok('POST', `/folios/${slug}/invoice`)
    expect(data[0]).toMatchObject({ total: 5250, paid: 6300, balance: -1050 })
    expect((await ok('GET', `/invoices/${again}`)).data).toMatchObject({ total: 5250, paid: 5250, status: 'paid' })
    expect((await ok('GET', `/invoices/${invoice_slug}`)).data).toMatchObject({ paid: 1050, status: 'refund_due' })
    await ok('POST', `/bookings/${slug}/refunds`, { payment_method: 'cash', amount: 1050, reason: 'Discount' })
    expect((await foliosOf(slug))[0]).toMatchObject({ balance: 0 })
  })

  test('money of a credited invoice counts at check-out, and a folio with money for nothing is told', async () => {
    const { slug } = await stay({ rent: 4000 })
    time.now = new Date('2026-11-16T06:00:00Z')
    const { invoice_slug } = await ok('POST', `/folios/${slug}/invoice`)
    await ok('POST', `/bookings/${slug}/payments`, { payment_method: 'cash', amount: 4200 })
    await ok('POST', `/invoices/${invoice_slug}/credit-notes`, { reason: 'Wrong name' })
    expect(await billOf(slug)).toMatchObject({ balance: 4200 })
    const { data } = await ok('POST', `/bookings/${slug}/folios`, { name: 'Uncle', routes: ['room'] })
    await ok('POST', `/bookings/${slug}/payments`, { payment_method: 'cash', amount: 100, folio: data[1].slug })
    const charge_ids = data[1].charges.map((charge: { charge_id: string }) => charge.charge_id)
    await ok('POST', `/folios/${data[1].slug}/move-charges`, { charge_ids, to_folio: slug })
    const refused = await admin('POST', `/bookings/${slug}/check-out`)
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'folio_holds_money' } } })
    const refund = { payment_method: 'cash', amount: 100, reason: 'Not his', folio: data[1].slug }
    await ok('POST', `/bookings/${slug}/refunds`, refund)
    await ok('POST', `/bookings/${slug}/check-out`, { payment: { payment_method: 'cash' } })
    expect(await billOf(slug)).toMatchObject({ balance: 0, paid: 8400 })
  })

  test('a discount of a credited invoice can be withdrawn', async () => {
    const { slug } = await stay({ rent: 3000 })
    const { data } = await ok('POST', `/folios/${slug}/discounts`, { amount: 1000, reason: 'By mistake' })
    const { invoice_slug } = await ok('POST', `/bookings/${slug}/check-out`)
    const path = `/discounts/${data[0].discounts[0].slug}`
    expect((await admin('DELETE', path)).body.error.code).toBe('discount_used')
    await ok('POST', `/invoices/${invoice_slug}/credit-notes`, { reason: 'Discount by mistake' })
    await ok('DELETE', path)
    const { data: again } = await ok('POST', `/folios/${slug}/invoice`)
    expect(again[0]).toMatchObject({ total: 6300, discounts: [] })
  })

  test('one is billed to someone else in one step, with its money', async () => {
    const { slug } = await stay({ rent: 3000 })
    const { invoice_slug } = await ok('POST', `/bookings/${slug}/check-out`, { payment: { payment_method: 'cash' } })
    const { data: old } = await ok('GET', `/invoices/${invoice_slug}`)
    const billed_to = { name: 'Blue Mills', address: 'Pune', gstin: '27AAPFU0939F1ZV' }
    const { message, data } = await ok('POST', `/invoices/${invoice_slug}/rebill`, { billed_to })
    expect(message).toMatch(/^Credit note CN-2627-\d{6} and invoice INV-2627-\d{6} issued$/)
    expect(data).toMatchObject({
      total: 6300,
      paid: 6300,
      balance: 0,
      guest: { billed_to },
      charge_keys: old.charge_keys,
    })
    expect((await ok('GET', `/invoices/${invoice_slug}`)).data).toMatchObject({
      ...old,
      paid: 0,
      credited: 6300,
      status: 'cancelled',
      credit_notes: [{}],
      balance: 0,
      lines: expect.anything(),
    })
    expect((await admin('POST', `/invoices/${data.slug}/rebill`, { billed_to })).body.error.code).toBe('same_payer')
    expect((await admin('POST', `/invoices/${invoice_slug}/rebill`, { billed_to: null })).body.error.code).toBe(
      'invoice_credited',
    )
    expect(await billOf(slug)).toMatchObject({ total: 6300, balance: 0 })
  })

  test('a folio of the wrong company gets the right one with its invoice', async () => {
    const { slug } = await stay({ rent: 3000 })
    const { folio } = await companyFolio(slug)
    const right = await make.company()
    await ok('POST', `/bookings/${slug}/check-out`)
    const [, { invoices }] = await foliosOf(slug)
    await ok('POST', `/invoices/${invoices[0].slug}/rebill`, { billed_to: { name: right.name } })
    expect((await foliosOf(slug))[1]).toMatchObject({
      slug: folio.slug,
      name: right.name,
      company: { id: right.id },
      total: 6300,
      invoices: [{ status: 'cancelled' }, { balance: 6300 }],
    })
  })

  test('revenue counts extras and discounts, and an invoice that was billed again once', async () => {
    const revenue = async () => {
      const { data } = await ok('GET', '/reports/revenue?start_date=2026-11-01&end_date=2026-11-30')
      const { rooms, extras, discounts, credit_notes, total } = data.total
      return [rooms, extras, discounts, credit_notes, total]
    }
    const before = await revenue()
    const { slug } = await stay({ rent: 3000 })
    await ok('POST', `/folios/${slug}/charges`, { description: 'Laundry', rate: 400 })
    await ok('POST', `/folios/${slug}/discounts`, { amount: 1000, on: 'rooms', reason: 'Broken lift' })
    const { invoice_slug } = await ok('POST', `/bookings/${slug}/check-out`)
    const more = async () => (await revenue()).map((amount, index) => Math.round((amount - before[index]) * 100) / 100)
    expect(await more()).toEqual([6000, 400, -1000, 0, 5400])
    const { data } = await ok('POST', `/invoices/${invoice_slug}/rebill`, { billed_to: { name: 'Blue Mills' } })
    expect(await more()).toEqual([6000, 400, -1000, 0, 5400])
    await ok('POST', `/invoices/${data.slug}/credit-notes`, { reason: 'Everything was wrong' })
    expect(await more()).toEqual([6000, 400, -1000, -5400, 0])
    await ok('POST', `/folios/${slug}/invoice`)
    expect(await more()).toEqual([6000, 400, -1000, 0, 5400])
  })

  test('two clerks who invoice at once issue one invoice, and two who move a charge move it once', async () => {
    const { id, slug } = await stay()
    const { data } = await ok('POST', `/bookings/${slug}/folios`, { name: 'Uncle' })
    const move = { charge_ids: [`room:1:${today}`], to_folio: data[1].slug }
    const moves = await Promise.all([1, 2].map(() => admin('POST', `/folios/${slug}/move-charges`, move)))
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
    time.now = new Date('2026-11-16T06:00:00Z')
    const invoices = await Promise.all([1, 2, 3].map(() => admin('POST', `/folios/${data[1].slug}/invoice`)))
    expect(invoices.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const stuck = await admin('POST', `/folios/${data[1].slug}/move-charges`, { ...move, to_folio: slug })
    expect(stuck.body.error.code).toBe('charge_invoiced')
    const rows = await db.selectFrom('invoice').select('id').where('booking_id', '=', id).execute()
    expect(rows).toHaveLength(1)
  })
})
