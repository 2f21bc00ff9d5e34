import { describe, expect, test } from 'vitest'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { admin, change, candidate, sendAs, signIn, db, make, routes, runJobs } = await startTestApp()

describe('an Idempotency-Key of another account', () => {
  test('has no effect, because each account has its own keys', async () => {
    await addAccount(db, { email: 'other@hotel.example', name: 'Other', role: 'admin', password })
    const other = sendAs(await signIn('other@hotel.example'))
    const headers = { 'idempotency-key': 'a-key-that-was-overheard' }
    const mine = await admin('POST', '/room-types', { name: 'Mine', description: 'x' }, headers)
    const theirs = await other('POST', '/room-types', { name: 'Theirs', description: 'x' }, headers)
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.headers).not.toHaveProperty('idempotent-replay')
    expect(theirs.body.data.name).toBe('Theirs')
    expect((await candidate('POST', '/room-types', { name: 'Mine', description: 'x' }, headers)).status).toBe(403)
  })

  test('has no effect on another endpoint', async () => {
    const headers = { 'idempotency-key': 'a-key-for-one-call-only' }
    await admin('POST', '/room-types', { name: 'One call', description: 'x' }, headers)
    const elsewhere = await admin(
      'POST',
      '/item-categories',
      { name: 'One call', description: 'x', type: 'food' },
      headers,
    )
    expect(elsewhere.status).toBe(409)
  })
})

describe('unknown fields', () => {
  const extra = {
    id: 999_999,
    slug: 'chosen-by-me',
    role: 'candidate',
    password_hash: 'x',
    is_active: false,
    created_at: '2000-01-01',
  }

  test('are ignored when a record is added', async () => {
    const { body } = await admin('POST', '/staff', { name: 'Nina', email: 'nina@hotel.example', role_id: 1, ...extra })
    expect(body.data).toMatchObject({ name: 'Nina', is_active: true })
    expect(body.data.slug).not.toBe(extra.slug)
    await runJobs()
    const row = await db
      .selectFrom('account')
      .selectAll()
      .where('email', '=', 'nina@hotel.example')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ role: 'admin', is_active: true })
    expect(row.id).not.toBe(extra.id)
    expect(row.password_hash).toMatch(/^\$argon2id/)
    expect(row.created_at).not.toContain('2000')
  })

  test('are ignored when a record is changed', async () => {
    const guest = await make.guest()
    await change(`/guests/${guest.slug}`, { name: 'Changed', ...extra })
    const row = await db.selectFrom('guest').selectAll().where('id', '=', guest.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ id: guest.id, slug: guest.slug })
    expect(row.created_at).not.toContain('2000')
  })

  test('do not turn a guest into staff', async () => {
    await candidate('POST', '/password/change', {
      current_password: password,
      password: 'a longer password',
      role: 'admin',
    })
    expect((await candidate('GET', '/me')).body.data.role).toBe('candidate')
  })
})

test('the slug of one kind of record does not open another kind', async () => {
  const order = await make.order()
  const kinds = ['account', 'room_type', 'room', 'guest', 'booking', 'item_category', 'item'] as const
  const slugs: Record<string, string> = { order: order.slug }
  for (const kind of kinds) {
    slugs[kind] = (await db.selectFrom(kind).select('slug').executeTakeFirstOrThrow()).slug
  }
  const reads = routes.filter(({ method, url }) => method === 'GET' && /^\/api\/[^/]+\/:slug(\/|$)/.test(url))
  expect(reads.length).toBeGreaterThan(8)
  for (const { url } of reads) {
    const opened: string[] = []
    for (const [kind, slug] of Object.entries(slugs)) {
      const { status } = await admin('GET', url.replace('/api', '').replace(':slug', slug).replace(/:\w+/g, '1'))
      expect(status).toBeLessThan(500)
      if (status !== 404) opened.push(kind)
    }
    expect(opened.length, `${url} opens ${opened}`).toBeLessThan(2)
  }
})
