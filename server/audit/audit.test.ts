import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditedEntities } from '#contract/audit/audited-entities.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, db, hire, make } = await startTestApp()
const audit = async (query = '') => (await admin('GET', `/audit?${query}`)).body

test('shows who changed what, page by page, newest first', async () => {
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

test('is filtered by account and by days in the hotel’s time zone', async () => {
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

test('names the record and all records that it refers to, also deleted ones', async () => {
  const [simple, deluxe] = [await make.roomType({ name: 'Simple' }), await make.roomType({ name: 'Grand Deluxe' })]
  const room = await make.room({ room_number: '204', room_type_id: simple.id })
  const draft = { room_number: '204', room_type_id: deluxe.id, description: 'Quiet', status: 'available' }
  await db.updateTable('room').set({ room_type_id: draft.room_type_id }).where('id', '=', room.id).execute()
  const [change] = (await audit(`entity=room&slug=${room.slug}`)).data
  expect(change).toMatchObject({ title: '204', before: { room_type_id: simple.id } })
  expect(change.names).toEqual({
    [`room_type_id ${simple.id}`]: 'Simple',
    [`room_type_id ${deluxe.id}`]: 'Grand Deluxe',
  })

  const guest = await make.guest({ name: 'Asha Rao' })
  const booking = await make.booking({ guest_id: guest.id, room_ids: [room.id] })
  await admin('POST', `/bookings/${booking.slug}/payments`, { amount: 500, payment_method: 'cash' })
  const [payment] = (await audit('entity=payment')).data
  const text = `${booking.booking_number} (Asha Rao)`
  expect(payment.about).toEqual([{ entity: 'booking', slug: booking.slug, text }])
  expect(payment.names).toMatchObject({ [`booking_id ${booking.id}`]: text })
  expect(Object.values(payment.names)).toContain('Cash')

  const gone = await make.guest({ name: 'Short Visit' })
  await admin('DELETE', `/guests/${gone.slug}`)
  const trail = (await audit(`entity=guest&slug=${gone.slug}`)).data
  expect(trail.map(({ title }: { title: string }) => title)).toEqual(['Short Visit', 'Short Visit'])

  await db
    .updateTable('food_plan')
    .set({ price: 12_300 as never })
    .where('id', '=', 2)
    .execute()
  const plan = await db.selectFrom('food_plan').select('name').where('id', '=', 2).executeTakeFirstOrThrow()
  expect((await audit('entity=food_plan')).data[0]).toMatchObject({ title: plan.name, after: { price: 12_300 } })
})

test('a photo and a comment name their repair, also a deleted one', async () => {
  const { slug } = (await admin('POST', '/repairs', { area: 'Roof', description: 'Water comes in' })).body.data
  await admin('POST', `/repairs/${slug}/comments`, { comment: 'Still wet' })
  const about = async () => (await audit('entity=repair_comment')).data[0].about
  expect(await about()).toEqual([{ entity: 'repair', slug, text: 'Roof: Water comes in' }])
  await admin('DELETE', `/repairs/${slug}`)
  expect(await about()).toEqual([{ entity: 'repair', slug: null, text: 'Water comes in' }])
  expect((await audit(`entity=repair&slug=${slug}`)).data).toMatchObject([
    { action: 'delete', title: 'Water comes in' },
    { action: 'insert', title: 'Water comes in' },
  ])
})

test('hides the records that a role does not see on their own screens', async () => {
  const at = '2026-03-03T06:00:00Z'
  const entries = auditedEntities.map((entity) => ({ at, entity, slug: entity, action: 'insert' as const }))
  await db.insertInto('audit_entry').values(entries).execute()
  const seenBy = async (send: typeof admin, query = 'per_page=100') => {
    const { data, next } = (await send('GET', `/audit?from=2026-03-03&to=2026-03-03&${query}`)).body
    return { next, seen: data.map(({ entity }: { entity: string }) => entity).sort() }
  }
  const without = (...hidden: string[]) => auditedEntities.filter((entity) => !hidden.includes(entity)).sort()
  const [manager, accountant] = [await hire('manager'), await hire('accountant')]

  expect((await seenBy(admin)).seen).toEqual([...auditedEntities].sort())
  const settings = ['account', 'form_code', 'form_field', 'premises_declaration', 'role', 'role_permission']
  expect((await seenBy(manager)).seen).toEqual(without(...settings, 'second_factor'))
  const ofTheHouse = ['foreigner_filing', 'item', 'item_category', 'lost_property', 'rate_plan', 'register_template']
  const repairs = ['repair', 'repair_comment', 'repair_photo', 'repair_task']
  const ofAccountant = without(...settings, 'second_factor', ...ofTheHouse, ...repairs)
  expect((await seenBy(accountant)).seen).toEqual(ofAccountant)

  for (const entity of ['lost_property', 'foreigner_filing']) {
    expect(await seenBy(accountant, `entity=${entity}`)).toEqual({ next: null, seen: [] })
    expect(await seenBy(accountant, `slug=${entity}`)).toEqual({ next: null, seen: [] })
  }
  const page = await seenBy(accountant, `per_page=${ofAccountant.length}`)
  expect(page).toEqual({ next: null, seen: ofAccountant })
})

test('says for every record of the trail who sees it', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and proname ~ 'audit'
  `.execute(db)
  expect(rows.map(({ name }) => name).sort()).toEqual([...auditedEntities].sort())
})
