import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { app } = await startTestApp()
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

const say = async (bytes: string) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`

test.each([
  ['an address that is not escaped properly', get('/api/rooms/%zz'), 400, 'malformed'],
  ['a part of an address that is too long', get(`/api/rooms/${'x'.repeat(2000)}`), 404, 'not_found'],
  ['headers that are too long', get('/api/rooms', `x-long: ${'x'.repeat(20_000)}\r\n`), 431, 'too_large'],
  ['a header with a control sign', get('/api/rooms', 'x-odd: \u0001\r\n'), 400, 'malformed'],
  ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'malformed'],
  [
    'a length and chunks at once',
    get('/api/rooms', 'content-length: 3\r\ntransfer-encoding: chunked\r\n'),
    400,
    'malformed',
  ],
])('%s', async (_what, bytes, status, code) => {
  const answer = await say(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/x-content-type-options: nosniff/i)
  const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
  expect(body).toEqual({ error: { message: expect.stringMatching(/^[A-Z].+\.$/), code } })
  expect(answer).not.toMatch(/FST_|xxx|zz/)
})
