import { beforeAll, describe, expect, test } from 'vitest'
import { versionMissing } from '#contract/kit/version.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, db, make, sendAs, signIn } = await startTestApp()
await addAccount(db, { email: 'arun@hotel.example', name: 'Arun', role: 'admin', password })

interface Case {
  path: string
  /** The values that a form opened now would send. */
  seen: Record<string, unknown>
  field: string
  values: [unknown, unknown]
  what: string
}

const records: [string, () => Promise<Case>][] = [
  ['room type', async () => caseOf('/room-types', await make.roomType(), 'price_per_night', [4000, 5000], 'room type')],
  ['room', async () => caseOf('/rooms', await make.room(), 'description', ['By the lift', 'Lake view'], 'room')],
  [
    'category',
    async () => caseOf('/item-categories', await make.itemCategory(), 'name', ['Soups', 'Salads'], 'category'),
  ],
  ['item', async () => caseOf('/items', await make.item(), 'price', [125, 130.5], 'item')],
  ['guest', async () => caseOf('/guests', await make.guest(), 'phone', ['9876500001', '9876500002'], 'guest')],
  ['company', async () => caseOf('/companies', await make.company(), 'name', ['Lake Tours', 'Hill Tours'], 'company')],
  [
    'rate plan',
    async () => {
      const { body } = await admin('POST', '/rate-plans', { name: 'Weekend' })
      return caseOf('/rate-plans', body.data, 'child_price', [300, 450.5], 'rate plan')
    },
  ],
  [
    'staff account',
    async () => {
      const { body } = await admin('POST', '/staff', { name: 'Meera', email: 'meera@hotel.example', role_id: 1 })
      return caseOf('/staff', body.data, 'name', ['Meera Rao', 'Meera Das'], 'account')
    },
  ],
  [
    'food plan',
    async () => {
      const { body } = await admin('POST', '/food-plans', { name: 'Brunch', price: 350 })
      const { id, ...seen } = body.data
      return { path: `/food-plans/${id}`, seen, field: 'price', values: [400, 450], what: 'food plan' }
    },
  ],
  [
    'payment method',
    async () => {
      const { body } = await admin('POST', '/payment-methods', { name: 'Voucher' })
      const { id, ...seen } = body.data
      const values: [string, string] = ['Vouchers', 'Gift voucher']
      return { path: `/payment-methods/${id}`, seen, field: 'name', values, what: 'payment method' }
    },
  ],
  [
    'booking source',
    async () => {
      const { body } = await admin('POST', '/booking-sources', { name: 'Radio' })
      const { id, ...seen } = body.data
      const values: [string, string] = ['Local radio', 'Newspaper']
      return { path: `/booking-sources/${id}`, seen, field: 'name', values, what: 'booking source' }
    },
  ],
  [
    'tax category',
    async () => {
      const { body } = await admin('POST', '/tax-categories', { name: 'Guided tours' })
      return caseOf('/tax-categories', body.data, 'treatment', ['exempt', 'outside_gst'], 'tax category')
    },
  ],
  [
    'tax rate',
    async () => {
      const { data } = (await admin('GET', '/tax-categories')).body
      const rule = { tax_category_id: data.data[0].id, rate: 18, sac: '9963', valid_from: '2026-04-01' }
      const { body } = await admin('POST', '/tax-rules', rule)
      const { id, slug, ...seen } = body.data
      return { path: `/tax-rules/${slug}`, seen, field: 'rate', values: [5, 12], what: 'tax rate' }
    },
  ],
]

const caseOf = async (
  path: string,
  { slug }: { slug: string },
  field: string,
  values: [unknown, unknown],
  what: string,
): Promise<Case> => {
  const own = `${path}/${slug}`
  return { path: own, seen: (await admin('GET', own)).body.data, field, values, what }
}

const withoutGet = /^(\/food-plans|\/booking-sources|\/payment-methods|\/tax-rules)\/(.+)/

