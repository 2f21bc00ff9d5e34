import { finished } from 'node:stream/promises'
import type { HTTPMethods, RouteOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { openSession } from '#server/auth/session-store.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { app, db, make, routes, sendAs, time } = await startTestApp()

const accountId = async (email: string) =>
  (await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

await addAccount(db, { email: 'gone@hotel.example', name: 'Gone', role: 'admin', password })
const ids = {
  admin: await accountId('desk@hotel.example'),
  candidate: await accountId('guest@hotel.example'),
  disabled: await accountId('gone@hotel.example'),
}
await db.updateTable('account').set({ is_active: false }).where('id', '=', ids.disabled).execute()

// A guest account without a guest may only change its own password.
await db
  .updateTable('account')
  .set({ guest_id: (await make.guest()).id })
  .where('id', '=', ids.candidate)
  .execute()

const hour = 60 * 60_000
const openAt = (account: keyof typeof ids, hoursAgo = 0, remember = false) =>
  openSession(db, new Date(time.now.getTime() - hoursAgo * hour), ids[account], remember)
const bearer = (token: string) => `Bearer ${token}`

const loggedOut = async () => {
  const token = await openAt('admin')
  await sendAs(token)('POST', '/logout')
  return token
}

const strangers: Record<string, string | undefined> = {
  nobody: undefined,
  'a garbled token': bearer('nonsense'),
  'a made-up token': bearer('x'.repeat(43)),
  'a token with more behind it': `${bearer(await openAt('admin'))}, ${bearer('x'.repeat(43))}`,
  'a token in another scheme': `Basic ${await openAt('admin')}`,
  'an idle session': bearer(await openAt('admin', 13)),
  'a session of last month': bearer(await openAt('admin', 31 * 24, true)),
  'a session that was logged out': bearer(await loggedOut()),
  'a disabled account': bearer(await openAt('disabled')),
}

/** A caller with access gets a new session for each call, because some calls, such as the logout, end it. */
const everyone = async () => ({
  ...strangers,
  candidate: bearer(await openAt('candidate')),
  admin: bearer(await openAt('admin')),
})

const expected = (access: string, who: string) => {
  if (access === 'public') return 'may enter'
  if (who !== 'admin' && who !== 'candidate') return 401
  return access === 'signed_in' || access === who ? 'may enter' : 403
}

// Each call has its own address, because calls without a session are limited by address.
let asked = 0
const nextAddress = () => `10.0.${++asked >> 8}.${asked & 255}`

const statusFor = async (method: HTTPMethods, url: string, authorization: string | undefined) => {
  const answer = await app.inject({
    method: method as 'GET',
    url: url.replace(/:\w+|\*/g, 'no-such-thing'),
    headers: authorization ? { authorization } : {},
    remoteAddress: nextAddress(),
    ...(!['GET', 'HEAD', 'DELETE'].includes(method) && { payload: {} }),
    payloadAsStream: true,
  })
  // A stream of events does not end. A file is read to its end, because only then the next export may begin.
  if (String(answer.headers['content-type']).startsWith('text/event-stream')) answer.stream().destroy()
  else await finished(answer.stream().resume())
  return answer.statusCode
}

const methodsOf = ({ method }: RouteOptions) => [method].flat()
const calls = routes.flatMap((route) => methodsOf(route).map((method) => ({ ...route, method, url: route.url })))
// The pages of the OpenAPI document are static files of a plugin.
const isDocument = ({ url }: { url: string }) => /^\/api\/(docs(\/|$)|openapi\.json$)/.test(url)
const guarded = calls.filter((call) => !isDocument(call))

test('every route says who may call it', () => {
  expect(guarded.length).toBeGreaterThan(100)
  const silent = guarded.filter(({ config }) => !config?.access).map(({ method, url }) => `${method} ${url}`)
  expect(silent).toEqual([])
})

describe('every route, every caller', () => {
  test.each(guarded)('$method $url', async ({ method, url, config }) => {
    const access = config?.access ?? 'nobody'
    const outcomes = await Promise.all(
      Object.entries(await everyone()).map(async ([who, authorization]) => {
        const status = await statusFor(method, url, authorization)
        expect(status).toBeLessThan(500)
        return [who, status === 401 || status === 403 ? status : 'may enter', expected(access, who)] as const
      }),
    )
    const as = (which: 1 | 2) => Object.fromEntries(outcomes.map((outcome) => [outcome[0], outcome[which]]))
    expect(as(1)).toEqual(as(2))
  })
})
