import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, candidate, anyone, app, db, filesFolder, make } = await startTestApp()

const current = async () => {
  const { logo, ...settings } = (await admin('GET', '/settings')).body.data
  return settings
}

const save = async (changes: object) => admin('PUT', '/settings', { ...(await current()), ...changes })

describe('settings', () => {
  test('are saved, and the desk gets them with the property', async () => {
    const { status, body } = await save({
      name: 'Lake Palace',
      state: 'Maharashtra',
      gstin: '27aapfu0939f1zv',
      check_in_time: '14:00',
      day_starts_at: '05:30',
      upi_id: 'lake.palace@okaxis',
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ name: 'Lake Palace', gstin: '27AAPFU0939F1ZV', version: 2 })
    expect((await anyone('GET', '/property')).body.data).toEqual({
      name: 'Lake Palace',
      time_zone: 'Asia/Kolkata',
      state: 'Maharashtra',
      check_in_time: '14:00',
      check_out_time: '11:00',
      day_starts_at: '05:30',
      logo: null,
      version: '1.0.0',
    })
  })

  test('switch occupancy pricing on and off; left out, it stays', async () => {
    expect(await current()).toMatchObject({ occupancy_above_percent: null, occupancy_raise_percent: null })
    const on = { occupancy_above_percent: 80, occupancy_raise_percent: 15 }
    expect((await save(on)).body.data).toMatchObject(on)
    const { occupancy_above_percent, occupancy_raise_percent, ...rest } = await current()
    expect((await admin('PUT', '/settings', rest)).body.data).toMatchObject(on)
    const off = { occupancy_above_percent: null, occupancy_raise_percent: null }
    expect((await save(off)).body.data).toMatchObject(off)
    const half = { ...(await current()), occupancy_above_percent: 80, occupancy_raise_percent: undefined }
    expect((await admin('PUT', '/settings', half)).status).toBe(422)
  })

  test.each([
    ['gstin', { gstin: '27AAPFU0939F1ZW' }],
    ['state', { gstin: '27AAPFU0939F1ZV', state: 'Kerala' }],
    ['state', { gstin: '27AAPFU0939F1ZV', state: '' }],
    ['time_zone', { time_zone: 'Asia/Atlantis' }],
    ['check_in_time', { check_in_time: '25:00' }],
    ['day_starts_at', { day_starts_at: '12:00' }],
    ['day_starts_at', { day_starts_at: '4:00' }],
    ['upi_id', { upi_id: 'nobody' }],
    ['invoice_prefix', { invoice_prefix: 'TOOLONG' }],
    ['credit_note_prefix', { invoice_prefix: 'AB', credit_note_prefix: 'AB' }],
    ['email', { email: 'nobody' }],
    ['name', { name: ' ' }],
    ['cancellation_fee', { cancellation_fee: 'half' }],
    ['cancellation_free_days', { cancellation_free_days: -1 }],
    ['cancellation_percent', { cancellation_percent: 101 }],
    ['occupancy_above_percent', { occupancy_above_percent: 100, occupancy_raise_percent: 10 }],
    ['occupancy_raise_percent', { occupancy_above_percent: 70, occupancy_raise_percent: 301 }],
    ['occupancy_raise_percent', { occupancy_above_percent: 70, occupancy_raise_percent: null }],
    ['occupancy_above_percent', { occupancy_above_percent: null, occupancy_raise_percent: 10 }],
  ])('refuse a wrong %s', async (field, changes) => {
    const { status, body } = await save(changes)
    expect(status).toBe(422)
    expect(body.error.fields).toHaveProperty(field)
  })

  test('if two users save at once, the second is told', async () => {
    const seen = await current()
    const both = await Promise.all([
      admin('PUT', '/settings', { ...seen, phone: '1' }),
      admin('PUT', '/settings', { ...seen, phone: '2' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.body.error.message).toContain('Front Desk changed the settings')
  })

  test('a change outside the app is not attributed to an earlier editor', async () => {
    const seen = await current()
    await admin('PUT', '/settings', { ...seen, phone: '3' })
    await db
      .updateTable('property')
      .set({ phone: '4', version: seen.version + 2 })
      .execute()
    const late = await admin('PUT', '/settings', { ...seen, phone: '5' })
    expect(late.body.error.message).toContain('Somebody changed the settings')
  })

  test('another prefix begins a new series of numbers', async () => {
    await save({ invoice_prefix: 'HTL' })
    const booking = await make.booking()
    await admin('POST', `/bookings/${booking.slug}/check-in`)
    const { body } = await admin('POST', `/bookings/${booking.slug}/check-out`)
    expect(body.invoice_number).toBe('HTL-2627-000001')
  })

  test('are for staff only', async () => {
    expect((await candidate('GET', '/settings')).status).toBe(403)
    expect((await anyone('GET', '/settings')).status).toBe(401)
  })
})

describe('the logo', () => {
  const send = (bytes: Uint8Array, name = 'logo.png') => {
    const form = new FormData()
    form.append('logo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
    return admin('PUT', '/settings/logo', form)
  }
  const stored = async () => (await readdir(join(filesFolder, 'logos')).catch(() => [])).length

  test('is encoded again as PNG and is public', async () => {
    const { status, body } = await send(await picture('webp', 1600, 800))
    expect(status).toBe(200)
    const { logo } = (await anyone('GET', '/property')).body.data
    expect(body.data.logo).toBe(logo)
    const reply = await app.inject({ url: logo })
    expect(reply.headers['content-type']).toBe('image/png')
    expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect(reply.rawPayload.readUInt32BE(16)).toBe(600)
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['nothing', ''],
  ])('%s is not a logo', async (_, content) => {
    const before = await stored()
    expect((await send(new TextEncoder().encode(content))).status).toBe(422)
    expect(await stored()).toBe(before)
  })

  test('is printed on earlier invoices also after it was removed', async () => {
    const booking = await make.booking()
    await admin('POST', `/bookings/${booking.slug}/check-in`)
    const { body } = await admin('POST', `/bookings/${booking.slug}/check-out`)
    expect((await admin('DELETE', '/settings/logo')).status).toBe(200)
    expect((await anyone('GET', '/property/logo')).status).toBe(404)
    const pdf = await admin('GET', `/invoices/number/${body.invoice_number}/pdf`)
    expect(pdf.status).toBe(200)
    expect(String(pdf.body)).toContain('/Subtype /Image')
  })
})

describe('food plans and payment methods', () => {
  test('are added and changed, and keep their ids', async () => {
    const added = await admin('POST', '/food-plans', { name: 'Brunch', price: 350 })
    expect(added.status).toBe(201)
    const { id } = added.body.data
    expect(
      (await admin('PUT', `/food-plans/${id}`, { name: 'Late brunch', price: 400.5, version: 1 })).body.data,
    ).toEqual({
      id,
      name: 'Late brunch',
      price: 400.5,
      version: 2,
    })
    expect((await admin('POST', '/food-plans', { name: ' ep ', price: 1 })).body.error.fields).toHaveProperty('name')
    expect((await admin('POST', '/food-plans', { name: 'X', price: -1 })).status).toBe(422)
    expect((await admin('PUT', '/food-plans/99999', { name: 'Y', price: 1, version: 1 })).status).toBe(404)
    const method = await admin('POST', '/payment-methods', { name: 'Voucher', needs_reference: true })
    expect(method.body.data).toMatchObject({ name: 'Voucher', needs_reference: true })
    expect((await admin('POST', '/payment-methods', { name: 'CASH' })).status).toBe(409)
  })
})

test('the parts of the set-up are listed; a hotel without a GSTIN needs no tax rates', async () => {
  const { admin, make } = await startTestApp()
  const setUp = async () => (await admin('GET', '/dashboard')).body.data.set_up
  expect(await setUp()).toEqual({
    name: false,
    address: false,
    rooms: false,
    taxes: false,
    food_plans: true,
    payment_methods: true,
    items: false,
    has_gstin: false,
  })
  await make.room()
  await make.item()
  expect((await admin('POST', '/settings/no-tax')).status).toBe(200)
  const { logo: _, ...settings } = (await admin('GET', '/settings')).body.data
  await admin('PUT', '/settings', { ...settings, address: 'Lake Road, Udaipur' })
  expect(await setUp()).toMatchObject({ name: true, address: true, rooms: true, taxes: true, items: true })
  const registered = { gstin: '08AAACS4321L1ZD', state: 'Rajasthan', version: settings.version + 1 }
  expect((await admin('PUT', '/settings', { ...settings, ...registered })).status).toBe(200)
  expect(await setUp()).toMatchObject({ taxes: false, has_gstin: true })
  expect(await admin('POST', '/settings/no-tax')).toMatchObject({
    status: 409,
    body: { error: { code: 'no_tax_with_gstin' } },
  })
})
