import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { ownerPermissions } from '#server/auth/granted.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, db, services } = await startTestApp()

const user = {
  account_id: 1,
  name: 'Front Desk',
  email: 'desk@hotel.example',
  role: 'admin' as const,
  home_screen: 'dashboard' as const,
  guest_id: null,
  ...ownerPermissions,
}
const item = await make.item()
const draftFor = (booking_id: number, status: 'pending' | 'served' = 'served') => ({
  booking_id,
  ordered_at: '2026-11-15 11:30:00',
  meal_type: 'lunch' as const,
  service_type: 'room_service' as const,
  status,
  notes: '',
  items: [{ item_id: item.id, quantity: 1 }],
})

const checkedIn = async () => {
  const booking = await make.booking()
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  return booking
}

/** The order lines of the invoice. */
const billed = async (slug: string) => {
  const { body } = await admin('GET', `/bookings/${slug}/bill`)
  return body.data.lines.filter(({ kind }: { kind: string }) => kind === 'order')
}

/** Waits until so many requests wait for a lock. */
const untilWaiting = async (requests: number) => {
  const waiting = sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toEqual([{ count: requests }]), 60_000)
}

test('orders and a check-out at once: each order is on the invoice of the check-out, or refused', async () => {
  for (let round = 0; round < 12; round++) {
    const booking = await checkedIn()
    const order = () => admin('POST', '/orders', draftFor(booking.id))
    const [first, second, leaving, ...rest] = await Promise.all([
      order(),
      order(),
      admin('POST', `/bookings/${booking.slug}/check-out`, {}),
      order(),
      order(),
      order(),
    ])
    expect(leaving?.status).toBe(200)
    const statuses = [first, second, ...rest].map((answer) => answer?.status)
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
    expect(await billed(booking.slug)).toHaveLength(statuses.filter((status) => status === 201).length)
  }
})

test('an unfinished order is never on an invoice: it prevents the check-out or is refused after it', async () => {
  for (let round = 0; round < 12; round++) {
    const booking = await checkedIn()
    const order = () => admin('POST', '/orders', draftFor(booking.id, 'pending'))
    const leave = () => admin('POST', `/bookings/${booking.slug}/check-out`, {})
    const [first, leaving, last] = await Promise.all([order(), leave(), order()])
    const placed = [first, last].filter((answer) => answer?.status === 201)
    expect(leaving?.status).toBe(placed.length === 0 ? 200 : 409)
    expect(leaving?.body.error?.code).toBe(placed.length === 0 ? undefined : 'orders_open')
  }
})

test('a check-out waits for an order that came first and has it on the bill', async () => {
  const booking = await checkedIn()
  let leaving: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (transaction) => {
    await placeOrder({ ...services, db: transaction }, draftFor(booking.id))
    leaving = admin('POST', `/bookings/${booking.slug}/check-out`, {})
    await untilWaiting(1)
  })
  await leaving
  expect(await billed(booking.slug)).toHaveLength(1)
})

test('an order waits for a check-out that came first and is refused', async () => {
  const booking = await checkedIn()
  const placed = await make.order({ booking_id: booking.id, status: 'served' })
  let waiting: Promise<{ status: number }[]> = Promise.resolve([])
  await db.transaction().execute(async (transaction) => {
    await checkOut({ ...services, db: transaction, user }, booking.slug, {})
    waiting = Promise.all([
      admin('POST', '/orders', draftFor(booking.id)),
      admin('PUT', `/orders/${placed.slug}`, { ...draftFor(booking.id), version: placed.version }),
      admin('PATCH', `/orders/${placed.slug}/status`, { status: 'cancelled' }),
    ])
    await untilWaiting(3)
  })
  expect((await waiting).map(({ status }) => status)).toEqual([409, 409, 409])
  expect(await billed(booking.slug)).toHaveLength(1)
})

test('if several clerks edit one order at once, at most one saves, the others are told, and no request hangs', async () => {
  const order = await make.order()
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((quantity) =>
      quantity % 2
        ? admin('PATCH', `/orders/${order.slug}/status`, { status: 'preparing' })
        : admin('PUT', `/orders/${order.slug}`, {
            ...draftFor(order.booking_id),
            version: order.version,
            items: [{ item_id: item.id, quantity }],
          }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((_status, index) => index % 2 === 0)).toEqual([200, 200, 200])
  const edits = statuses.filter((_status, index) => index % 2 === 1)
  expect(edits.filter((status) => status === 409).length).toBeGreaterThanOrEqual(2)
  expect(edits.filter((status) => status !== 409 && status !== 200)).toEqual([])
  const { body } = await admin('GET', `/orders/${order.slug}`)
  const saved = edits.indexOf(200)
  expect(body.data.items[0].quantity).toBe(saved < 0 ? order.items[0]?.quantity : [2, 4, 6][saved])
  const { body: list } = await admin('GET', '/orders?per_page=1')
  const { count } = await db
    .selectFrom('guest_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(list.data.total).toBe(count)
})
