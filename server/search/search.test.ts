import { beforeAll, describe, expect, test } from 'vitest'
import type { Found } from '#contract/search/search.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, hire, make } = await startTestApp()

const find = async (q: string): Promise<Found> => {
  const { status, body } = await admin('GET', `/search?${new URLSearchParams({ q })}`)
  expect(status).toBe(200)
  return body.data
}

let asha: { slug: string; name: string }
let booking: Awaited<ReturnType<typeof make.booking>>
let invoiceNumber: string

beforeAll(async () => {
  for (let guest = 0; guest < 8; guest++) await make.guest({ name: `Ravi Kumar ${guest}` })
  const guest = await make.guest({ name: 'Asha Deshpande', phone: '9811122233', email: 'asha@example.com' })
  asha = guest
  const room = await make.room({ room_number: '204' })
  booking = await make.booking({ guest_id: guest.id, room_ids: [room.id] })
  const old = await make.booking({ guest_id: guest.id })
  await admin('POST', `/bookings/${old.slug}/check-in`)
  const { body } = await admin('POST', `/bookings/${old.slug}/check-out`, { check_out_date: '2026-11-16' })
  invoiceNumber = body.invoice_number
})

describe('a guest', () => {
  test.each(['asha', 'Deshp', 'ASHA desh', '98111 22233', '+919811122233', 'asha@example'])('by %s', async (typed) => {
    const { guests, bookings } = await find(typed)
    expect(guests.map(({ slug }) => slug)).toEqual([asha.slug])
    // With their bookings, the upcoming one first.
    expect(bookings[0]?.slug).toBe(booking.slug)
    expect(bookings).toHaveLength(2)
  })

  test('by one letter', async () => {
    expect((await find('a')).guests.map(({ name }) => name)).toEqual(['Asha Deshpande'])
  })

  test('at most five, the newest first', async () => {
    const { guests } = await find('ravi')
    expect(guests.map(({ name }) => name)).toEqual([7, 6, 5, 4, 3].map((guest) => `Ravi Kumar ${guest}`))
  })
})

test('a booking by its number', async () => {
  const short = String(Number(booking.booking_number.slice(3)))
  for (const typed of [booking.booking_number, booking.booking_number.toLowerCase(), short]) {
    expect((await find(typed)).bookings[0]).toMatchObject({
      slug: booking.slug,
      booking_number: booking.booking_number,
      guest_name: 'Asha Deshpande',
      check_in_date: '2026-11-15',
    })
  }
})

test('a room by its number, with its current guest', async () => {
  expect((await find('20')).rooms[0]).toMatchObject({ room_number: '204', status: 'available' })
  await admin('POST', `/bookings/${booking.slug}/check-in`)
  const { rooms, bookings } = await find('204')
  expect(rooms[0]).toMatchObject({ room_number: '204', status: 'occupied' })
  expect(bookings[0]?.slug).toBe(booking.slug)
})

test('an invoice by its number, its end, or its guest', async () => {
  for (const typed of [invoiceNumber, invoiceNumber.toLowerCase().slice(0, 10), '1', 'deshpande']) {
    expect((await find(typed)).invoices[0]).toMatchObject({ number: invoiceNumber, guest_name: 'Asha Deshpande' })
  }
})

test.each(['%', '_', "'; drop table guest; --", '\\', 'x'.repeat(100), 'نام'])(
  'takes %s for what it is',
  async (typed) => {
    expect(await find(typed)).toEqual({ guests: [], companies: [], bookings: [], rooms: [], invoices: [], repairs: [] })
  },
)

test('a company by its name, contact person, GSTIN or phone; a name that begins with the text first', async () => {
  await make.company({ name: 'New Malabar Spices' })
  const malabar = await make.company({
    name: 'Malabar Tours',
    contact_person: 'Nisha Pillai',
    gstin: '29AABCU9603R1ZJ',
    phone: '+91 98460 77123',
  })
  expect((await find('malabar')).companies.map(({ name }) => name)).toEqual(['Malabar Tours', 'New Malabar Spices'])
  for (const typed of ['pillai', '29aabcu', '9846077123']) {
    expect((await find(typed)).companies, typed).toMatchObject([{ slug: malabar.slug, contact_person: 'Nisha Pillai' }])
  }
})

