import { beforeEach, describe, expect, test } from 'vitest'
import { mealAt, mostPending } from '#contract/my-orders/my-order.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, db, make } = await startTestApp()

let me: Awaited<ReturnType<typeof asGuest>>
let booking: Awaited<ReturnType<typeof make.booking>>
let item: Awaited<ReturnType<typeof make.item>>
beforeEach(async () => {
  const guest = await make.guest()
  me = await asGuest(guest)
  booking = await make.booking({ guest_id: guest.id })
  item = await make.item()
})

const checkIn = () => admin('POST', `/bookings/${booking.slug}/check-in`, {})
const order = (more = {}) =>
  me('POST', '/my/orders', { stay: booking.slug, items: [{ item_id: item.id, quantity: 2 }], notes: 'Hot', ...more })

describe('ordering', () => {
  test('works while the guest is checked in, and the desk sees the order like its own', async () => {
    expect(await order()).toMatchObject({ status: 409, body: { error: { code: 'not_checked_in' } } })
    expect((await me('GET', '/my/menu')).body.data.stays).toEqual([])
    await checkIn()
    const { stays, items } = (await me('GET', '/my/menu')).body.data
    expect(stays).toEqual([
      { slug: booking.slug, rooms: [{ id: expect.any(Number), room_number: expect.any(String) }] },
    ])
    expect(items).toContainEqual(expect.objectContaining({ id: item.id, price: 120, category: item.category.name }))
    const { status, body } = await order()
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ status: 'pending', subtotal: 240, notes: 'Hot' })
    const seen = (await admin('GET', `/orders/${body.data.slug}`)).body.data
    expect(seen).toMatchObject({ booking_id: booking.id, meal_type: 'lunch', service_type: 'room_service' })
    const [notice] = (await admin('GET', '/notifications')).body.data
    expect(notice).toMatchObject({ kind: 'guest_order', slug: body.data.slug, is_read: false })
    expect(notice.message).toContain(`2 × ${item.name}`)
    expect((await me('GET', '/my/orders')).body.data).toMatchObject({ total: 1, data: [{ slug: body.data.slug }] })
    expect((await me('GET', '/my/dashboard')).body.data.bill.lines).toContainEqual(
      expect.objectContaining({ kind: 'order', amount: 240 }),
    )
  })

  test('follows the rules of the desk for unavailable items, rooms of others and invoiced stays', async () => {
    await checkIn()
    const elsewhere = await make.room()
    expect((await order({ room_id: elsewhere.id })).body.error.code).toBe('room_not_booked')
    await db.updateTable('item').set({ is_active: false }).where('id', '=', item.id).execute()
    expect((await order()).body.error.code).toBe('item_inactive')
    expect((await me('GET', '/my/menu')).body.data.items).not.toContainEqual(expect.objectContaining({ id: item.id }))
    await db.updateTable('item').set({ is_active: true }).where('id', '=', item.id).execute()
    const { slug } = (await order()).body.data
    await admin('PATCH', `/orders/${slug}/status`, { status: 'served' })
    expect((await admin('POST', `/bookings/${booking.slug}/check-out`, {})).status).toBe(200)
    expect((await order()).status).toBe(409)
    expect((await me('POST', `/my/orders/${slug}/cancel`)).body.error.code).toBe('order_frozen')
  })

  test('has limits', async () => {
    await checkIn()
    expect((await order({ items: [] })).status).toBe(422)
    expect((await order({ items: [{ item_id: item.id, quantity: 21 }] })).status).toBe(422)
    for (let number = 0; number < 10; number++) expect((await order()).status).toBe(201)
    expect(await order()).toMatchObject({ status: 409, body: { error: { code: 'too_many_pending' } } })
  })

  test('has a limit also for many orders at once', async () => {
    await checkIn()
    const answers = await Promise.all(Array.from({ length: mostPending + 5 }, () => order()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostPending)
  })

  test('can be cancelled until the kitchen has started', async () => {
    await checkIn()
    const { slug } = (await order()).body.data
    expect((await me('POST', `/my/orders/${slug}/cancel`)).body.data.status).toBe('cancelled')
    const second = (await order()).body.data.slug
    await admin('PATCH', `/orders/${second}/status`, { status: 'preparing' })
    expect(await me('POST', `/my/orders/${second}/cancel`)).toMatchObject({
      status: 409,
      body: { error: { code: 'order_begun' } },
    })
    expect((await me('GET', '/my/dashboard')).body.data.bill.lines).toHaveLength(2)
  })
})

test.each([
  ['07:30', 'breakfast'],
  ['12:00', 'lunch'],
  ['16:45', 'snack'],
  ['20:00', 'dinner'],
  ['23:30', 'snack'],
])('%s is time for %s', (time, meal) => expect(mealAt(`2026-11-15 ${time}:00`)).toBe(meal))
