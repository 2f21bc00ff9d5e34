/**
 * The service worker of the phone page: the page opens without a connection after it was opened once. It stores the
 * files of the page and nothing else; replies of the API never pass through it. `vite.config.ts` builds it apart from
 * the app, and puts in the names of the files.
 */
import type { Shell } from '#web/housekeeping-phone/shell/shell.ts'

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface Scope {
  addEventListener(kind: 'install' | 'activate', work: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', work: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: true }): Promise<{ postMessage(message: unknown): void }[]>
  }
}

declare const self: Scope
declare const __SHELL__: Shell

const { page, entry, files } = __SHELL__
const prefix = 'sarai-housekeeping:'
// The names contain a hash of the content, so each version of the page has its own cache.
const cacheName = prefix + files.join(' ')
/** On a bad connection the stored page is shown after this time. */
const longestWait = 4_000

const store = async () => {
  const response = await fetch(page, { cache: 'no-store' })
  const html = await response.clone().text()
  // The hotel is being updated: page and files are of different versions. The browser tries again later.
  if (!response.ok || !html.includes(entry)) throw new Error('The page has changed meanwhile')
  const named = [...html.matchAll(/(?:src|href)="\.?(\/[^"]+)"/g)].map(([, file]) => file ?? '')
  const cache = await caches.open(cacheName)
  await cache.addAll([...new Set([...files, ...named])])
  await cache.put(page, response)
}

const takeOver = async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage({ entry })
}

const stored = async (request: Request | string) => (await caches.open(cacheName)).match(request)

const afterLongestWait = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('The server is slow')), longestWait))

/** From the server if it can be reached, so that an old page is never shown while the hotel can be reached. */
const openPage = async (request: Request) => {
  try {
    const response = await Promise.race([fetch(request), afterLongestWait()])
    if (response.status < 500) return response
    return (await stored(page)) ?? response
  } catch (failure) {
    const shown = await stored(page)
    if (shown) return shown
    throw failure
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(store().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(stored(request).then((found) => found ?? fetch(request)))
})
