import { expect, test } from 'vitest'
import { formOf, picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, anyone, asGuest, hire, make, sendAs, signIn } = await startTestApp()

test('a guest without anything has an export', async () => {
  const bare = await make.guest({ name: 'Bare Bose' })
  const empty = (await admin('GET', `/guests/${bare.slug}/data.json`)).body
  expect([empty.stays, empty.invoices, empty.payments, empty.consents]).toEqual([[], [], [], []])
  expect((await admin('GET', `/guests/${bare.slug}/data.pdf`)).status).toBe(200)
  expect((await admin('GET', '/guests/nobody/data.pdf')).status).toBe(404)
  expect((await admin('GET', '/guests/nobody/privacy')).status).toBe(404)
})

const privacyCalls = (slug: string) =>
  [
    ['GET', '/privacy/retention'],
    ['PUT', '/privacy/retention', { days: 400, version: 1 }],
    ['GET', '/privacy/retention/runs'],
    ['POST', '/privacy/retention/runs', { token: 'none' }],
    ['GET', `/guests/${slug}/privacy`],
    ['GET', `/guests/${slug}/data.json`],
    ['GET', `/guests/${slug}/data.pdf`],
    ['POST', `/guests/${slug}/anonymise`, { name: 'Somebody Else' }],
  ] as const

test('of the default roles only owners and managers delete, export and anonymise', async () => {
  const { slug } = await make.guest({ name: 'Guarded Gill' })
  const refused = async (send: typeof admin) => {
    const statuses = []
    for (const [method, path, body] of privacyCalls(slug)) statuses.push((await send(method, path, body)).status)
    return statuses
  }
  for (const role of ['accountant', 'housekeeping', 'kitchen'])
    expect(await refused(await hire(role)), role).toEqual(Array(8).fill(403))
  expect(await refused(await asGuest(await make.guest({ name: 'A Guest' })))).toEqual(Array(8).fill(403))
  expect(await refused(anyone)).toEqual(Array(8).fill(401))
  expect(await refused(admin)).not.toContain(403)
})

test('ID photos and whole ID numbers are shown only to those who may see them', async () => {
  const number = 'IDPLA1234C'
  const draft = { name: 'Placed Pillai', phone: '9812345680', address: 'Pune', nationality_id: 1 }
  const id = { id_proof_type: 'PAN Card', id_proof_number: number }
  const guest = (await admin('POST', '/guests', formOf({ ...draft, ...id }, await picture()))).body.data
  const { slug: booking } = await make.booking({ guest_id: guest.id })
  await admin('POST', `/bookings/${booking}/check-in`)
  await admin('GET', `/guests/${guest.slug}/id-proof`)
  const [person] = (await admin('GET', `/bookings/${booking}/occupants`)).body.data.occupants
  const roles: Record<string, typeof admin> = {
    owner: admin,
    kitchen: sendAs(await signIn('kitchen@hotel.example')),
    accountant: sendAs(await signIn('accountant@hotel.example')),
    housekeeping: sendAs(await signIn('housekeeping@hotel.example')),
    guest: await asGuest(guest),
  }
  const seenBy = async (path: string) => {
    const seen = []
    for (const [role, send] of Object.entries(roles)) {
      const { status, body } = await send('GET', path)
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      if (status === 200 && (text.includes(number) || path.endsWith('/id-proof') || path.endsWith('/photo')))
        seen.push(role)
    }
    return seen
  }
  const day = '2026-11-16'
  expect(await seenBy(`/guests/${guest.slug}/id-proof`)).toEqual(['owner'])
  expect(await seenBy(`/registers/foreigners/${person.slug}/photo`)).toEqual([])
  // Whole numbers: who may see guests, who may see the register, and who may see the audit trail.
  expect(await seenBy(`/guests/${guest.slug}`)).toEqual(['owner', 'accountant'])
  expect(await seenBy('/guests?search=Placed')).toEqual(['owner', 'accountant'])
  expect(await seenBy(`/guests/duplicates?id_proof_number=${number}`)).toEqual(['owner', 'accountant'])
  expect(await seenBy(`/bookings/${booking}/occupants`)).toEqual(['owner', 'accountant'])
  expect(await seenBy(`/bookings/${booking}/registration-cards`)).toEqual(['owner', 'accountant'])
  expect(await seenBy(`/registers/guests?from=${day}&to=${day}`)).not.toContain('housekeeping')
  expect(await seenBy(`/audit?entity=guest&slug=${guest.slug}`)).toEqual(['owner', 'accountant'])
  expect(await seenBy(`/guests/${guest.slug}/data.json`)).toEqual(['owner'])
  // Nowhere else: neither the search nor the guest area has any.
  for (const path of [
    `/bookings/${booking}`,
    `/search?q=${number}`,
    '/search?q=Placed',
    '/my/profile',
    '/my/stays',
    `/guests/options?search=${number}`,
    '/dashboard',
  ])
    expect(await seenBy(path), path).toEqual([])
})
