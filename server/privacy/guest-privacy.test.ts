import { expect, test } from 'vitest'
import { foreignerNotices } from '#server/foreigners/foreigner-notices.ts'
import { signCard } from '#server/privacy/testing/retention-hotel.ts'
import { payBalance } from '#server/testing/pay-balance.ts'
import { readPdf } from '#server/testing/pdf-text.ts'
import { formOf, picture } from '#server/testing/pictures.ts'
import { findAnywhere } from '#server/testing/raw-scan.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, asGuest, db, filesFolder, hire, make, runJobs, sendAs, signIn, time } = await startTestApp()
await db.updateTable('property').set({ register_retention_days: 365 }).execute()

const draft = {
  ...{ name: 'Zubin Quartermain', phone: '9812345670', email: 'zubin.q@mail.example', address: '77 Marigold Lane' },
  ...{ nationality_id: 1, id_proof_type: 'PAN Card', id_proof_number: 'QQZZX9876K', special_requests: 'Lotus pillow' },
}
const register = async (fields: object = {}) => {
  const { body } = await admin('POST', '/guests', formOf({ ...draft, ...fields }, await picture()))
  return body.data as { id: number; slug: string; name: string }
}
const entriesOf = async (slug: string, action: string) =>
  (await admin('GET', `/audit?entity=guest&slug=${slug}&action=${action}`)).body.data

test('a look at an ID photo is in the audit trail, once a minute for each person', async () => {
  const { slug } = await register()
  const clerk = await hire('manager', 'Mira Manager')
  for (const send of [admin, admin, clerk]) expect((await send('GET', `/guests/${slug}/id-proof`)).status).toBe(200)
  time.now = new Date('2026-11-15T06:01:00Z')
  await admin('GET', `/guests/${slug}/id-proof`)
  time.now = new Date('2026-11-15T06:00:00Z')
  const views = await entriesOf(slug, 'view')
  expect(views.map(({ who }: { who: string }) => who)).toEqual(['Front Desk', 'Mira Manager', 'Front Desk'])
  expect(views[0]).toMatchObject({ title: 'Zubin Quartermain', before: null, after: null })
  await admin('DELETE', `/guests/${slug}`)
})

test('a guest’s data can be exported, without the names of companions, and that is written down', async () => {
  const guest = await register({ phone: '9812345671' })
  const { slug: booking } = await make.booking({ guest_id: guest.id })
  const companion = { name: 'Wilhelmina Companion', nationality_id: 1 }
  await admin('POST', `/bookings/${booking}/occupants`, { guest: companion, relation: 'Wife' })
  await admin('GET', `/guests/${guest.slug}/id-proof`)
  const reply = await admin('GET', `/guests/${guest.slug}/data.json`)
  expect(reply.status).toBe(200)
  const data = reply.body
  expect(data.guest).toMatchObject({
    name: 'Zubin Quartermain',
    id_proof_number: 'QQZZX9876K',
    nationality_id: 'Indian',
  })
  expect(data.stays).toMatchObject([{ role: 'booked', companions: 'W.', check_in: '2026-11-15' }])
  expect(data.views_of_the_id_photo).toMatchObject([{ who: 'Front Desk' }])
  expect(JSON.stringify(data)).not.toContain('Wilhelmina')
  const pdf = await app.inject({
    ...{ method: 'GET', url: `/api/guests/${guest.slug}/data.pdf` },
    headers: { authorization: `Bearer ${await signIn('desk@hotel.example')}` },
  })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const { words } = await readPdf(pdf.rawPayload)
  expect(words).toContain('Zubin Quartermain')
  expect(words).toContain('Nov 15, 2026')
  // Words instead of codes and of the names of fields.
  for (const raw of ['2026-11-15', 'checked_', 'companion', '_id', 'photo_of'])
    expect(words.toLowerCase()).not.toContain(raw)
  expect(await entriesOf(guest.slug, 'export')).toHaveLength(2)
  const clerk = await hire('front-desk')
  expect((await clerk('GET', `/guests/${guest.slug}/data.json`)).status).toBe(403)
})

