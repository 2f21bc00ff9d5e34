import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, make, db } = await startTestApp()

const acme = {
  name: 'Acme Tools Pvt Ltd',
  kind: 'company',
  gstin: '29AABCU9603R1ZJ',
  address: '5 MG Road, Bengaluru',
  state: 'Karnataka',
  contact_person: 'Meera Iyer',
  phone: '+91 98450 12345',
  email: 'accounts@acme.example',
  credit_limit: 250000.5,
  payment_terms: 30,
  is_active: true,
}
const add = async (draft: object) => {
  const { status, body } = await admin('POST', '/companies', draft)
  expect(status).toBe(201)
  return body.data
}

describe('saving a company', () => {
  test('returns it as it was saved, and again by its slug', async () => {
    const saved = await add(acme)
    expect(saved).toMatchObject({ ...acme, version: 1 })
    expect((await admin('GET', `/companies/${saved.slug}`)).body.data).toEqual(saved)
  })

  test('needs only the name: no credit, due at once, active', async () => {
    expect(await add({ name: 'Hill Tours' })).toMatchObject({
      kind: 'company',
      ...{ gstin: '', address: '', state: '', contact_person: '', phone: '', email: '' },
      ...{ credit_limit: null, payment_terms: 0, is_active: true },
    })
  })

  test('takes the state from the GSTIN, which may be typed in small letters', async () => {
    const saved = await add({ name: 'Pune Foundry', gstin: ' 27aapfu0939f1zv ' })
    expect(saved).toMatchObject({ gstin: '27AAPFU0939F1ZV', state: 'Maharashtra' })
  })

  test('a name is unique, regardless of case and surrounding spaces', async () => {
    await add({ name: 'Blue Lotus Travels' })
    expect(await admin('POST', '/companies', { name: ' BLUE lotus travels ' })).toMatchObject({
      status: 409,
      body: { error: { fields: { name: ['A company of this name already exists'] } } },
    })
  })

  test.each<[string, object, object]>([
    ['no name', { name: ' ' }, { name: ['Company name is required'] }],
    ['a wrong check digit', { gstin: '27AAPFU0939F1ZW' }, { gstin: [expect.stringContaining('check digit')] }],
    ['a short GSTIN', { gstin: '27AAPFU0939' }, { gstin: [expect.any(String)] }],
    [
      'a GSTIN of another state',
      { gstin: '27AAPFU0939F1ZV', state: 'Goa' },
      { state: [expect.stringContaining('Maharashtra')] },
    ],
    ['an unknown state', { state: 'Bombay' }, { state: ['Choose a state'] }],
    ['an unknown kind', { kind: 'school' }, { kind: ['Choose company or travel agent'] }],
    ['a wrong email', { email: 'accounts' }, { email: [expect.any(String)] }],
    ['a credit limit of 0', { credit_limit: 0 }, { credit_limit: [expect.stringContaining('more than 0')] }],
    ['a third decimal', { credit_limit: 1.005 }, { credit_limit: [expect.any(String)] }],
    ['a limit of 1e21', { credit_limit: 1e21 }, { credit_limit: [expect.any(String)] }],
    ['half a day', { payment_terms: 1.5 }, { payment_terms: ['Enter a whole number'] }],
    ['terms of two years', { payment_terms: 730 }, { payment_terms: ['At most 365 days'] }],
  ])('%s is refused with the field named', async (_what, wrong, fields) => {
    const { status, body } = await admin('POST', '/companies', { name: 'Wrong Works', ...wrong })
    expect(status).toBe(422)
    expect(body.error.fields).toEqual(fields)
  })
})

