import { describe, expect, onTestFinished, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, hire, make, db, time } = await startTestApp()

const tea = await make.item({ name: 'Tea', price: rupees(40) })
const dosa = await make.item({ name: 'Masala Dosa', price: rupees(150.5) })
const booking = await make.booking()

const draft = (more = {}) => ({
  booking_id: booking.id,
  ordered_at: '2026-11-15 11:30:00',
  meal_type: 'breakfast',
  service_type: 'room_service',
  notes: 'Deliver to room 1001',
  items: [
    { item_id: tea.id, quantity: 2 },
    { item_id: dosa.id, quantity: 1 },
  ],
  ...more,
})

describe('placing an order', () => {
  test("takes the items' prices and keeps them", async () => {
    const { status, body } = await admin('POST', '/orders', draft())
    expect(status).toBe(201)
    expect(body).toMatchObject({
      message: 'Order placed successfully!',
      data: {
        status: 'pending',
        // 11:30 in the hotel's time zone.
        ordered_at: '2026-11-15T06:00:00.000Z',
        subtotal: 230.5,
        booking: { id: booking.id, booking_number: booking.booking_number, guest: { name: booking.guest.name } },
        room_number: booking.rooms[0]?.room_number,
        items: [
          { item_id: tea.id, name: 'Tea', quantity: 2, unit_price: 40 },
          { item_id: dosa.id, name: 'Masala Dosa', quantity: 1, unit_price: 150.5 },
        ],
      },
    })
    await change(`/items/${tea.slug}`, { category_id: tea.category_id, name: 'Chai', type: 'drink', price: 60 })
    const again = await admin('GET', `/orders/${body.data.slug}`)
    expect(again.body.data).toMatchObject({ subtotal: 230.5, items: [{ name: 'Tea', unit_price: 40 }, {}] })
    await change(`/items/${tea.slug}`, { category_id: tea.category_id, name: 'Tea', type: 'food', price: 40 })
  })

  test('the same key places one order', async () => {
    const key = { 'idempotency-key': 'order-key-0001' }
    const first = await admin('POST', '/orders', draft(), key)
    const second = await admin('POST', '/orders', draft(), key)
    expect(second.body.data.slug).toBe(first.body.data.slug)
  })

  const line = (more: object) => ({ items: [{ item_id: tea.id, quantity: 1, ...more }] })
  test.each([
    ['no booking', { booking_id: undefined }, { booking_id: ['Booking is required.'] }],
    ['an unknown booking', { booking_id: 999_999 }, { booking_id: [expect.stringContaining('no longer exists')] }],
    ['no time', { ordered_at: '' }, { ordered_at: expect.arrayContaining(['Order date & time is required.']) }],
    ['a time in another format', { ordered_at: '15/11/2026 11:30' }, { ordered_at: [expect.stringContaining('YYYY')] }],
    ['an instant', { ordered_at: '2026-11-15T11:30:00Z' }, { ordered_at: [expect.stringContaining('YYYY')] }],
    ['a day that is none', { ordered_at: '2026-02-30 11:30:00' }, { ordered_at: [expect.stringContaining('real')] }],
    ['hour 24', { ordered_at: '2026-11-15 24:00:00' }, { ordered_at: [expect.stringContaining('real')] }],
    ['a far future', { ordered_at: '2126-11-15 11:30:00' }, { ordered_at: [expect.stringContaining('7 days ahead')] }],
    ['a long past', { ordered_at: '1999-11-15 11:30:00' }, { ordered_at: [expect.stringContaining('a year later')] }],
    ['an unknown meal', { meal_type: 'snacks' }, { meal_type: ['Meal type is required.'] }],
    ['an unknown service', { service_type: 'drone' }, { service_type: ['Service type is required.'] }],
    ['an unknown status', { status: 'confirmed' }, { status: ['Status is required.'] }],
    ['notes of 10,000 letters', { notes: 'x'.repeat(10_000) }, { notes: ['At most 1000 characters are allowed'] }],
    ['no lines', { items: [] }, { items: ['Item is required.'] }],
    ['500 lines', { items: Array(500).fill({ item_id: 1, quantity: 1 }) }, { items: [expect.stringContaining('100')] }],
    ['no item', line({ item_id: undefined }), { 'items.0.item_id': ['Item is required.'] }],
    ['an unknown item', line({ item_id: 999_999 }), { 'items.0.item_id': [expect.stringContaining('no longer')] }],
    ['quantity 0', line({ quantity: 0 }), { 'items.0.quantity': ['Quantity required.'] }],
    ['quantity -1', line({ quantity: -1 }), { 'items.0.quantity': ['Quantity required.'] }],
    ['quantity 1.5', line({ quantity: 1.5 }), { 'items.0.quantity': ['Enter a whole number'] }],
    ['quantity 1e9', line({ quantity: 1e9 }), { 'items.0.quantity': [expect.stringContaining('999')] }],
    ['quantity as text', line({ quantity: '2' }), { 'items.0.quantity': ['Quantity required.'] }],
  ])('%s is refused with the field named', async (_what, more, fields) => {
    const { status, body } = await admin('POST', '/orders', draft(more))
    expect(status).toBe(422)
    expect(body.error.fields).toMatchObject(fields)
  })

  test('a price in the request is ignored', async () => {
    const { body } = await admin('POST', '/orders', draft(line({ unit_price: 0.01, name: 'Gold' })))
    expect(body.data).toMatchObject({ subtotal: 40, items: [{ name: 'Tea' }] })
  })

  test('an unavailable item, or one of an unavailable category, cannot be ordered', async () => {
    const off = await make.item({ name: 'Mango Lassi', is_active: false })
    const closed = await make.itemCategory({ is_active: false })
    const hidden = await make.item({ category_id: closed.id })
    for (const item of [off, hidden]) {
      const { status, body } = await admin('POST', '/orders', draft(line({ item_id: item.id })))
      expect(status).toBe(422)
      expect(body.error.message).toContain(`${item.name} can't be ordered at the moment`)
    }
  })

  test.each(['cancelled', 'checked_out', 'no_show'] as const)(
    'no order can be placed for a booking that is %s',
    async (status) => {
      const { id } = await make.booking()
      await db.updateTable('booking').set({ status }).where('id', '=', id).execute()
      const answer = await admin('POST', '/orders', draft({ booking_id: id }))
      expect(answer.status).toBe(409)
      expect(answer.body.error).toMatchObject({ code: 'booking_closed', fields: { booking_id: [expect.any(String)] } })
    },
  )

  test('in a group the order goes to one of its rooms, and to no other', async () => {
    const guest = await make.guest()
    const rooms = [await make.room(), await make.room(), await make.room()]
    const group = await admin('POST', '/bookings', {
      booking_type: 'group',
      guest_id: guest.id,
      rooms: rooms.slice(0, 2).map(({ id }) => ({ room_id: id, room_rent: 1000 })),
      check_in_date: '2026-11-15',
      check_out_date: '2026-11-17',
      number_of_adults: 2,
      advance_amount: 0,
      food_plan_id: 1,
      food_plan_rate: 0,
    })
    const booking_id = group.body.data.id
    const toSecond = await admin('POST', '/orders', draft({ booking_id, room_id: rooms[1]?.id }))
    expect(toSecond.body.data.room_number).toBe(rooms[1]?.room_number)
    const toAnother = await admin('POST', '/orders', draft({ booking_id, room_id: rooms[2]?.id }))
    expect(toAnother.body.error).toMatchObject({ code: 'room_not_booked' })
    const toAny = await admin('POST', '/orders', draft({ booking_id }))
    expect(toAny.body.data.room_number).toBe(`${rooms[0]?.room_number}, ${rooms[1]?.room_number}`)
  })
})

