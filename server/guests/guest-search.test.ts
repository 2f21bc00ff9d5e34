import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make } = await startTestApp()
for (const [name, phone, email] of [
  ['Ravi Kumar', '9876543210', 'ravi@example.com'],
  ['anita Desai', '8123456789', ''],
  ['Zara Khan', '+442079460958', 'zara.k@example.com'],
  ['Bhavna Rao', '7000000009', ''],
] as const) {
  await make.guest({ name, phone, email })
}
const names = async (query: Record<string, string>) => {
  const { body } = await admin('GET', `/guests?${new URLSearchParams(query)}`)
  return body.data.data.map((guest: { name: string }) => guest.name.split(' ')[0])
}

test('shows the newest first, and other orders on request', async () => {
  expect(await names({})).toEqual(['Bhavna', 'Zara', 'anita', 'Ravi'])
  expect(await names({ sort: 'name' })).toEqual(['anita', 'Bhavna', 'Ravi', 'Zara'])
  expect(await names({ sort: '-name', per_page: '2', page: '2' })).toEqual(['Bhavna', 'anita'])
  expect(await names({ sort: 'phone' })).toEqual(['Zara', 'Bhavna', 'anita', 'Ravi'])
})

test('returns the values of its columns', async () => {
  const { body } = await admin('GET', '/guests?search=ravi')
  expect(body.data).toMatchObject({ total: 1, current_page: 1, last_page: 1 })
  expect(Object.keys(body.data.data[0]).sort()).toEqual([
    'address',
    'email',
    'emergency_contact_name',
    'emergency_contact_phone',
    'has_photo',
    'id',
    'id_proof_number',
    'id_proof_type',
    'is_anonymised',
    'name',
    'nationality',
    'phone',
    'slug',
    'special_requests',
  ])
})

test.each([
  ['ravi', ['Ravi']],
  ['RAVI kum', ['Ravi']],
  ['kumar ravi', ['Ravi']],
  ['ra', ['Bhavna', 'Ravi']],
  ['r', ['Ravi']],
  ['esa', ['anita']],
  ['654321', ['Ravi']],
  ['98765 43210', ['Ravi']],
  ['+91 98765-43210', ['Ravi']],
  ['98765432', ['Ravi']],
  ['6543 210', ['Ravi']],
  ['76543210', ['Ravi']],
  ['+44 20', ['Zara']],
  ['+44 2079 4609', ['Zara']],
  ['8', ['anita']],
  ['81', ['anita']],
  ['zara.k@', ['Zara']],
  ['@', []],
  ['%', []],
  ['__', []],
  ['nobody', []],
  ['ravi desai', []],
])('finds %s', async (search, found) => expect(await names({ search })).toEqual(found))

test('finds a guest by the current values, not by earlier ones', async () => {
  const { slug } = await make.guest({ name: 'Lata Menon', phone: '7000000010' })
  await db.updateTable('guest').set({ name: 'Lata Nambiar', phone: '7000000011' }).where('slug', '=', slug).execute()
  expect(await names({ search: 'nambiar' })).toEqual(['Lata'])
  expect(await names({ search: '000011' })).toEqual(['Lata'])
  expect(await names({ search: 'menon' })).toEqual([])
  await db.deleteFrom('guest').where('slug', '=', slug).execute()
  expect(await names({ search: 'nambiar' })).toEqual([])
})

test('offers guests to choose from', async () => {
  const options = async (query: string) => (await admin('GET', `/guests/options?${query}`)).body.data
  expect(await options('search=ra')).toMatchObject([
    { name: 'Ravi Kumar', phone: '9876543210' },
    { name: 'Bhavna Rao' },
  ])
  expect(await options('')).toHaveLength(4)
  const [{ id }] = await options('search=zara')
  expect(await options(`id=${id}`)).toMatchObject([{ id, name: 'Zara Khan', phone: '+442079460958' }])
  expect((await admin('GET', '/guests/options?id=0')).status).toBe(422)
})
