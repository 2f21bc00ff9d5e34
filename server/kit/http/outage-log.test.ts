import { connect as connectSocket, createServer, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { databaseUrl, services } = await startTestApp()

interface Line {
  level: number
  msg: string
  requests?: number
  err?: { stack: string }
}

const keepLines = () => {
  const lines: Line[] = []
  return { lines, logStream: { write: (line: string) => void lines.push(JSON.parse(line)) } }
}

/** A proxy before the database that can be closed, which cuts all connections. */
const openDoor = async (url: string) => {
  const { host, port } = new pg.Client(url)
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const real = host.startsWith('/') ? connectSocket(`${host}/.s.PGSQL.${port}`) : connectSocket(port, host)
    for (const socket of [client, real]) {
      open.add(socket)
      socket.on('error', () => {}).on('close', () => open.delete(socket))
    }
    client.pipe(real).pipe(client)
  })
  const listen = (on: number) => new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const doorPort = typeof address === 'object' && address ? address.port : 0
  const through = new URL(url)
  through.host = `127.0.0.1:${doorPort}`
  through.searchParams.delete('host')
  const shut = () =>
    new Promise((resolve) => {
      server.close(resolve)
      for (const socket of open) socket.destroy()
    })
  onTestFinished(() => void shut())
  return { url: through.href, shut, open: () => listen(doorPort) }
}

test('an outage is two lines in the log, however many requests fail', async () => {
  const door = await openDoor(databaseUrl)
  const { db, close } = connect(door.url)
  const { lines, logStream } = keepLines()
  const app = await buildApp({ ...services, db, logLevel: 'info', logStream })
  await door.shut()
  const ask = () => app.inject('/api/property')
  const answers = [await ask(), await ask(), await ask()]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  await door.open()
  const isEnd = ({ msg }: Line) => msg === 'the outage of the database is over'
  await expect.poll(() => lines.find(isEnd)).toMatchObject({ level: 40, requests: 3 })
  expect((await ask()).statusCode).toBe(200)
  expect(lines.filter(({ level }) => level >= 40)).toHaveLength(2)
  expect(JSON.stringify(lines)).not.toContain('stack')
  await app.close()
  await close()
})

/** Sends the beginning of a request and disconnects once it has arrived. */
const hangUp = async (app: FastifyInstance, request: string[], heard: () => Promise<void>) => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connectSocket(Number(port), '127.0.0.1')
  socket.on('error', () => {}).write(request.join('\r\n'))
  await heard()
  socket.destroy()
}

const openApp = async () => {
  const { lines, logStream } = keepLines()
  const app = await buildApp({ ...services, logLevel: 'info', logStream })
  onTestFinished(() => app.close())
  let arrived = 0
  let answered = 0
  app.addHook('onRequest', async () => void arrived++)
  app.addHook('onSend', async () => void answered++)
  const failures = () => lines.filter(({ level }) => level >= 40)
  const hasArrived = () => expect.poll(() => arrived).toBe(1)
  const isAnswered = () => expect.poll(() => answered).toBe(1)
  return { app, failures, hasArrived, isAnswered }
}

test.each([
  ['application/json', '{"email":'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc',
  ],
])('an interrupted upload (%s) is not logged as a failure of the database', async (type, body) => {
  const { app, failures, hasArrived, isAnswered } = await openApp()
  const head = ['POST /api/login HTTP/1.1', 'host: hotel', `content-type: ${type}`, 'content-length: 5000', '', body]
  await hangUp(app, head, hasArrived)
  await isAnswered()
  expect(failures()).toEqual([])
})

test('a client that disconnects while its session is looked up is not logged as a failure', async () => {
  const { app, failures, hasArrived, isAnswered } = await openApp()
  const release = await lockSessions()
  const token = 'a'.repeat(43)
  const head = ['GET /api/rooms HTTP/1.1', 'host: hotel', `authorization: Bearer ${token}`, '', '']
  await hangUp(app, head, hasArrived)
  await expect.poll(() => connections(app)).toBe(0)
  await release()
  await isAnswered()
  expect(failures()).toEqual([])
})

/** Sessions can't be looked up until the lock is released. */
const lockSessions = async () => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('begin; lock table session in access exclusive mode')
  return () => client.end()
}

const connections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