describe('changing an order', () => {
  test('old lines keep their price, new lines have today’s price', async () => {
    const coffee = await make.item({ name: 'Coffee', price: rupees(50) })
    const cake = await make.item({ name: 'Cake', price: rupees(90) })
    const order = await make.order({ booking_id: booking.id, items: [{ item_id: coffee.id, quantity: 1 }] })
    await db
      .updateTable('item')
      .set({ price: rupees(99), is_active: false })
      .where('id', '=', coffee.id)
      .execute()
    const { status, body } = await admin('PUT', `/orders/${order.slug}`, {
      ...draft({ status: 'served', meal_type: 'snack', version: order.version }),
      items: [
        { item_id: coffee.id, quantity: 3 },
        { item_id: cake.id, quantity: 1 },
      ],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Order updated successfully!',
      data: { status: 'served', meal_type: 'snack', subtotal: 240, items: [{ unit_price: 50 }, { unit_price: 90 }] },
    })
  })

  test('an old time can be kept, and a colleague’s change is not overwritten', async () => {
    const order = await make.order({ booking_id: booking.id })
    const items = [{ item_id: tea.id, quantity: 1 }]
    const edit = draft({ ordered_at: '2020-01-31 13:30:00', items, version: order.version })
    await db.updateTable('guest_order').set({ ordered_at: '2020-01-31T08:00:00Z' }).where('id', '=', order.id).execute()
    expect((await admin('PUT', `/orders/${order.slug}`, edit)).status).toBe(200)
    const late = await admin('PUT', `/orders/${order.slug}`, edit)
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'changed_meanwhile' } } })
    expect(late.body.error.message).toMatch(/^Front Desk changed this order/)
    expect((await admin('GET', `/orders/${order.slug}`)).body.data.ordered_at).toBe('2020-01-31T08:00:00.000Z')
    const blind = await admin('PUT', `/orders/${order.slug}`, { ...edit, version: undefined })
    expect(blind).toMatchObject({ status: 422, body: { error: { fields: { version: [expect.any(String)] } } } })
  })

  test('the status alone can be changed in both directions, and cancelling has its own message', async () => {
    const { slug } = await make.order({ booking_id: booking.id })
    const set = (status: string, from?: string) => admin('PATCH', `/orders/${slug}/status`, { status, from })
    expect((await set('preparing')).body).toMatchObject({ data: { status: 'preparing' } })
    expect((await set('cancelled')).body).toMatchObject({ message: 'Order cancelled successfully' })
    expect((await set('pending', 'cancelled')).body.data.status).toBe('pending')
    expect((await set('eaten')).status).toBe(422)
    expect((await admin('PATCH', '/orders/nowhere/status', { status: 'served' })).status).toBe(404)
  })

  test('the kitchen cancels what is not served yet; only those who take orders cancel a completed one', async () => {
    const cook = await hire('kitchen')
    const { slug } = await make.order({ booking_id: booking.id })
    const set = (send: typeof admin, status: string) => send('PATCH', `/orders/${slug}/status`, { status })
    expect((await set(cook, 'preparing')).status).toBe(200)
    expect((await set(cook, 'served')).status).toBe(200)
    expect((await set(cook, 'preparing')).status).toBe(403)
    expect((await set(cook, 'completed')).status).toBe(200)
    expect((await set(cook, 'cancelled')).body.error).toMatchObject({ code: 'not_allowed', permission: 'orders.take' })
    expect((await set(admin, 'cancelled')).status).toBe(200)
  })

  test('an outdated list cannot complete an order that a colleague cancelled', async () => {
    const { slug } = await make.order({ booking_id: booking.id })
    const set = (status: string, from?: string) => admin('PATCH', `/orders/${slug}/status`, { status, from })
    expect((await set('preparing', 'pending')).status).toBe(200)
    const late = await set('served', 'pending')
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'changed_meanwhile' } } })
    expect(late.body.error.message).toBe('Front Desk changed this order: it is now Preparing. Nothing was changed.')
    expect((await set('cancelled', 'preparing')).status).toBe(200)
    for (const seen of ['preparing', undefined]) {
      const { status, body } = await set('completed', seen)
      expect(status).toBe(409)
      expect(body.error.message).toBe('This order was cancelled by Front Desk. Open it to change it.')
    }
    expect((await admin('GET', `/orders/${slug}`)).body.data.status).toBe('cancelled')
  })

  test('an order of a checked-out guest cannot be changed', async () => {
    const order = await make.order({ status: 'served' })
    await admin('POST', `/bookings/${order.booking.slug}/check-in`, {})
    expect((await admin('POST', `/bookings/${order.booking.slug}/check-out`, {})).status).toBe(200)
    const edit = draft({ booking_id: order.booking_id, version: order.version })
    const moved = draft({ booking_id: booking.id, version: order.version })
    for (const body of [edit, moved]) {
      const answer = await admin('PUT', `/orders/${order.slug}`, body)
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'order_frozen' } } })
    }
    const status = await admin('PATCH', `/orders/${order.slug}/status`, { status: 'cancelled' })
    expect(status).toMatchObject({ status: 409, body: { error: { code: 'order_frozen' } } })
  })
})

