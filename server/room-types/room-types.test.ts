import { describe, expect, test } from 'vitest'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, make, db } = await startTestApp()

const draft = (name: string, more = {}) => ({ name, description: 'Garden view', ...more })

describe('saving a room type', () => {
  test('fills in default values and returns the record', async () => {
    const { status, body } = await admin('POST', '/room-types', draft('Deluxe', { price_per_night: 4500.5 }))
    expect(status).toBe(201)
    expect(body.message).toBe('Room type saved successfully!')
    expect(body.data).toMatchObject({ max_adults: 2, max_children: 1, max_infants: 1, price_per_night: 4500.5 })
    const row = await db
      .selectFrom('room_type')
      .selectAll()
      .where('slug', '=', body.data.slug)
      .executeTakeFirstOrThrow()
    expect(row.price_per_night).toBe(450050)
  })

  test('the same name with other letter case and spaces is refused', async () => {
    await make.roomType({ name: 'Honeymoon Cottage' })
    const { status, body } = await admin('POST', '/room-types', draft('  honeymoon COTTAGE '))
    expect(status).toBe(409)
    expect(body.error).toMatchObject({ message: 'Room type name already exists', code: 'room_type_name_taken' })
  })

  test('if two clerks save the same name at once, one is told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin('POST', '/room-types', draft('Race Suite'))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  })

  test.each([
    ['no name', draft('   '), { name: ['This field is required'] }],
    ['no description', { name: 'Plain' }, { description: [expect.any(String)] }],
    [
      'a price that is a slip of the finger',
      draft('P0', { price_per_night: 1_000_000.01 }),
      { price_per_night: ['Enter at most ₹10,00,000.00'] },
    ],
    ['half an adult', draft('P3', { max_adults: 2.5 }), { max_adults: ['Enter a whole number'] }],
    ['a negative price', draft('P1', { price_per_night: -1 }), { price_per_night: ['Amount cannot be negative'] }],
    [
      'a third decimal',
      draft('P2', { price_per_night: 1.005 }),
      { price_per_night: [expect.stringContaining('2 decimals')] },
    ],
    ['a price as text', draft('P3', { price_per_night: '10' }), { price_per_night: [expect.any(String)] }],
    ['half a child', draft('P4', { max_children: 0.5 }), { max_children: ['Enter a whole number'] }],
    ['a name of 10,000 letters', draft('x'.repeat(10_000)), { name: ['At most 100 characters are allowed'] }],
    ['a NUL in the name', draft('a\u0000b'), { name: [kitReplies.controlCharacter] }],
    ['half a surrogate pair', draft('a\ud800b'), { name: ['Invalid format'] }],
    ['a list', [], { body: [expect.any(String)] }],
  ])('%s is refused with the field named', async (_what, body, fields) => {
    const answer = await admin('POST', '/room-types', body)
    expect(answer.status).toBe(422)
    expect(answer.body.error).toMatchObject({ code: 'invalid', fields })
  })

  test('SQL and HTML characters, emoji and right-to-left text are stored unchanged', async () => {
    const name = `'); drop table room; -- <b>🛏</b> غرفة %_\\`
    const { body } = await admin('POST', '/room-types', draft(name))
    expect(body.data.name).toBe(name)
    const found = await admin('GET', `/room-types?search=${encodeURIComponent('%_\\')}`)
    expect(found.body.data.data.map((type: { name: string }) => type.name)).toEqual([name])
  })
})

describe('listing room types', () => {
  test('pages, sorts and counts', async () => {
    const { admin, make } = await startTestApp()
    for (const name of ['Banyan', 'Ashoka', 'Cedar']) await make.roomType({ name })
    const { body } = await admin('GET', '/room-types?per_page=2&page=2&sort=-name')
    expect(body.data).toMatchObject({ total: 3, current_page: 2, per_page: 2, last_page: 2 })
    expect(body.data.data.map((type: { name: string }) => type.name)).toEqual(['Ashoka'])
    const past = await admin('GET', '/room-types?page=99')
    expect(past.body.data).toMatchObject({ data: [], total: 3, current_page: 99 })
  })

  test.each(['page=0', 'page=x', 'per_page=101', 'per_page=0', 'sort=slug', 'page=1e99'])(
    '%s is out of range',
    async (query) => expect((await admin('GET', `/room-types?${query}`)).status).toBe(422),
  )

  test('an unknown key is ignored', async () =>
    expect((await admin('GET', '/room-types?colour=blue')).status).toBe(200))
})

describe('changing and deleting a room type', () => {
  test('a change is saved with its history', async () => {
    const { slug } = await make.roomType({ name: 'Old name' })
    const { status, body } = await change(`/room-types/${slug}`, draft('New name'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'Room type updated successfully!', data: { slug, name: 'New name' } })
    const entry = await db
      .selectFrom('audit_entry')
      .innerJoin('account', 'account.id', 'audit_entry.account_id')
      .select(['account.email', 'before', 'after', 'action'])
      .where('audit_entry.slug', '=', slug)
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      email: 'desk@hotel.example',
      before: { name: 'Old name' },
      after: { name: 'New name' },
    })
  })

  test('a type with rooms cannot be deleted, and the message says why', async () => {
    const type = await make.roomType()
    const room = await make.room({ room_type_id: type.id })
    const refused = await admin('DELETE', `/room-types/${type.slug}`)
    expect(refused.status).toBe(409)
    expect(refused.body.error.message).toContain('This room type has 1 room.')
    await admin('DELETE', `/rooms/${room.slug}`)
    const removed = await admin('DELETE', `/room-types/${type.slug}`)
    expect(removed).toMatchObject({ status: 200, body: { message: 'Room type deleted successfully' } })
    expect((await admin('GET', `/room-types/${type.slug}`)).status).toBe(404)
  })

  test('the name of a deleted type can be used again', async () => {
    const { slug } = await make.roomType({ name: 'Phoenix' })
    await admin('DELETE', `/room-types/${slug}`)
    expect((await admin('POST', '/room-types', draft('Phoenix'))).status).toBe(201)
  })

  test('a type that does not exist is 404', async () => {
    for (const [method, body] of [['GET'], ['PUT', draft('X', { version: 1 })], ['DELETE']] as const) {
      const answer = await admin(method, '/room-types/nowhere', body)
      expect(answer.status).toBe(404)
      expect(answer.body.error.message).toContain('no longer exists')
    }
  })
})