const now = async (path: string) => {
  const [, list = '', name] = withoutGet.exec(path) ?? []
  if (!list) return (await admin('GET', path)).body.data
  const { data } = (await admin('GET', list)).body
  return data.find(({ id, slug }: { id: number; slug?: string }) => name === (slug ?? String(id)))
}

describe.each(records)('a %s', (_name, open) => {
  let given: Case
  beforeAll(async () => {
    given = await open()
  })
  const put = (changes: object, { seen, path } = given) => admin('PUT', path, { ...seen, ...changes })

  test('needs the version that the change is based on', async () => {
    const { status, body } = await put({ version: undefined })
    expect(status).toBe(422)
    expect(body.error.fields).toEqual({ version: [versionMissing] })
  })

  test.each([-1, 2_147_483_648, 1.5])('has no version %s', async (version) => {
    const { status, body } = await put({ version })
    expect(status).toBe(422)
    expect(body.error.fields).toEqual({ version: [versionMissing] })
  })

  test('saved without a change keeps its version', async () => {
    expect((await put({})).body.data.version).toBe(given.seen.version)
  })

  test('is not overwritten from an older version', async () => {
    const { field, values, path, what } = given
    const arun = sendAs(await signIn('arun@hotel.example'))
    const first = await arun('PUT', path, { ...given.seen, [field]: values[0] })
    expect(first).toMatchObject({ status: 200, body: { data: { [field]: values[0] } } })
    const late = await put({ [field]: values[1] })
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'changed_meanwhile' } } })
    expect(late.body.error.message).toContain(`Arun changed this ${what} while you were editing it.`)
    expect(await now(path)).toEqual(first.body.data)
    const upon = await put({ [field]: values[1], version: first.body.data.version })
    expect(upon).toMatchObject({ status: 200, body: { data: { [field]: values[1] } } })
  })

  test('changed twice at the same moment is changed once', async () => {
    const { field, path } = given
    const current = await now(path)
    const edit = { ...given.seen, [field]: given.values[0], version: current.version }
    const answers = await Promise.all(Array.from({ length: 4 }, () => admin('PUT', path, edit)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await now(path)).version).toBe(current.version + 1)
  })
})

test('a guest and the desk do not overwrite each other’s changes', async () => {
  const guest = await make.guest()
  const me = await asGuest(guest)
  const mine = (await me('GET', '/my/profile')).body.data
  const { version } = (await admin('GET', `/guests/${guest.slug}`)).body.data
  expect((await admin('PUT', `/guests/${guest.slug}`, { phone: '9811111111', version })).status).toBe(200)
  const late = await me('PUT', '/my/profile', { phone: '9822222222', version: mine.version })
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'changed_meanwhile' } } })
  expect(late.body.error.message).not.toContain('Front Desk')
  const fresh = (await me('GET', '/my/profile')).body.data
  expect(fresh.phone).toBe('9811111111')
  const upon = { phone: '9822222222', version: fresh.version }
  expect((await me('PUT', '/my/profile', upon)).status).toBe(200)
  const desk = await admin('PUT', `/guests/${guest.slug}`, { address: 'Pune', version: fresh.version })
  expect(desk.body.error.message).toContain(`${guest.name} changed this guest`)
})

test('a new password does not prevent an edit of the account', async () => {
  const { body } = await admin('POST', '/staff', { name: 'Nina', email: 'nina@hotel.example', role_id: 1 })
  expect((await admin('PUT', `/staff/${body.data.slug}/password`)).status).toBe(200)
  const edit = { ...body.data, name: 'Nina Rao' }
  expect((await admin('PUT', `/staff/${body.data.slug}`, edit)).status).toBe(200)
})

test('the audit trail does not show versions', async () => {
  const entries = await db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    // For a new password the audit trail only shows that there is one.
    .where('entity', '<>', 'account')
    .execute()
  expect(JSON.stringify(entries)).not.toContain('"version"')
  expect(entries.filter(({ before, after }) => before === null && after === null)).toEqual([])
})