describe('listing orders', () => {
  test('filters, searches, counts, newest first', async () => {
    const { admin, make } = await startTestApp()
    const guest = await make.guest({ name: 'Meera Joshi' })
    const hers = await make.booking({ guest_id: guest.id })
    const first = await make.order({ booking_id: hers.id, ordered_at: '2026-11-15 08:00:00', meal_type: 'breakfast' })
    const second = await make.order({ booking_id: hers.id, ordered_at: '2026-11-15 13:00:00' })
    const other = await make.order({ ordered_at: '2026-11-15 09:00:00', meal_type: 'snack' })
    await admin('PATCH', `/orders/${other.slug}/status`, { status: 'cancelled' })
    const slugs = async (query: string) => {
      const { data } = (await admin('GET', `/orders?${query}`)).body
      expect(data.total).toBe(data.data.length)
      return data.data.map((order: { slug: string }) => order.slug)
    }
    expect(await slugs('')).toEqual([second.slug, other.slug, first.slug])
    expect(await slugs('sort=ordered_at')).toEqual([first.slug, other.slug, second.slug])
    expect(await slugs(`booking_id=${hers.id}&meal_type=lunch`)).toEqual([second.slug])
    expect(await slugs('status=pending&meal_type=breakfast')).toEqual([first.slug])
    expect(await slugs('status=cancelled')).toEqual([other.slug])
    expect(await slugs('meal_type=dinner')).toEqual([])
    expect(await slugs('search=meera')).toEqual([second.slug, first.slug])
    expect(await slugs(`search=${other.booking.booking_number}`)).toEqual([other.slug])
    expect(await slugs(`search=${other.room_number}`)).toEqual([other.slug])
    expect((await admin('GET', '/orders?status=confirmed')).status).toBe(422)
  })

  test('the bookings to choose from have checked-in guests first, no departed ones, and are sorted by room', async () => {
    const { admin, make } = await startTestApp()
    const room = await make.room()
    const later = await make.booking({
      room_ids: [room.id],
      check_in_date: '2026-11-20',
      check_out_date: '2026-11-22',
    })
    const here = await make.booking({ room_ids: [room.id] })
    const gone = await make.booking()
    await admin('POST', `/bookings/${here.slug}/check-in`, {})
    await admin('POST', `/bookings/${gone.slug}/cancel`, { reason: 'Plans changed' })
    const ids = async (query: string) =>
      (await admin('GET', `/orders/bookings?${query}`)).body.data.map((found: { id: number }) => found.id)
    expect(await ids('')).toEqual([here.id, later.id])
    expect(await ids(`room_id=${room.id}`)).toEqual([here.id, later.id])
    expect(await ids(`search=${gone.booking_number}`)).toEqual([])
    expect(await ids(`search=${gone.booking_number}&any=true`)).toEqual([gone.id])
    expect(await ids(`id=${gone.id}`)).toEqual([gone.id])
  })
})

