import { describe, expect, test } from 'vitest'
import { formOf, picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, asGuest, db, make, routes } = await startTestApp()

const secrets = {
  name: 'Zubeida Quarantotti',
  phone: '9111122223',
  email: 'zubeida@home.example',
  address: '7 Hidden Lane',
}

/** A guest with stays of every status, an order, an invoice, a payment, a request and a photo. */
const furnish = async (who: typeof secrets) => {
  const guest = await make.guest({ ...who, special_requests: 'Feather pillows' })
  expect((await change(`/guests/${guest.slug}`, formOf({}, await picture()))).status).toBe(200)
  const type = await make.roomType()
  const rooms = [await make.room({ room_type_id: type.id }), await make.room({ room_type_id: type.id })]
  await make.room({ room_type_id: type.id })
  const [current, past] = [
    await make.booking({ guest_id: guest.id, room_ids: [rooms[0]?.id ?? 0] }),
    await make.booking({ guest_id: guest.id, room_ids: [rooms[1]?.id ?? 0] }),
  ]
  for (const { slug } of [current, past]) await admin('POST', `/bookings/${slug}/check-in`, { confirm_in_house: true })
  const order = await make.order({ booking_id: current.id })
  await make.order({ booking_id: past.id, status: 'served' })
  const checkedOut = (
    await admin('POST', `/bookings/${past.slug}/check-out`, {
      payment: { payment_method: 'cash', source: '', reference: '' },
    })
  ).body
  const me = await asGuest(guest)
  const wish = { check_in_date: '2026-12-01', check_out_date: '2026-12-03', number_of_adults: 1, room_type_id: type.id }
  const request = (await me('POST', '/my/requests', wish)).body.data
  return {
    me,
    order,
    request,
    slugs: [
      guest.slug,
      current.slug,
      past.slug,
      order.slug,
      request.slug,
      checkedOut.invoice_slug,
      checkedOut.payment_slug,
    ],
    numbers: [checkedOut.invoice_number, current.booking_number, past.booking_number],
    ids: [guest.id, current.id, past.id, order.id],
  }
}

const other = await furnish(secrets)
const mine = await furnish({
  name: 'Asha Rao',
  phone: '9000011112',
  email: 'asha@home.example',
  address: '8 Hill Road',
})

const names = [...other.slugs, ...other.numbers, ...other.ids].map(String)
const telltale = [secrets.name, secrets.phone, secrets.email, secrets.address, ...other.slugs, ...other.numbers]

const methodsOf = ({ method }: { method: string | string[] }) => [method].flat()
// Without the logout, which would end the session, and without the stream of events, which does not end.
const calls = routes
  .filter(({ url }) => url.startsWith('/api/') && !/^\/api\/(docs|openapi|events|logout)/.test(url))
  .flatMap((route) => methodsOf(route).map((method) => ({ method, url: route.url, access: route.config?.access })))
  .filter(({ method }) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method))

/** Bodies that the schemas accept, so that only the check of ownership can refuse. */
const bodies: Record<string, object> = {
  'POST /api/my/orders': { stay: other.slugs[1], items: [{ item_id: other.order.items[0]?.item_id, quantity: 1 }] },
}

test('the other guest has a record for every parameter', () => {
  expect(names.every((name) => name.length > 0 && name !== 'undefined' && name !== 'null')).toBe(true)
  expect(calls.filter(({ access }) => access === 'candidate').length).toBeGreaterThan(12)
})

describe('a guest calls every route with the slugs of another guest', () => {
  test.each(calls)('$method $url', async ({ method, url, access }) => {
    const addresses = url.includes(':')
      ? names.map((name) => url.replace(/:\w+/g, name))
      : [
          url,
          ...names.map((name) => `${url}?search=${name}&slug=${name}&id=${name}&booking_id=${name}&guest_id=${name}`),
        ]
    for (const address of addresses) {
      const answer = await mine.me(
        method as 'GET',
        address.replace('/api', ''),
        method === 'GET' || method === 'DELETE' ? undefined : (bodies[`${method} ${url}`] ?? {}),
      )
      const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      expect(telltale.filter((word) => body.includes(word) && !address.includes(word))).toEqual([])
      if (address.includes('?') || !url.includes(':')) {
        if (access && !['public', 'signed_in', 'candidate'].includes(access)) expect(answer.status).toBe(403)
      } else expect([403, 404]).toContain(answer.status)
      if (`${method} ${url}` in bodies) expect(answer.status).toBe(409)
    }
  })
})

test('the guest’s own records are found, so that the tests above prove something', async () => {
  const lists = ['/my/stays', '/my/orders', '/my/requests'].map(async (path) => (await mine.me('GET', path)).body.data)
  const [stays, orders, requests] = await Promise.all(lists)
  expect([stays.total, orders.total, requests.length]).toEqual([2, 2, 1])
  expect((await mine.me('GET', `/my/stays/${mine.slugs[1]}/bill`)).status).toBe(200)
  expect(await mine.me('GET', `/my/invoices/${mine.numbers[0]}/pdf`)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/pdf' },
  })
  expect((await mine.me('POST', `/my/orders/${mine.slugs[3]}/cancel`)).status).toBe(200)
})

test('nothing of the other guest has changed', async () => {
  const order = await db
    .selectFrom('guest_order')
    .select('status')
    .where('slug', '=', other.order.slug)
    .executeTakeFirst()
  const request = await db
    .selectFrom('booking_request')
    .select('status')
    .where('slug', '=', other.request.slug)
    .executeTakeFirst()
  expect([order?.status, request?.status]).toEqual(['pending', 'open'])
})
