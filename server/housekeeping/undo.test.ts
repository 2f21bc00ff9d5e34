import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, hire, db, make, time } = await startTestApp()
const asha = await hire('housekeeping', 'Asha')
const ravi = await hire('front-desk', 'Ravi')
beforeEach(() => {
  time.now = new Date('2026-11-15T06:00:00Z')
})

type Send = typeof admin

const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000)
}

/** Dirty since this morning. */
const dirtyRoom = async () => {
  const room = await make.room()
  const morning = '2026-11-15T00:00:00.123456Z'
  const change = db.updateTable('room').where('id', '=', room.id)
  await change.set({ condition: 'dirty', became_dirty_at: morning }).execute()
  await change.set({ condition_changed_at: morning }).execute()
  return room
}

const roomOf = async (slug: string) =>
  (await admin('GET', '/housekeeping')).body.data.rooms.find((room: { slug: string }) => room.slug === slug)

const take = async (room: string, kind: string, who: Send = asha, more: object = {}) => {
  const id = randomUUID()
  const { status } = await who('POST', '/housekeeping/steps', {
    id,
    room,
    kind,
    taken_at: time.now.toISOString(),
    ...more,
  })
  expect(status).toBe(200)
  return id
}
const undo = async (id: string, who: Send = asha) => {
  const { status, body } = await who('POST', `/housekeeping/steps/${id}/undo`)
  return { status, code: body.error?.code, message: body.message ?? body.error?.message, data: body.data }
}

test('steps are undone one after another, and the room is as before, with the times and names of before', async () => {
  const room = await dirtyRoom()
  const { version: _before, ...before } = await roomOf(room.slug)
  const start = await take(room.slug, 'start')
  later(1)
  const { version: _started, ...started } = await roomOf(room.slug)
  const done = await take(room.slug, 'done')
  expect(await roomOf(room.slug)).toMatchObject({ state: 'done', condition: 'clean' })
  later(1)
  const answer = await undo(done)
  expect([answer.status, answer.message]).toEqual([200, `Room ${room.room_number}: undone`])
  expect(await roomOf(room.slug)).toMatchObject(started)
  expect((await undo(start)).status).toBe(200)
  expect(await roomOf(room.slug)).toMatchObject(before)
})

test('an undo that is sent twice, also at once, is done once; a step that was undone is not done again', async () => {
  const room = await dirtyRoom()
  const id = await take(room.slug, 'start')
  const answers = await Promise.all([undo(id), undo(id), undo(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await take(room.slug, 'do_not_disturb').catch(() => undefined)
  await take(room.slug, 'start')
  expect((await undo(id)).status).toBe(200)
  expect(await roomOf(room.slug)).toMatchObject({ state: 'started' })
  const again = await asha('POST', '/housekeeping/steps', {
    id,
    room: room.slug,
    kind: 'start',
    taken_at: time.now.toISOString(),
  })
  expect(again.status).toBe(200)
})

test('a colleague’s change since is not lost: the undo is refused with the name', async () => {
  const room = await dirtyRoom()
  const id = await take(room.slug, 'done')
  later(1)
  await take(room.slug, 'inspect', ravi)
  const refused = await undo(id)
  expect([refused.status, refused.code]).toEqual([409, 'changed_since'])
  expect(refused.message).toBe(
    `Ravi changed room ${room.room_number} after this step, so it was not undone. Look at the room again.`,
  )
  expect(await roomOf(room.slug)).toMatchObject({ state: 'inspected', condition: 'inspected' })
})

test('also if the colleague’s change led back to the same condition', async () => {
  const room = await dirtyRoom()
  const id = await take(room.slug, 'done')
  for (const condition of ['dirty', 'clean']) {
    later(1)
    const { version } = await roomOf(room.slug)
    expect((await ravi('PATCH', `/housekeeping/rooms/${room.slug}`, { condition, version })).status).toBe(200)
  }
  expect((await undo(id)).code).toBe('changed_since')
  expect(await roomOf(room.slug)).toMatchObject({ state: 'done', condition: 'clean', state_changed_by: 'Ravi' })
})

test('remarks and a new assignee since are kept, and the step is undone', async () => {
  const room = await dirtyRoom()
  const id = await take(room.slug, 'start')
  const { version } = await roomOf(room.slug)
  await ravi('PATCH', `/housekeeping/rooms/${room.slug}`, { remarks: 'Extra bed', version })
  expect((await undo(id)).data).toMatchObject({ state: 'waiting', remarks: 'Extra bed' })
})

test('a Done that was tapped without a connection before the undo arrived is accepted', async () => {
  const room = await dirtyRoom()
  const id = await take(room.slug, 'done')
  later(5)
  const taken_at = time.now.toISOString()
  later(15)
  expect((await undo(id)).status).toBe(200)
  await take(room.slug, 'done', asha, { taken_at })
  expect(await roomOf(room.slug)).toMatchObject({ state: 'done', condition: 'clean' })
})

test('steps of others, of yesterday, unknown ones and the minibar are not undone', async () => {
  const room = await make.room()
  const booking = await make.booking({ room_ids: [room.id] })
  await admin('POST', `/bookings/${booking.slug}/check-in`)
  const cola = await make.item({ in_minibar: true })
  const { guests } = await roomOf(room.slug)
  const items = [{ item_id: cola.id, quantity: 2 }]
  const minibar = await take(room.slug, 'minibar', asha, { stay: guests.stay, items })
  expect((await undo(minibar)).code).toBe('undo_not_possible')
  expect((await undo(randomUUID())).code).toBe('step_missing')

  const dirty = await dirtyRoom()
  const id = await take(dirty.slug, 'start')
  expect((await undo(id, ravi)).code).toBe('step_missing')
  later(24 * 60)
  expect((await undo(id)).code).toBe('step_too_late')
})

test('the rooms say how many pieces of the minibar are on the bill today, for everybody, and until the desk deletes them', async () => {
  const room = await make.room()
  const booking = await make.booking({ room_ids: [room.id] })
  await admin('POST', `/bookings/${booking.slug}/check-in`)
  const [cola, water] = [await make.item({ in_minibar: true }), await make.item({ in_minibar: true })]
  const { guests, minibar_pieces } = await roomOf(room.slug)
  expect(minibar_pieces).toBe(0)
  const both = [
    { item_id: cola.id, quantity: 4 },
    { item_id: water.id, quantity: 2 },
  ]
  await take(room.slug, 'minibar', asha, { stay: guests.stay, items: both })
  expect(await roomOf(room.slug)).toMatchObject({ minibar_pieces: 6 })
  await take(room.slug, 'minibar', ravi, { stay: guests.stay, items: both.slice(1) })
  expect(await roomOf(room.slug)).toMatchObject({ minibar_pieces: 8 })
  await db.deleteFrom('extra').where('item_id', '=', water.id).execute()
  expect(await roomOf(room.slug)).toMatchObject({ minibar_pieces: 4 })
  // Another charge of the same item is no minibar, and tomorrow begins at none.
  await db.updateTable('extra').set({ date: '2026-11-14' }).where('item_id', '=', cola.id).execute()
  expect(await roomOf(room.slug)).toMatchObject({ minibar_pieces: 0 })
})

test('my rooms come with the hotel’s name and time zone, for a phone without a connection', async () => {
  const { data } = (await asha('GET', '/housekeeping/mine')).body
  expect(data).toMatchObject({ hotel_name: expect.stringMatching(/./), time_zone: 'Asia/Kolkata' })
})