test('occupied rooms are listed with their guest, rooms under maintenance without one', async () => {
  const { admin, make } = await startTestApp()
  const empty = await make.room()
  const broken = await make.room({ status: 'maintenance' })
  const here = await make.booking()
  await admin('POST', `/bookings/${here.slug}/check-in`, {})
  const { body } = await admin('GET', '/rooms/occupied')
  const numbers = body.data.map((room: { room_number: string }) => room.room_number)
  expect(numbers).not.toContain(empty.room_number)
  expect(body.data).toMatchObject([
    { room_number: broken.room_number, status: 'maintenance', bookings: [] },
    {
      room_number: here.rooms[0]?.room_number,
      status: 'occupied',
      bookings: [
        { booking_number: here.booking_number, guest: { name: here.guest.name }, check_out_date: '2026-11-17' },
      ],
    },
  ])
})

test('an order shows the room where it was delivered, also after a room move', async () => {
  const rooms = [await make.room(), await make.room()]
  const moving = await make.booking({ room_ids: [Number(rooms[0]?.id)], check_out_date: '2026-11-18' })
  await admin('POST', `/bookings/${moving.slug}/check-in`)
  const order = async (ordered_at: string) => {
    const { body } = await admin('POST', '/orders', draft({ booking_id: moving.id, ordered_at }))
    return body.data.slug as string
  }
  const before = await order('2026-11-15 11:30:00')
  const usual = time.now
  onTestFinished(() => {
    time.now = usual
  })
  time.now = new Date('2026-11-16T08:00:00Z')
  await admin('POST', `/bookings/${moving.slug}/move-room`, { room_id: rooms[1]?.id })
  const after = await order('2026-11-16 12:30:00')
  const roomOf = async (slug: string) => (await admin('GET', `/orders/${slug}`)).body.data.room_number
  expect([await roomOf(before), await roomOf(after)]).toEqual(rooms.map((room) => room.room_number))
})

test('a served order stays in its room when the guest moves later that day; a pending one follows', async () => {
  const rooms = [await make.room(), await make.room()]
  const moving = await make.booking({ room_ids: [Number(rooms[0]?.id)], check_out_date: '2026-11-18' })
  await admin('POST', `/bookings/${moving.slug}/check-in`)
  const order = async () => (await admin('POST', '/orders', draft({ booking_id: moving.id }))).body.data.slug
  const [served, pending] = [await order(), await order()]
  await admin('PATCH', `/orders/${served}/status`, { status: 'completed' })
  await admin('POST', `/bookings/${moving.slug}/move-room`, { room_id: rooms[1]?.id })
  const roomOf = async (slug: string) => (await admin('GET', `/orders/${slug}`)).body.data.room_number
  expect([await roomOf(served), await roomOf(pending)]).toEqual(rooms.map((room) => room.room_number))
})
