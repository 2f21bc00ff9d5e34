import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, db, make } = await startTestApp()
const audit = async (query = '') => (await admin('GET', `/audit?${query}`)).body

test('says who changed what, page by page, newest first', async () => {
  const room = await make.room()
  const draft = { room_number: room.room_number, room_type_id: room.room_type_id, description: 'Quiet' }
  for (const word of ['one', 'two', 'three']) await change(`/rooms/${room.slug}`, { ...draft, description: word })
  const first = await audit(`entity=room&slug=${room.slug}&per_page=2`)
  expect(first.data).toMatchObject([
    { who: 'Front Desk', action: 'update', before: { description: 'two' }, after: { description: 'three' } },
    { action: 'update', after: { description: 'two' } },
  ])
  const second = await audit(`entity=room&slug=${room.slug}&per_page=2&before=${first.next}`)
  expect(second.data.map((entry: { action: string }) => entry.action)).toEqual(['update', 'insert'])
  expect(second.next).toBeNull()
})

test('is asked by account and by the days of the hotel', async () => {
  const { slug } = await db.selectFrom('account').select('slug').where('role', '=', 'admin').executeTakeFirstOrThrow()
  await db
    .insertInto('audit_entry')
    .values({ at: '2026-01-31T18:30:00Z', entity: 'room', slug: 'february', action: 'insert' })
    .execute()
  expect((await audit('from=2026-02-01&to=2026-02-01')).data).toMatchObject([{ slug: 'february', who: null }])
  expect((await audit('from=2026-01-01&to=2026-01-31')).data).toEqual([])
  const mine = (await audit(`account=${slug}`)).data
  expect(mine.length).toBeGreaterThan(0)
  expect(mine.every((entry: { who: string }) => entry.who === 'Front Desk')).toBe(true)
  expect((await admin('GET', '/audit?entity=DROP%20TABLE')).status).toBe(422)
  expect((await admin('GET', '/audit?per_page=101')).status).toBe(422)
})