test('the list is searched by name, GSTIN, contact and phone, filtered, sorted and paged', async () => {
  const { admin, make } = await startTestApp()
  await make.company({ name: 'Sunrise Holidays', kind: 'travel_agent', phone: '+91 98765 43210' })
  await make.company({ name: 'alpha Mills', gstin: '29AABCU9603R1ZJ', state: 'Karnataka', is_active: false })
  const beta = await make.company({ name: 'Beta 100% Cotton', contact_person: 'Zoya Khan', payment_terms: 45 })
  const names = async (query: string) =>
    (await admin('GET', `/companies?${query}`)).body.data.data.map(({ name }: { name: string }) => name)
  expect(await names('')).toEqual(['alpha Mills', 'Beta 100% Cotton', 'Sunrise Holidays'])
  for (const typed of ['SUNR', '98765 432', '9876543210', '%2B919876543210']) {
    expect(await names(`search=${typed}`), typed).toEqual(['Sunrise Holidays'])
  }
  expect(await names('search=29aabc')).toEqual(['alpha Mills'])
  expect(await names('search=zoya')).toEqual(['Beta 100% Cotton'])
  expect(await names('search=%25')).toEqual(['Beta 100% Cotton'])
  expect(await names('kind=travel_agent')).toEqual(['Sunrise Holidays'])
  expect(await names('is_active=true')).toEqual(['Beta 100% Cotton', 'Sunrise Holidays'])
  expect(await names(`id=${beta.id}`)).toEqual(['Beta 100% Cotton'])
  expect((await names('sort=-payment_terms'))[0]).toBe('Beta 100% Cotton')
  const second = (await admin('GET', '/companies?per_page=2&page=2')).body.data
  expect(second).toMatchObject({ total: 3, last_page: 2, data: [{ name: 'Sunrise Holidays' }] })
  expect((await admin('GET', '/companies?sort=phone')).status).toBe(422)
})

test('changing a company keeps its slug; the loser of two edits is told who won', async () => {
  const { slug, version } = await make.company({ name: 'River Resorts' })
  const path = `/companies/${slug}`
  const [one, other] = await Promise.all([
    admin('PUT', path, { name: 'River Resorts', phone: '1', version }),
    admin('PUT', path, { name: 'River Resorts', phone: '2', version }),
  ])
  expect([one.status, other.status].toSorted()).toEqual([200, 409])
  const lost = one.status === 409 ? one : other
  expect(lost.body.error).toMatchObject({
    code: 'changed_meanwhile',
    message: expect.stringContaining('changed this company while you were editing it'),
  })
  expect((await admin('GET', path)).body.data).toMatchObject({ slug, version: 2 })
  expect((await admin('PUT', path, { name: acme.name, version: 2 })).status).toBe(409)
})

test('a company that nothing uses is deleted for good', async () => {
  const { slug, id } = await make.company()
  expect((await admin('DELETE', `/companies/${slug}`)).body.message).toBe('Company deleted successfully')
  expect((await admin('GET', `/companies/${slug}`)).status).toBe(404)
  expect((await admin('DELETE', `/companies/${slug}`)).status).toBe(404)
  expect(await db.selectFrom('company').select('id').where('id', '=', id).execute()).toEqual([])
})

test('a company that pays a folio is not deleted', async () => {
  const { slug, id } = await make.company()
  const booking = await make.booking()
  await admin('POST', `/bookings/${booking.slug}/folios`, { company_id: id })
  expect((await admin('DELETE', `/companies/${slug}`)).body.error.code).toBe('company_in_use')
})

test('a company with bookings or invoices is not deleted; the refusal says what to do instead', async () => {
  const { slug, id, name } = await make.company()
  const booking = await make.booking({ company_id: id })
  expect(await admin('DELETE', `/companies/${slug}`)).toMatchObject({
    status: 409,
    body: {
      error: { code: 'company_in_use', message: expect.stringMatching(/has 1 booking, .*Make it inactive instead/) },
    },
  })
  await admin('POST', `/bookings/${booking.slug}/check-in`)
  await admin('POST', `/bookings/${booking.slug}/check-out`, { billed_to: { name: name.toUpperCase() } })
  const { message } = (await admin('DELETE', `/companies/${slug}`)).body.error
  expect(message).toContain('has 1 booking and 1 invoice')
  const billed = await make.company({ name: 'Only Billed' })
  const other = await make.booking()
  await admin('POST', `/bookings/${other.slug}/check-in`)
  await admin('POST', `/bookings/${other.slug}/check-out`, { billed_to: { name: billed.name } })
  expect((await admin('DELETE', `/companies/${billed.slug}`)).status).toBe(409)
})

test('guests and strangers have no access', async () => {
  const me = await asGuest(await make.guest())
  expect((await me('GET', '/companies')).status).toBe(403)
  expect((await me('POST', '/companies', { name: 'Mine' })).status).toBe(403)
})
