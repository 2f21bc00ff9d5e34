import { afterEach, expect, test, vi } from 'vitest'
import { tabHeader } from '#contract/kit/live.ts'
import { tab } from '#web/kit/api/api-wire.ts'
import { listenToServer } from '#web/kit/api/live.ts'

/** A server that sends events on demand and can close the connection. */
const fakeServer = () => {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const encoder = new TextEncoder()
  const fetchStream = vi.fn(async (_address: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller)
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    return { ok: true, status: 200, body }
  })
  vi.stubGlobal('fetch', fetchStream)
  return {
    fetchStream,
    say: (text: string) => streams.at(-1)?.enqueue(encoder.encode(text)),
    hangUp: () => streams.at(-1)?.close(),
  }
}

const listener = () => ({ changed: vi.fn(), missed: vi.fn() })
const patiently = { timeout: 20_000 }
let stop = () => {}

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('reports topics, also when they arrive in pieces', async () => {
  sessionStorage.setItem('sarai.token', 'the-token')
  const server = fakeServer()
  const heard = listener()
  stop = listenToServer(heard)
  await vi.waitFor(() => expect(server.fetchStream).toHaveBeenCalledTimes(1), patiently)
  expect(server.fetchStream.mock.calls[0]).toMatchObject([
    '/api/events',
    { headers: { authorization: 'Bearer the-token', [tabHeader]: tab } },
  ])
  server.say('retry: 2000\n\nevent: ready\ndata: \n\n: still here\n\nevent: chan')
  server.say('ged\ndata: bookings rooms\n\n')
  await vi.waitFor(() => expect(heard.changed).toHaveBeenCalledWith(['bookings', 'rooms']), patiently)
  expect(heard.missed).not.toHaveBeenCalled()
})

test('reconnects after the connection ends, and reports missed changes', async () => {
  const server = fakeServer()
  const heard = listener()
  stop = listenToServer(heard)
  await vi.waitFor(() => expect(server.fetchStream).toHaveBeenCalledTimes(1), patiently)
  server.say('event: ready\ndata: \n\nevent: changed\ndata: orders\n\n')
  await vi.waitFor(() => expect(heard.changed).toHaveBeenCalled(), patiently)
  server.hangUp()
  await vi.waitFor(() => expect(server.fetchStream).toHaveBeenCalledTimes(2), patiently)
  server.say('event: ready\ndata: \n\n')
  await vi.waitFor(() => expect(heard.missed).toHaveBeenCalledTimes(1), patiently)
  server.say('event: changed\ndata: *\n\n')
  await vi.waitFor(() => expect(heard.missed).toHaveBeenCalledTimes(2), patiently)
})

test('a stopped listener closes the connection', async () => {
  const server = fakeServer()
  stop = listenToServer(listener())
  await vi.waitFor(() => expect(server.fetchStream).toHaveBeenCalledTimes(1), patiently)
  stop()
  expect(server.fetchStream.mock.calls[0]?.[1].signal?.aborted).toBe(true)
})
