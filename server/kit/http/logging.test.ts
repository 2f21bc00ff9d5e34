import fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerOptions } from '#server/kit/http/logging.ts'

test('the log has no email addresses, also where a mail server quotes them', () => {
  const lines: string[] = []
  const { log } = fastify(loggerOptions('warn', { write: (line) => lines.push(line) }))
  const refusal = new Error('550 no such user <asha.rao@home.example>', { cause: new Error('to ravi@hotel.example:') })
  log.warn({ err: refusal }, 'a background job failed')
  expect(lines.join()).not.toMatch(/asha|ravi|example/)
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    message: '550 no such user <(email address)>',
    stack: expect.stringContaining('logging.test.ts'),
    cause: 'to (email address):',
  })
})
