import { describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import { deleteOldIdempotencyKeys } from '#server/kit/http/idempotency.ts'
import { contractEndpoints } from '#server/testing/contract-endpoints.ts'
import { runCleanup } from '#server/testing/run-jobs.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, anyone, admin, db, make, services, signIn, time } = await startTestApp()

interface Operation {
  security?: unknown[]
}
const document = (await anyone('GET', '/openapi.json')).body
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase() as 'GET',
    path: path.replace('/api', '').replace(/\{\w+\}/g, 'some-slug'),
    operation,
  })),
)

describe('access', () => {
  test('only these endpoints are public', () => {
    const open = operations.filter(({ operation }) => !operation.security).map(({ path }) => path)
    expect(open.sort()).toEqual([
      '/health',
      '/invitation',
      '/invitation/accept',
      '/login',
      '/password/forgot',
      '/password/reset',
      '/property',
      '/property/logo',
    ])
  })

  test('the OpenAPI document lists every endpoint of the contract and no other', () => {
    const named = (method: string, path: string) => `${method} ${path.replace(/:\w+|some-slug/g, '*')}`
    const documented = operations.map(({ method, path }) => named(method, path))
    expect(documented.sort()).toEqual(
      [...new Set(contractEndpoints.map(({ method, path }) => named(method, path)))].sort(),
    )
  })
})

describe('the API document', () => {
  test('is OpenAPI 3.1 and shows money as rupees in both directions', () => {
    expect(document.openapi).toBe('3.1.0')
    const { requestBody, responses } = document.paths['/api/room-types'].post
    const asked = requestBody.content['application/json'].schema.properties.price_per_night
    const answered = responses['201'].content['application/json'].schema.properties.data.properties.price_per_night
    expect(asked).toMatchObject({ type: 'number' })
    expect(answered).toMatchObject({ type: 'number' })
  })

  test('names the permission of each operation', () => {
    const { get, post } = document.paths['/api/room-types']
    expect([get['x-permission'], post['x-permission']]).toEqual(['rooms.view', 'rooms.change'])
    expect(post.description).toBe('Needs the permission rooms.change: Change rooms and room types.')
    expect(document.paths['/api/login'].post).not.toHaveProperty('x-permission')
    expect(document.paths['/api/search'].get.description).toBe('For everyone on the staff.')
  })

  test('names the key of a retry and the file of an upload', () => {
    const { get } = document.paths['/api/rates']
    const { post } = document.paths['/api/rates/import']
    const headersOf = ({ parameters = [] }: { parameters?: { in: string; name: string }[] }) =>
      parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
    expect([headersOf(get), headersOf(post)]).toEqual([[], ['idempotency-key']])
    expect(post.requestBody.content['multipart/form-data'].schema.properties.file).toMatchObject({ type: 'string' })
  })

  test.each(['/api/docs', '/api/docs/'])(
    'has a page at %s without inline scripts, whose files are found',
    async (address) => {
      const page = await app.inject(address)
      expect(page.statusCode).toBe(200)
      expect(page.headers['content-security-policy']).not.toContain('unsafe')
      const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
      expect(files).not.toEqual([])
      for (const file of files) {
        const { headers } = await app.inject(new URL(file, `http://hotel.example${address}`).pathname)
        expect(headers['content-type'], file).toMatch(/javascript|css|image/)
      }
    },
  )
})

describe('headers', () => {
  test('have a strict policy and a request id', async () => {
    const { headers } = await anyone('GET', '/health')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers['strict-transport-security']).toContain('max-age')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('bad requests', () => {
  const post = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/login', payload, headers })

  test.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"x":1},"email":"a","password":"b"}', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['another kind of content', '<a/>', 'text/xml', 415],
    ['more than a megabyte', JSON.stringify({ email: 'x'.repeat(2_000_000) }), 'application/json', 413],
  ])('%s', async (_what, payload, type, status) => {
    const answer = await post(payload, { 'content-type': type })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error.message).toMatch(/\w+/)
    expect(answer.payload).not.toMatch(/at .*\.ts|node_modules|SELECT/i)
  })

  test('an unknown address', async () => {
    expect(await anyone('GET', '/nowhere')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  })
})