test('a guest who pays for another is not named to that guest, and stays until the folio is paid', async () => {
  const guest = await register({ phone: '9812345681', name: 'Ottoline Traveller', id_proof_number: 'OTTXX1234K' })
  const payer = await register({ phone: '9812345682', name: 'Percival Payer', id_proof_number: 'PPAYY1234K' })
  const { slug, booking_number } = await make.booking({ guest_id: guest.id, check_out_date: '2026-11-16' })
  const folios = await admin('POST', `/bookings/${slug}/folios`, { guest_id: payer.id, routes: ['room'] })
  const folio = folios.body.data[1].slug
  await admin('POST', `/folios/${slug}/charges`, { description: 'Laundry', rate: 200 })
  await admin('POST', `/bookings/${slug}/check-in`)
  time.now = new Date('2026-11-16T05:00:00Z')
  await admin('POST', `/bookings/${slug}/check-out`)

  const anonymise = async () =>
    (await admin('POST', `/guests/${payer.slug}/anonymise`, { name: payer.name })).body.error.message
  expect(await anonymise()).toContain(`Money is not settled for ${booking_number}`)
  const { balance } = await db
    .selectFrom('invoice_balance')
    .innerJoin('invoice', 'invoice.id', 'invoice_balance.invoice_id')
    .innerJoin('folio', 'folio.id', 'invoice.folio_id')
    .select('balance')
    .where('folio.slug', '=', folio)
    .executeTakeFirstOrThrow()
  const paid = { amount: balance / 100, payment_method: 'card', reference: 'PERCIVAL-77', folio }
  expect((await admin('POST', `/bookings/${slug}/payments`, paid)).status).toBe(201)
  expect(await anonymise()).not.toContain('Money is not settled')

  const exportOf = async (one: { slug: string }) => (await admin('GET', `/guests/${one.slug}/data.json`)).body
  const [ofGuest, ofPayer] = [await exportOf(guest), await exportOf(payer)]
  expect(ofGuest.invoices).toMatchObject([{ name: 'Ottoline Traveller' }])
  expect(ofGuest.payments).toEqual([])
  expect(JSON.stringify(ofGuest)).not.toMatch(/percival/i)
  expect(ofPayer.invoices).toMatchObject([{ name: 'Percival Payer' }])
  expect(ofPayer.payments).toMatchObject([{ reference: 'PERCIVAL-77' }])
  expect(JSON.stringify(ofPayer)).not.toMatch(/ottoline|traveller/i)
  time.now = new Date('2026-11-15T06:00:00Z')
})

test('anonymising is refused with the reason, then deletes everything personal for good', async () => {
  const guest = await register({
    phone: '9812345672',
    name: 'Xavier Underhill',
    address: '3 Underhill Street',
    email: 'xavier.u@mail.example',
    id_proof_number: 'XXUUY1234K',
    special_requests: 'Quiet Orchid wing',
  })
  const remarks = { desk_remarks: 'Allergic to dahlias' }
  const { slug: booking } = await make.booking({ guest_id: guest.id, ...remarks, check_out_date: '2026-11-16' })
  await asGuest(guest)
  const anonymise = (send = admin, name = 'xavier underhill') =>
    send('POST', `/guests/${guest.slug}/anonymise`, { name })
  expect((await anonymise()).body.error.message).toMatch(/^Open bookings: BK-\d+\. Check out or cancel them first\.$/)
  await admin('POST', `/bookings/${booking}/check-in`)
  time.now = new Date('2026-11-16T05:00:00Z')
  await admin('POST', `/bookings/${booking}/check-out`)
  const { version } = (await admin('GET', `/guests/${guest.slug}`)).body.data
  await admin('PUT', `/guests/${guest.slug}`, { address: '12 Tulip Road', version })
  // The guest register has the address of the stay, the guest the new one.
  expect((await findAnywhere(db, filesFolder, ['Underhill Street']))[0]).toContain('public.departed_guest')
  const due = (await anonymise()).body.error
  expect(due.code).toBe('guest_must_stay')
  expect(due.message).toContain('Money is not settled')
  expect(due.message).toContain('until Nov 16, 2027. It can be done from the next day on.')
  await payBalance(db, admin, booking)

  time.now = new Date('2027-11-16T22:30:00Z')
  const owner = sendAs(await signIn('desk@hotel.example', true))
  const state = (await owner('GET', `/guests/${guest.slug}/privacy`)).body.data
  expect(state.refusals).toEqual([])
  expect((await anonymise(owner, 'Somebody Else')).body.error.fields).toMatchObject({ name: [expect.any(String)] })
  expect((await anonymise(owner)).body).toEqual({ message: 'The guest was anonymised' })
  await runJobs()

  const words = ['underhill', 'xavier.u@', '9812345672', 'XXUUY1234K', 'dahlias', 'Orchid wing', 'Tulip Road']
  const found = await findAnywhere(db, filesFolder, words)
  // The books are kept: the printed name and the contact of the invoice.
  expect(found.map((line) => line.split(': ')[1]).filter((tables) => tables !== 'public.invoice')).toEqual([])
  expect((await owner('GET', `/guests/${guest.slug}`)).body.data).toMatchObject({ name: 'Former guest', phone: '' })
  expect((await owner('GET', '/guests?search=underhill')).body.data.total).toBe(0)
  expect(await db.selectFrom('account').select('id').where('guest_id', '=', guest.id).execute()).toEqual([])
  expect((await anonymise(owner, 'Former guest')).body.error.message).toContain('anonymised already')
  expect((await owner('GET', `/audit?slug=${guest.slug}&action=anonymise`)).body.data).toMatchObject([
    { who: 'Front Desk' },
  ])
})