test('needs a search text', async () => {
  expect((await admin('GET', '/search?q=%20')).status).toBe(422)
})

test('a group by its name, and by a listed guest without a record', async () => {
  const known = await make.guest({ name: 'Zarina Vakil', phone: '9811155555' })
  const { body } = await admin('POST', '/bookings', {
    booking_type: 'group',
    guest_id: (await make.guest({ name: 'Farah Khan' })).id,
    rooms: [
      { room_id: (await make.room()).id, room_rent: 1000 },
      { room_id: (await make.room()).id, room_rent: 1000 },
    ],
    group_name: 'Qureshi reunion',
    guests: [{ guest_name: 'Uncle Imran' }, { guest_id: known.id }],
    check_in_date: '2026-12-01',
    check_out_date: '2026-12-03',
    number_of_adults: 4,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
  })
  const { slug } = body.data
  for (const typed of ['qureshi', 'Reunion Qur', 'uncle imran', 'imr', 'zarina', '9811155555']) {
    expect((await find(typed)).bookings, typed).toMatchObject([{ slug, group_name: 'Qureshi reunion' }])
    const list = await admin('GET', `/bookings?${new URLSearchParams({ search: typed })}`)
    expect(list.body.data, typed).toMatchObject({ total: 1, data: [{ slug, group_name: 'Qureshi reunion' }] })
  }
  expect((await admin('GET', '/bookings?search=q')).body.data.total).toBe(0)
})

test('each role finds only what it may see', async () => {
  const kindsFor = async (role: string, q: string) => {
    const { body } = await (await hire(role))('GET', `/search?q=${q}`)
    return Object.keys(body.data).filter((kind) => body.data[kind].length > 0)
  }
  await make.company({ name: '204 Tours' })
  expect(await kindsFor('housekeeping', '204')).toEqual(['rooms'])
  // The kitchen reports faults of rooms.
  expect(await kindsFor('kitchen', '204')).toEqual(['rooms'])
  expect(await kindsFor('front-desk', '204')).toEqual(expect.arrayContaining(['companies', 'rooms']))
  expect(await kindsFor('accountant', 'Deshpande')).toEqual(['guests', 'bookings', 'invoices'])
})

test('repairs by description, area and room, open ones first; who only reports faults finds the own ones', async () => {
  const room = await make.room({ room_number: '733' })
  const report = async (fields: object, send = admin) => (await send('POST', '/repairs', fields)).body.data
  const open = await report({ room_id: room.id, description: 'Geyser leaks' })
  const closed = await report({ area: 'Geyser room', description: 'Lamp broken' })
  await admin('POST', `/repairs/${closed.slug}/close`, { version: closed.version })
  const found = { slug: open.slug, place: 'Room 733', description: 'Geyser leaks', status: 'open' }
  expect((await find('geyser')).repairs).toEqual([
    found,
    { slug: closed.slug, place: 'Geyser room', description: 'Lamp broken', status: 'closed' },
  ])
  expect((await find('733')).repairs).toEqual([found])

  const permissions = [{ permission: 'repairs.report', up_to: null }]
  await admin('POST', '/roles', { name: 'Garden', permissions })
  const { body } = await admin('GET', '/roles')
  const { slug } = body.data.data.find(({ name }: { name: string }) => name === 'Garden')
  const gardener = await hire(slug, 'Gardener')
  const own = await report({ area: 'Garden', description: 'Geyser of the pool' }, gardener)
  const seen = (await gardener('GET', '/search?q=geyser')).body.data.repairs
  expect(seen).toMatchObject([{ slug: own.slug }])
})
