import { finished } from 'node:stream/promises'
import type { HTTPMethods, RouteOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { allPermissions, type Granted } from '#contract/kit/permission.ts'
import { grantedBy } from '#server/auth/granted.ts'
import { openSession } from '#server/auth/session-store.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { app, db, make, routes, sendAs, time } = await startTestApp()

const accountId = async (email: string) =>
  (await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

await addAccount(db, { email: 'gone@hotel.example', name: 'Gone', role: 'admin', password })

/** The default roles, each with a person who has it. */
const roles = await db.selectFrom('role').select(['id', 'slug', 'is_owner']).orderBy('id').execute()
const grantedTo = new Map<string, Granted>()
for (const { id, slug, is_owner } of roles) {
  await addAccount(db, { email: `${slug}@hotel.example`, name: slug, role: 'admin', role_id: id, password })
  const rows = await db.selectFrom('role_permission').selectAll().where('role_id', '=', id).execute()
  const stored = Object.fromEntries(rows.map(({ permission, up_to }) => [permission, up_to]))
  grantedTo.set(slug, grantedBy(is_owner, stored))
}
const staff = Object.fromEntries(
  await Promise.all(roles.map(async ({ slug }) => [slug, await accountId(`${slug}@hotel.example`)] as const)),
)
// May do everything, once the second factor is set up.
const { id: strictRole } = await db
  .insertInto('role')
  .values({ slug: 'strict', name: 'Strict', needs_second_factor: true })
  .returning('id')
  .executeTakeFirstOrThrow()
await db
  .insertInto('role_permission')
  .values(allPermissions.map((permission) => ({ role_id: strictRole, permission })))
  .execute()
await addAccount(db, { email: 'strict@hotel.example', name: 'Strict', role: 'admin', role_id: strictRole, password })

const ids = {
  strict: await accountId('strict@hotel.example'),
  candidate: await accountId('guest@hotel.example'),
  disabled: await accountId('gone@hotel.example'),
}
const accounts: Record<string, number> = { ...staff, ...ids }
await db.updateTable('account').set({ is_active: false }).where('id', '=', ids.disabled).execute()

// A guest account without a guest may only change its own password.
await db
  .updateTable('account')
  .set({ guest_id: (await make.guest()).id })
  .where('id', '=', ids.candidate)
  .execute()

const hour = 60 * 60_000
const openAt = (account: string, hoursAgo = 0, remember = false) =>
  openSession(db, new Date(time.now.getTime() - hoursAgo * hour), accounts[account] ?? 0, remember)
const bearer = (token: string) => `Bearer ${token}`

const loggedOut = async () => {
  const token = await openAt('owner')
  await sendAs(token)('POST', '/logout')
  return token
}

const strangers: Record<string, string | undefined> = {
  nobody: undefined,
  'a garbled token': bearer('nonsense'),
  'a made-up token': bearer('x'.repeat(43)),
  'a token with more behind it': `${bearer(await openAt('owner'))}, ${bearer('x'.repeat(43))}`,
  'a token in another scheme': `Basic ${await openAt('owner')}`,
  'an idle session': bearer(await openAt('owner', 13)),
  'a session of last month': bearer(await openAt('owner', 31 * 24, true)),
  'a session that was logged out': bearer(await loggedOut()),
  'a disabled account': bearer(await openAt('disabled')),
}

/** A caller with access gets a new session for each call, because some calls, such as the logout, end it. */
const everyone = async () => ({
  ...strangers,
  candidate: bearer(await openAt('candidate')),
  'somebody without the second factor that the role asks for': bearer(await openAt('strict')),
  ...Object.fromEntries(await Promise.all(roles.map(async ({ slug }) => [slug, bearer(await openAt(slug))] as const))),
})

const expected = (access: string, who: string, beforeSecondFactor: boolean) => {
  if (access === 'public') return 'may enter'
  if (who === 'somebody without the second factor that the role asks for') return beforeSecondFactor ? 'may enter' : 403
  const granted = grantedTo.get(who)
  if (!granted && who !== 'candidate') return 401
  if (access === 'signed_in' || access === who) return 'may enter'
  return granted && (access === 'staff' || access in granted) ? 'may enter' : 403
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

test('only these routes are open to everyone on the staff, whatever the role', () => {
  const open = guarded.filter(({ method, config }) => config?.access === 'staff' && method !== 'HEAD')
  expect(open.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    'GET /api/notifications',
    'GET /api/search',
    'GET /api/settings',
    'POST /api/approvals',
    'POST /api/notifications/read',
    'PUT /api/me/home-screen',
  ])
})

test('only these routes are open before the second factor is set up', () => {
  const open = guarded.filter(({ method, config }) => config?.beforeSecondFactor && method !== 'HEAD')
  expect(open.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    'GET /api/me',
    'GET /api/me/second-factor',
    'POST /api/logout',
    'POST /api/me/second-factor',
    'POST /api/me/second-factor/confirm',
  ])
})

describe('every route, every caller', () => {
  test.each(guarded)('$method $url', async ({ method, url, config }) => {
    const access = config?.access ?? 'nobody'
    const outcomes = await Promise.all(
      Object.entries(await everyone()).map(async ([who, authorization]) => {
        const status = await statusFor(method, url, authorization)
        expect(status).toBeLessThan(500)
        return [
          who,
          status === 401 || status === 403 ? status : 'may enter',
          expected(access, who, config?.beforeSecondFactor === true),
        ] as const
      }),
    )
    const as = (which: 1 | 2) => Object.fromEntries(outcomes.map((outcome) => [outcome[0], outcome[which]]))
    expect(as(1)).toEqual(as(2))
  })
})