describe('an Idempotency-Key', () => {
  const body = (name: string) => ({ name, description: 'Once only' })

  test('makes one room type of eight requests at once, and a retry gets the same answer', async () => {
    const headers = { 'idempotency-key': 'key-for-eight-presses' }
    const presses = await Promise.all(
      Array.from({ length: 8 }, () => admin('POST', '/room-types', body('Pressed'), headers)),
    )
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(presses.map((answer) => answer.body.data.slug)).size).toBe(1)
    const rows = await db.selectFrom('room_type').select('id').where('name', '=', 'Pressed').execute()
    expect(rows).toHaveLength(1)
  })

  test('still works when the clock jumps a day ahead', async () => {
    const headers = { 'idempotency-key': 'key-before-the-jump' }
    const first = await admin('POST', '/room-types', body('Before the jump'), headers)
    await deleteOldIdempotencyKeys(db, new Date(Date.now() + 25 * 60 * 60_000))
    expect((await admin('POST', '/room-types', body('Before the jump'), headers)).body).toEqual(first.body)
    await deleteOldIdempotencyKeys(db, new Date(Date.now() + 73 * 60 * 60_000))
    expect((await admin('POST', '/room-types', body('Before the jump'), headers)).status).toBe(409)
  })

  test('with another body is refused', async () => {
    const headers = { 'idempotency-key': 'key-for-two-bodies' }
    await admin('POST', '/room-types', body('First body'), headers)
    const second = await admin('POST', '/room-types', body('Second body'), headers)
    expect(second).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_reused' } } })
  })

  test('of a refused request can be used again', async () => {
    const { slug } = await make.roomType({ name: 'In the way' })
    const headers = { 'idempotency-key': 'key-after-a-refusal' }
    expect((await admin('POST', '/room-types', body('In the way'), headers)).status).toBe(409)
    await admin('DELETE', `/room-types/${slug}`)
    expect((await admin('POST', '/room-types', body('In the way'), headers)).status).toBe(201)
  })

  test('also keeps a change from being made twice', async () => {
    const { slug } = await make.roomType({ name: 'Changed once' })
    const change = (headers: Record<string, string>) =>
      admin('PUT', `/room-types/${slug}`, { ...body('Changed once'), version: 1 }, headers)
    const headers = { 'idempotency-key': 'key-for-one-change' }
    const first = await change(headers)
    expect(first.status).toBe(200)
    expect(await change(headers)).toMatchObject({ status: 200, body: first.body })
    expect((await change({})).status).toBe(409)
  })

  test('that is invalid is refused', async () => {
    expect((await admin('POST', '/room-types', body('X'), { 'idempotency-key': 'no' })).status).toBe(422)
  })
})

describe('a new hotel', () => {
  test('has nationalities, food plans and payment methods', async () => {
    const nationalities = (await admin('GET', '/nationalities')).body.data
    expect(nationalities[0].name).toBe('Indian')
    expect(nationalities.length).toBeGreaterThan(190)
    const plans = (await admin('GET', '/food-plans')).body.data
    expect(plans.map((plan: { name: string; price: number }) => [plan.name, plan.price])).toEqual([
      ['EP', 0],
      ['CP', 250],
      ['MAP', 600],
      ['AP', 900],
    ])
    const methods = (await admin('GET', '/payment-methods')).body.data
    expect(methods.map((method: { id: number; name: string }) => `${method.id} ${method.name}`)).toEqual([
      '1 Cash',
      '2 Online',
      '3 Card',
      '4 Company',
    ])
    expect((await admin('GET', '/payment-sources?method_id=2&search=up')).body.data).toEqual([{ name: 'UPI' }])
    expect((await admin('GET', '/payment-sources?method_id=1')).body.data).toEqual([])
  })

  test('shows its name and times without a sign-in', async () => {
    expect((await anyone('GET', '/property')).body.data).toEqual({
      name: 'Sarai Resort',
      time_zone: 'Asia/Kolkata',
      state: '',
      check_in_time: '12:00',
      check_out_time: '11:00',
      day_starts_at: '04:00',
      logo: null,
      version: '1.0.0',
    })
  })
})

test('the cleanup deletes only expired rows', async () => {
  await db.insertInto('throttle').values({ key: 'old', count: 1, resets_at: '2020-01-01T00:00:00Z' }).execute()
  const sessions = async () => (await db.selectFrom('session').selectAll().execute()).length
  await signIn('desk@hotel.example')
  const before = await sessions()
  const later = new Date(time.now.getTime() + 11 * 60 * 60_000)
  await runCleanup({ ...services, clock: { now: () => later } })
  expect(await sessions()).toBe(before)
  expect(await db.selectFrom('throttle').select('key').where('key', '=', 'old').execute()).toEqual([])
  await runCleanup({ ...services, clock: { now: () => new Date(later.getTime() + 2 * 60 * 60_000) } })
  expect(await sessions()).toBe(before - 1)
})

test('a database that is down is a 503 with a message, not a crash', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/nothing')
  const app = await buildApp({ ...services, db: away.db })
  const answer = await app.inject('/api/health')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('2')
  expect(answer.json().error).toMatchObject({
    code: 'database_away',
    message: expect.stringContaining('Try again in a few seconds'),
  })
  await app.close()
  await away.close()
})
