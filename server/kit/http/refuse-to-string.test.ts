import { expect, test } from 'vitest'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app } = await startTestApp()

const run = (body: string) => admin('POST', '/privacy/retention/runs', JSON.parse(body))

test.each([
  '{"token":{"length":{"toString":1,"valueOf":1}}}',
  '{"token":{"toString":null}}',
  '{"token":[[{"toString":"x"}]]}',
  '{"toString":1}',
])('%s is refused', async (sent) => {
  const { status, body } = await run(sent)
  expect(status).toBe(400)
  expect(body).toEqual({ error: { message: kitReplies.toStringField, code: 'malformed' } })
})

test('also without a session', async () => {
  const payload = { email: { length: { toString: 1 } }, password: 'x' }
  expect((await app.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(400)
})

test.each(['{"length":{}}', '{"valueOf":1}', '{"hasOwnProperty":1}'])('%s is refused by the schema', async (token) => {
  expect((await run(`{"token":${token}}`)).status).toBe(422)
})

test('as a text the word is accepted', async () => {
  const { body } = await run('{"token":"toString"}')
  expect(body.error?.code).not.toBe('malformed')
})