test('anonymising a foreign national deletes signature and notifications, and keeps the number of the filing', async () => {
  const { admin, db, filesFolder, make, runJobs, sendAs, services, signIn, time } = await startTestApp()
  await db.updateTable('property').set({ register_retention_days: 365 }).execute()
  const foreign = { passport_no: 'ZX998877', visa_no: 'VV776655', visa_status: 'visa' }
  const french = await make.nationalityId('French')
  const { body } = await admin('POST', '/guests?form=quick', {
    ...{ name: 'Guillemette Vasseur', phone: '+33612345678', nationality_id: french },
    ...foreign,
  })
  const guest = body.data
  const { slug: booking } = await make.booking({ guest_id: guest.id, check_out_date: '2026-11-16' })
  await admin('POST', `/bookings/${booking}/check-in`)
  const [{ slug: person }] = (await admin('GET', `/bookings/${booking}/occupants`)).body.data.occupants
  await signCard(admin, booking)
  time.now = new Date('2026-11-16T02:30:00Z')
  await foreignerNotices.run(services)
  expect(await findAnywhere(db, filesFolder, [person])).toEqual([expect.stringContaining('public.notice')])
  const filed = { application_number: 'F3-SECRET-77', filed_at: '2026-11-16T02:00:00Z', version: 0 }
  expect(
    (await admin('POST', `/registers/foreigners/${person}/filed`, { ...filed, confirm_missing: true })).status,
  ).toBe(200)
  time.now = new Date('2026-11-16T05:00:00Z')
  await admin('POST', `/bookings/${booking}/check-out`)
  await payBalance(db, admin, booking)
  const exported = (await admin('GET', `/guests/${guest.slug}/data.json`)).body
  expect(exported.filings_of_foreign_nationals).toMatchObject([{ application_number: 'F3-SECRET-77' }])
  expect(exported.consents).toMatchObject([{ signed_at: '2026-11-15T06:00:00Z', signed_by: 'Guillemette Vasseur' }])

  // The run of the retention keeps the number of the filing, as the proof that it was filed.
  await db.updateTable('property').set({ id_retention_days: 366 }).execute()
  time.now = new Date('2027-11-20T06:00:00Z')
  const owner = sendAs(await signIn('desk@hotel.example', true))
  const { token } = (await owner('GET', '/privacy/retention')).body.data
  expect((await owner('POST', '/privacy/retention/runs', { token })).status).toBe(200)
  await runJobs()
  const afterRun = await findAnywhere(db, filesFolder, ['ZX998877', 'VV776655'])
  expect(afterRun).toEqual([])
  expect(await findAnywhere(db, filesFolder, ['F3-SECRET-77'])).toHaveLength(1)

  const both = await Promise.all(
    [0, 1].map(() => owner('POST', `/guests/${guest.slug}/anonymise`, { name: 'Guillemette Vasseur' })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await runJobs()
  const found = await findAnywhere(db, filesFolder, ['guillemette'])
  expect(found.map((line) => line.split(': ')[1])).toEqual(['public.invoice'])
})
