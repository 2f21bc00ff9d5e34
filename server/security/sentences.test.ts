import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { contractEndpoints } from '#server/testing/contract-endpoints.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, db, make, signIn } = await startTestApp()
const guest = await make.guest()
await db.updateTable('account').set({ guest_id: guest.id }).where('email', '=', 'guest@hotel.example').execute()
const tokens = { admin: await signIn('desk@hotel.example', true), candidate: await signIn('guest@hotel.example', true) }

/** Technical words that must not appear in messages. */
const jargon =
  /invalid input|invalid option|expected|received|undefined|\bNaN\b|\bnull\b|too (small|big):|\bregex|pattern|\[object/i

let asked = 0
const ask = async ({ method, path, access }: Endpoint, query: string, body?: unknown) => {
  asked += 1
  const token = tokens[access === 'candidate' ? 'candidate' : 'admin']
  const answer = await app.inject({
    method,
    url: `/api${path.replace(/:\w+/g, 'no-such-thing')}${query}`,
    // Public calls are limited by address.
    remoteAddress: `10.1.${asked >> 8}.${asked & 255}`,
    headers: { ...(access !== 'public' && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body as object }),
  })
  return { status: answer.statusCode, text: answer.payload, type: String(answer.headers['content-type']) }
}

const fieldsOf = (schema: unknown): string[] => {
  const { def } = schema as { def: Record<string, unknown> }
  const within = ['innerType', 'in', 'left', 'right'].flatMap((part) => (def[part] ? fieldsOf(def[part]) : []))
  const options = Array.isArray(def.options) ? def.options.flatMap(fieldsOf) : []
  return [...Object.keys(def.shape ?? {}), ...within, ...options]
}

// JavaScript can't compare an object with a field `toString`, nor write it as text.
const hostile: object[] = [
  { toString: 1 },
  [{ toString: 1, valueOf: 1 }],
  { length: { toString: 1 } },
  { length: [{}], size: {} },
]
const values = [undefined, null, '', 'x', 7, -1.5, true, {}, [], [null], [{}], '\u0000', 'x'.repeat(6000), ...hostile]

const bodiesFor = (schema: unknown) => {
  const fields = [...new Set(fieldsOf(schema))]
  return [
    {},
    [],
    ...values.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
    ...['individual', 'group'].map((booking_type) => ({ booking_type })),
  ]
}

const wrongQueries = ['x', '', '-1', '0', '1e9', '2026-13-45', '%00', 'x'.repeat(300)]

const expectSentences = (answer: Awaited<ReturnType<typeof ask>>, about: string) => {
  const { status, type } = answer
  expect(status, about).toBeLessThan(500)
  if (status < 400) return
  expect(type, about).toMatch(/^application\/json/)
  const { error } = JSON.parse(answer.text)
  const sentences = [error.message, ...Object.values<string[]>(error.fields ?? {}).flat()]
  for (const sentence of sentences) {
    expect(sentence, about).not.toMatch(jargon)
    expect(sentence, about).toMatch(/^[A-Z0-9₹"].{5,}/)
  }
}

// Without the stream of events, which accepts any query.
const calls = contractEndpoints.filter(({ path }) => path !== '/events')

test.each(calls.filter(({ body }) => body))('$method $path refuses a wrong body in sentences', async (endpoint) => {
  for (const body of bodiesFor(endpoint.body)) {
    expectSentences(await ask(endpoint, '', body), JSON.stringify(body).slice(0, 300))
  }
})

test.each(calls.filter(({ query, method }) => query && method === 'GET'))(
  '$method $path refuses a wrong query in sentences',
  async (endpoint) => {
    const fields = [...new Set(fieldsOf(endpoint.query))]
    for (const field of fields)
      for (const value of wrongQueries) {
        const query = `?${field}=${value}`
        expectSentences(await ask(endpoint, query), query)
      }
    const twice = `?${fields.map((field) => `${field}=1&${field}=2`).join('&')}`
    expectSentences(await ask(endpoint, twice), twice)
  },
)

test('a sentence names the field', async () => {
  const login = calls.find(({ path }) => path === '/login') as Endpoint
  expect(JSON.parse((await ask(login, '', {})).text).error.fields).toEqual({
    email: ['Email is required'],
    password: ['Password is required'],
  })
  expect(JSON.parse((await ask(login, '', { email: 5, password: 7 })).text).error.fields).toEqual({
    email: ['Enter a text'],
    password: ['Enter a text'],
  })
  const rooms = calls.find(({ path, method }) => path === '/rooms' && method === 'GET') as Endpoint
  expect(JSON.parse((await ask(rooms, '?page=x&sort=colour')).text).error.fields).toEqual({
    page: ['Enter a number'],
    sort: [expect.stringMatching(/^Choose one of: room_number, -room_number/)],
  })
})

test.each([
  ['no JSON', 'application/json', '{"email":', 400, 'The body is not valid JSON. Correct it and send it again.'],
  ['nothing', 'application/json', '', 400, 'The body is empty. Send the fields as JSON.'],
  ['another type', 'text/plain', 'email', 415, 'This kind of content is not understood here. Send JSON.'],
  ['no object', 'application/json', '"email"', 422, 'Please check the marked fields.'],
])('%s', async (_what, contentType, payload, status, message) => {
  const headers = { 'content-type': contentType }
  const answer = await app.inject({ method: 'POST', url: '/api/login', headers, payload })
  expect(answer.statusCode).toBe(status)
  expect(answer.json().error.message).toBe(message)
})
