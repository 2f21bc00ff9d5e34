import { expect, test } from 'vitest'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app } = await startTestApp()

const post = (payload: string) =>
  app.inject({ method: 'POST', url: '/api/login', payload, headers: { 'content-type': 'application/json' } })

const nested = (open: string, close: string, levels: number) =>
  `{"email":${open.repeat(levels)}1${close.repeat(levels)},"password":"x"}`

test.each([
  ['lists', '[', ']', 51],
  ['lists', '[', ']', 2000],
  ['lists', '[', ']', 100_000],
  ['objects', '{"a":', '}', 51],
  ['objects', '{"a":', '}', 100_000],
])('%s between %s and %s, %i levels deep, are refused', async (_what, open, close, levels) => {
  const reply = await post(nested(open, close, levels))
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({ error: { message: kitReplies.tooDeep, code: 'malformed' } })
})

test('a few levels are accepted', async () => {
  expect((await post(nested('[', ']', 40))).statusCode).toBe(422)
})
