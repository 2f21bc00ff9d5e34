import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, make } = await startTestApp()

test('a guest sees and changes contact data, and sees only the last digits of documents', async () => {
  const guest = await make.guest({
    id_proof_type: 'Driving License',
    id_proof_number: 'RJ27 20110012345',
    passport_no: 'Z1234567',
  })
  const me = await asGuest(guest)
  const { body } = await me('GET', '/my/profile')
  expect(body.data).toMatchObject({ name: guest.name, id_proof: 'Driving License ending in 2345' })
  expect(JSON.stringify(body)).not.toMatch(/20110012345|Z1234567/)

  const saved = await me('PUT', '/my/profile', {
    phone: '98765 43210',
    address: 'Hill View',
    name: 'Somebody Else',
    version: 1,
  })
  expect(saved).toMatchObject({ status: 200, body: { data: { phone: '9876543210', address: 'Hill View' } } })
  const seen = (await admin('GET', `/guests/${guest.slug}`)).body.data
  expect(seen).toMatchObject({ name: guest.name, phone: '9876543210', id_proof_number: 'RJ27 20110012345' })
  const [entry] = (await admin('GET', `/audit?entity=guest&slug=${guest.slug}`)).body.data
  expect(entry).toMatchObject({ who: guest.name, after: { address: 'Hill View' } })
})

test.each([
  ['phone', ''],
  ['phone', '12345'],
  ['address', '  '],
  ['emergency_contact_phone', '12'],
])('%s may not be %j', async (field, value) => {
  const me = await asGuest(await make.guest())
  const { status, body } = await me('PUT', '/my/profile', { [field]: value, version: 1 })
  expect(status).toBe(422)
  expect(Object.keys(body.error.fields)).toEqual([field])
})

test('documents that the desk has not recorded yet do not prevent a change', async () => {
  const id = await make.nationalityId('British')
  const me = await asGuest(await make.guest({ nationality_id: id, phone: '+442079460958' }))
  expect((await me('PUT', '/my/profile', { address: '22 Elm Grove, Leeds', version: 1 })).status).toBe(200)
})
