import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { formOf, picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, db, filesFolder, hire, make, runJobs, time } = await startTestApp()
const maid = await hire('housekeeping', 'Meena')
const cook = await hire('kitchen', 'Kamal')
const manager = await hire('manager', 'Mohan')

const accountId = async (name: string) =>
  (await db.selectFrom('account').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

const report = async (fields: object, send = admin) => {
  const { status, body } = await send('POST', '/repairs', { description: 'AC does not cool', ...fields })
  expect(body.error ?? status).toBe(201)
  return body.data
}
const edit = (repair: Record<string, unknown>, changes: object = {}) => ({
  room_id: (repair.room as { id: number } | null)?.id ?? null,
  assignee_id: (repair.assignee as { id: number } | null)?.id ?? null,
  area: repair.area,
  description: repair.description,
  priority: repair.priority,
  due_date: repair.due_date,
  cost: repair.cost,
  check_in_date: repair.check_in_date,
  check_out_date: repair.check_out_date,
  version: repair.version,
  ...changes,
})
const blocks = async (slug: string) =>
  (await admin('GET', `/rooms/${slug}/maintenance`)).body.data.map(
    ({ check_in_date, check_out_date }: { check_in_date: string; check_out_date: string }) => [
      check_in_date,
      check_out_date,
    ],
  )
const on = (day: string) => {
  time.now = new Date(`${day}T06:00:00Z`)
}

test('a fault is in a room or in an area, and its history says what happened to it', async () => {
  const room = await make.room({ room_number: '204' })
  const mohan = await accountId('Mohan')
  const first = await report({ room_id: room.id, priority: 'high' })
  expect(first).toMatchObject({
    room: { room_number: '204' },
    status: 'open',
    reported_by: 'Front Desk',
    is_overdue: false,
  })
  const changes = { assignee_id: mohan, due_date: '2026-11-14', cost: 1250.5, priority: 'urgent' }
  const changed = await admin('PUT', `/repairs/${first.slug}`, edit(first, changes))
  expect(changed.body.data).toMatchObject({ assignee: { name: 'Mohan' }, cost: 1250.5, is_overdue: true })
  const late = await admin('PUT', `/repairs/${first.slug}`, edit(first, { description: 'Nothing' }))
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'changed_meanwhile' } } })

  const { version } = changed.body.data
  const started = await manager('POST', `/repairs/${first.slug}/start`, { version })
  expect(started.body.data.status).toBe('in_progress')
  expect((await admin('POST', `/repairs/${first.slug}/start`, { version })).body.error.code).toBe('repair_started')
  await manager('POST', `/repairs/${first.slug}/comments`, { comment: 'New compressor ordered' })
  const closing = { version: started.body.data.version, cost: 4000, comment: 'Compressor replaced' }
  const closed = await manager('POST', `/repairs/${first.slug}/close`, closing)
  expect(closed.body).toMatchObject({ message: 'Repair closed.', data: { status: 'closed', closed_by: 'Mohan' } })
  const reopened = await admin('POST', `/repairs/${first.slug}/reopen`, { version: closed.body.data.version })
  expect(reopened.body.data).toMatchObject({ status: 'reopened', closed_at: null, closed_by: null, cost: 4000 })

  const { comments, history } = reopened.body.data
  expect(comments.map(({ who, comment }: Record<string, string>) => `${who}: ${comment}`)).toEqual([
    'Mohan: New compressor ordered',
    'Mohan: Compressor replaced',
  ])
  expect(history.map(({ who, what }: Record<string, string>) => `${who}: ${what}`)).toEqual([
    'Front Desk: Reopened',
    'Mohan: Closed. Cost: ₹4,000.00',
    'Mohan: Work started',
    'Front Desk: Priority changed from High to Urgent. Assigned to Mohan. Due on Nov 14, 2026. Cost: ₹1,250.50',
    'Front Desk: Reported',
  ])
})

test('the fields say what is wrong', async () => {
  const room = await make.room()
  const wrong = async (fields: object) => (await admin('POST', '/repairs', fields)).body.error.fields
  expect(await wrong({ description: 'Leak' })).toEqual({ room_id: ['Choose a room, or enter an area'] })
  expect(await wrong({ area: 'Lobby', description: ' ' })).toEqual({ description: ['Say what is broken'] })
  const nights = { check_in_date: '2026-11-16', check_out_date: '2026-11-17' }
  expect(await wrong({ area: 'Lobby', description: 'Leak', ...nights })).toHaveProperty('check_in_date')
  const both = { room_id: room.id, area: 'Lobby', description: 'Leak' }
  expect(await wrong(both)).toHaveProperty('area')
  const backwards = { check_in_date: '2026-11-17', check_out_date: '2026-11-17' }
  expect(await wrong({ room_id: room.id, description: 'Leak', ...backwards })).toHaveProperty('check_out_date')
  const half = { room_id: room.id, description: 'Leak', check_in_date: '2026-11-17' }
  expect(await wrong(half)).toHaveProperty('check_out_date')
  expect(await wrong({ room_id: 999_999, description: 'Leak' })).toHaveProperty('room_id')
  expect(await wrong({ area: 'Lobby', description: 'Leak', assignee_id: 999_999 })).toHaveProperty('assignee_id')
})

test('two people who close a repair at once: one closes it, the other is told who did', async () => {
  const room = await make.room()
  const { slug, version } = await report({
    room_id: room.id,
    check_in_date: '2026-11-15',
    check_out_date: '2026-11-20',
  })
  const answers = await Promise.all([
    admin('POST', `/repairs/${slug}/close`, { version }),
    manager('POST', `/repairs/${slug}/close`, { version }),
  ])
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const winner = answers[0]?.status === 200 ? 'Front Desk' : 'Mohan'
  expect(refused?.body.error).toEqual({ code: 'repair_closed', message: `${winner} has already closed this repair.` })
  expect(await blocks(room.slug)).toEqual([])
})

test('a repair blocks nights and closing it releases those from tonight on', async () => {
  on('2026-11-15')
  const room = await make.room({ room_number: '301' })
  const nights = { check_in_date: '2026-11-16', check_out_date: '2026-11-22' }
  const repair = await report({ room_id: room.id, ...nights })
  expect(await blocks(room.slug)).toEqual([['2026-11-16', '2026-11-22']])
  on('2026-11-18')
  const closed = await admin('POST', `/repairs/${repair.slug}/close`, { version: repair.version })
  expect(closed.body.message).toBe('Repair closed. The nights from today on can be booked again.')
  expect(closed.body.data).toMatchObject({ check_in_date: '2026-11-16', check_out_date: '2026-11-18' })
  const free = await admin('GET', '/rooms/available?check_in_date=2026-11-18&check_out_date=2026-11-19')
  expect(free.body.data.map(({ room_number }: { room_number: string }) => room_number)).toContain('301')
  const [, nightsEntry] = closed.body.data.history
  expect([closed.body.data.history[0].what, nightsEntry.what]).toEqual(['Closed', 'Nights released from Nov 18, 2026'])
  on('2026-11-15')
})

test('nights with a booking can’t be blocked, neither at first nor by a change', async () => {
  const room = await make.room({ room_number: '302' })
  await make.booking({ room_ids: [room.id], check_in_date: '2026-11-20', check_out_date: '2026-11-22' })
  const nights = { check_in_date: '2026-11-18', check_out_date: '2026-11-21' }
  const refused = await admin('POST', '/repairs', { room_id: room.id, description: 'Paint', ...nights })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'room_taken' } } })
  expect((await admin('GET', `/repairs?room_id=${room.id}`)).body.data.total).toBe(0)

  const repair = await report({ room_id: room.id, ...nights, check_out_date: '2026-11-20' })
  const longer = await admin('PUT', `/repairs/${repair.slug}`, edit(repair, { check_out_date: '2026-11-21' }))
  expect(longer.body.error.code).toBe('room_taken')
  const earlier = await admin('PUT', `/repairs/${repair.slug}`, edit(repair, { check_in_date: '2026-11-17' }))
  expect(earlier.status).toBe(200)
  expect(await blocks(room.slug)).toEqual([['2026-11-17', '2026-11-20']])
  const none = edit(earlier.body.data, { check_in_date: null, check_out_date: null })
  expect((await admin('PUT', `/repairs/${repair.slug}`, none)).body.data).toMatchObject({ check_in_date: null })
  expect(await blocks(room.slug)).toEqual([])
})

test('a refusal names the booking to move and is shown at the date to change', async () => {
  const room = await make.room({ room_number: '303' })
  const booked = { check_in_date: '2026-11-20', check_out_date: '2026-11-22' }
  const { booking_number } = await make.booking({ room_ids: [room.id], ...booked })
  const block = (check_in_date: string, check_out_date: string) =>
    admin('POST', '/repairs', { room_id: room.id, description: 'Paint', check_in_date, check_out_date })
  const message = `Room 303 is booked from Nov 20, 2026 to Nov 22, 2026 (${booking_number}). Move this booking first, or block other nights.`
  expect((await block('2026-11-18', '2026-11-21')).body.error).toEqual({
    code: 'room_taken',
    message,
    fields: { check_out_date: [message] },
  })
  expect((await block('2026-11-21', '2026-11-24')).body.error.fields).toEqual({ check_in_date: [message] })
  // The same on the room's own page.
  const nights = { check_in_date: '2026-11-19', check_out_date: '2026-11-23', maintenance_reason: 'Paint' }
  const onRoom = await admin('POST', `/rooms/${room.slug}/maintenance`, nights)
  expect(onRoom.body.error).toMatchObject({ message, fields: { check_out_date: [message] } })

  expect((await block('2026-11-22', '2026-11-25')).status).toBe(201)
  expect((await block('2026-11-24', '2026-11-26')).body.error.fields).toEqual({
    check_in_date: ['Room 303 is already blocked from Nov 22, 2026 to Nov 25, 2026. Choose other nights.'],
  })
})

test('two people who change the nights: the second is told, and the nights of the first stay', async () => {
  const room = await make.room()
  const first = await report({ room_id: room.id, check_in_date: '2026-11-18', check_out_date: '2026-11-20' })
  const longer = await manager('PUT', `/repairs/${first.slug}`, edit(first, { check_out_date: '2026-11-27' }))
  expect(longer.status).toBe(200)
  expect(longer.body.data.version).toBeGreaterThan(first.version)
  const shorter = await admin('PUT', `/repairs/${first.slug}`, edit(first, { check_in_date: '2026-11-19' }))
  expect(shorter.status).toBe(409)
  expect(shorter.body.error.message).toContain('Mohan changed this repair while you were editing it.')
  const close = await admin('POST', `/repairs/${first.slug}/close`, { version: first.version })
  expect(close.body.error.code).toBe('changed_meanwhile')
  expect(await blocks(room.slug)).toEqual([['2026-11-18', '2026-11-27']])

  // Nights that have begun are cut, not deleted: that is a new version too.
  const before = longer.body.data
  on('2026-11-20')
  const none = { check_in_date: null, check_out_date: null }
  const released = await manager('PUT', `/repairs/${first.slug}`, edit(before, none))
  expect(released.body.data).toMatchObject({ check_in_date: '2026-11-18', check_out_date: '2026-11-20' })
  expect((await admin('PUT', `/repairs/${first.slug}`, edit(before))).body.error.code).toBe('changed_meanwhile')
  on('2026-11-15')
  // The same nights again are no change.
  const { data } = (await admin('GET', `/repairs/${first.slug}`)).body
  expect((await admin('PUT', `/repairs/${first.slug}`, edit(data))).body.data.version).toBe(data.version)
})

test('only people who may see repairs are offered and accepted', async () => {
  await hire('accountant', 'Anil')
  const { people } = (await admin('GET', '/repairs/options')).body.data
  const names = people.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['Front Desk', 'Kamal', 'Meena', 'Mohan']))
  expect(names).not.toContain('Anil')
  const wrong = { area: 'Lobby', description: 'Leak', assignee_id: await accountId('Anil') }
  const message = 'This person no longer works here or may not see repairs. Choose somebody else.'
  expect((await admin('POST', '/repairs', wrong)).body.error.fields).toEqual({ assignee_id: [message] })
  expect((await report({ ...wrong, assignee_id: await accountId('Kamal') })).assignee.name).toBe('Kamal')
})

test.each(['due_date', 'check_in_date', 'check_out_date'])('a %s outside 1900 to 2199 is refused', async (field) => {
  const room = await make.room()
  for (const day of ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31']) {
    const { body } = await admin('POST', '/repairs', { room_id: room.id, description: 'Leak', [field]: day })
    expect(body.error.fields[field], day).toEqual(['Enter a date from 1900 to 2199'])
  }
})

test('a repair that moves to another room takes its nights along, and to an area it leaves them', async () => {
  const [one, other] = [await make.room(), await make.room()]
  const nights = { check_in_date: '2026-11-16', check_out_date: '2026-11-18' }
  const repair = await report({ room_id: one.id, ...nights })
  const moved = await admin('PUT', `/repairs/${repair.slug}`, edit(repair, { room_id: other.id }))
  expect([await blocks(one.slug), await blocks(other.slug)]).toEqual([[], [['2026-11-16', '2026-11-18']]])
  const area = { room_id: null, area: 'Roof', check_in_date: null, check_out_date: null }
  const outside = await admin('PUT', `/repairs/${repair.slug}`, edit(moved.body.data, area))
  expect(outside.body.data).toMatchObject({ room: null, area: 'Roof', check_in_date: null })
  expect(await blocks(other.slug)).toEqual([])
})

test('nights that the desk unblocks in the room no longer belong to the repair', async () => {
  const room = await make.room()
  const nights = { check_in_date: '2026-11-16', check_out_date: '2026-11-18' }
  const repair = await report({ room_id: room.id, ...nights })
  const [block] = (await admin('GET', `/rooms/${room.slug}/maintenance`)).body.data
  await admin('DELETE', `/rooms/${room.slug}/maintenance/${block.id}`)
  const now = (await admin('GET', `/repairs/${repair.slug}`)).body.data
  expect(now).toMatchObject({ status: 'open', check_in_date: null })
  const closed = await admin('POST', `/repairs/${repair.slug}/close`, { version: now.version })
  expect(closed.body.message).toBe('Repair closed.')
})

test('of two different reports with one id, sent at once, one is saved and the other refused', async () => {
  const client_id = 'b0c1d2e3-0000-4000-8000-222222222222'
  const answers = await Promise.all(
    ['Door sticks', 'Window sticks'].map((description) =>
      admin('POST', '/repairs', { area: 'Attic', description, client_id }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await admin('GET', '/repairs?search=sticks')).body.data.total).toBe(1)
})

test('a report that is sent again is found, also after the desk has changed it; other fields are refused', async () => {
  const room = await make.room()
  const nights = { check_in_date: '2026-11-20', check_out_date: '2026-11-22' }
  const client_id = 'b0c1d2e3-0000-4000-8000-333333333333'
  const sent = {
    room_id: room.id,
    description: 'Fan is loud',
    cost: 250.5,
    due_date: '2026-11-19',
    ...nights,
    client_id,
  }
  const { slug } = (await admin('POST', '/repairs', sent)).body.data
  const wording = { room_id: room.id, description: 'Fan of room 7', ...nights }
  expect((await change(`/repairs/${slug}`, wording)).status).toBe(200)
  const again = await admin('POST', '/repairs', sent)
  expect([again.status, again.body.data.slug]).toEqual([201, slug])
  expect(again.body.data.description).toBe('Fan of room 7')
  const others = [{ cost: 251 }, { due_date: '2026-11-20' }, { priority: 'urgent' }, { check_out_date: '2026-11-23' }]
  for (const other of others) {
    expect((await admin('POST', '/repairs', { ...sent, ...other })).body.error.code).toBe('sent_differently')
  }
})

test('housekeeping reports from a phone: sent twice it is one report, and only the own ones are seen', async () => {
  const room = await make.room()
  const client_id = 'b0c1d2e3-0000-4000-8000-123456789abc'
  const form = async (description = 'Tap drips') => {
    const fields = formOf({ room_id: room.id, description, client_id })
    fields.append('photo', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), 'tap.jpg')
    return fields
  }
  const [one, again] = await Promise.all([
    maid('POST', '/repairs', await form()),
    maid('POST', '/repairs', await form()),
  ])
  expect([one.status, again.status]).toEqual([201, 201])
  expect(one.body.data.slug).toBe(again.body.data.slug)
  const { slug, photos } = one.body.data
  expect(photos).toHaveLength(1)
  const weekLater = await maid('POST', '/repairs', { room_id: room.id, description: 'Tap drips', client_id })
  expect(weekLater.body.data).toMatchObject({ slug, photos })
  const different = await maid('POST', '/repairs', { room_id: room.id, description: 'Lamp is dark', client_id })
  expect([different.status, different.body.error]).toMatchObject([
    409,
    {
      code: 'sent_differently',
      message: 'This report was not saved: another one was sent under the same number before. Report the fault again.',
    },
  ])
  const elsewhere = { area: 'Roof', description: 'Tap drips', client_id }
  expect((await maid('POST', '/repairs', elsewhere)).status).toBe(409)
  // Another person who sends the same id reports a fault of their own.
  expect((await cook('POST', '/repairs', { area: 'Kitchen', description: 'Oven', client_id })).body.data.slug).not.toBe(
    slug,
  )

  expect((await maid('GET', '/repairs')).body.data.data).toMatchObject([{ slug, comments: 0 }])
  expect((await maid('GET', `/repairs/${slug}`)).status).toBe(200)
  expect((await cook('GET', `/repairs/${slug}`)).status).toBe(404)
  expect((await cook('GET', `/repairs/${slug}/photos/${photos[0].slug}`)).status).toBe(404)
  expect((await cook('POST', `/repairs/${slug}/comments`, { comment: 'Mine' })).status).toBe(404)
  expect((await maid('POST', `/repairs/${slug}/comments`, { comment: 'Still drips' })).status).toBe(201)
  expect((await maid('POST', `/repairs/${slug}/close`, { version: 1 })).status).toBe(403)
  const due = { room_id: room.id, description: 'Tap', due_date: '2026-11-20' }
  expect((await maid('POST', '/repairs', due)).body.error).toMatchObject({
    code: 'not_allowed',
    permission: 'repairs.manage',
  })
  const photo = await maid('GET', `/repairs/${slug}/photos/${photos[0].slug}`)
  expect([photo.status, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
})

test('photos are added and deleted one by one, and deleting the repair deletes their files', async () => {
  const { slug } = await report({ area: 'Garden' })
  const withPhoto = async () => {
    const fields = new FormData()
    fields.append('photo', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), 'a.jpg')
    return admin('POST', `/repairs/${slug}/photos`, fields)
  }
  expect((await admin('POST', `/repairs/${slug}/photos`, {})).body.error.fields).toEqual({
    photo: ['Choose a photo first.'],
  })
  for (let count = 1; count <= 10; count++) expect((await withPhoto()).body.data.photos).toHaveLength(count)
  expect((await withPhoto()).body.error.code).toBe('too_many_photos')
  const { photos } = (await admin('GET', `/repairs/${slug}`)).body.data
  const fewer = await admin('DELETE', `/repairs/${slug}/photos/${photos[0].slug}`)
  expect(fewer.body.data.photos).toHaveLength(9)
  const files = async () => {
    await runJobs()
    return (await readdir(`${filesFolder}/repairs`)).length
  }
  const before = await files()
  expect((await admin('DELETE', `/repairs/${slug}`)).status).toBe(200)
  expect(before - (await files())).toBe(9)
  expect((await admin('GET', `/repairs/${slug}`)).status).toBe(404)
  const wrong = new FormData()
  wrong.append('area', 'Garden')
  wrong.append('description', 'Gate')
  wrong.append('photo', new Blob(['not a photo'], { type: 'image/jpeg' }), 'a.jpg')
  expect((await admin('POST', '/repairs', wrong)).body.error).toEqual({
    code: 'wrong_photo',
    message: 'Only JPG, PNG, or WEBP images are allowed.',
    fields: { photo: ['Only JPG, PNG, or WEBP images are allowed.'] },
  })
})

test('the list is filtered, searched and sorted; urgent ones come first', async () => {
  const room = await make.room({ room_number: '777' })
  const low = await report({ room_id: room.id, priority: 'low', description: 'Scratch' })
  const urgent = await report({ room_id: room.id, priority: 'urgent', description: 'Water in the ceiling' })
  const late = await report({ room_id: room.id, due_date: '2026-11-10', description: 'Old lamp' })
  const slugs = async (query: string) =>
    (await admin('GET', `/repairs?room_id=${room.id}&${query}`)).body.data.data.map(
      ({ slug }: { slug: string }) => slug,
    )
  expect(await slugs('')).toEqual([urgent.slug, late.slug, low.slug])
  expect(await slugs('overdue=true')).toEqual([late.slug])
  expect(await slugs('priority=low')).toEqual([low.slug])
  expect(await slugs('search=ceiling')).toEqual([urgent.slug])
  expect(await slugs('sort=-priority')).toEqual([low.slug, late.slug, urgent.slug])
  expect(await slugs('sort=due_date')).toEqual([late.slug, urgent.slug, low.slug])
  await admin('POST', `/repairs/${urgent.slug}/close`, { version: urgent.version })
  expect(await slugs('is_open=false')).toEqual([urgent.slug])
  expect(await slugs('')).toEqual([late.slug, low.slug, urgent.slug])
  const own = await manager('GET', '/repairs?mine=true&search=lamp')
  expect(own.body.data.total).toBe(0)
  await admin('PUT', `/repairs/${late.slug}`, edit(late, { assignee_id: await accountId('Mohan') }))
  expect((await manager('GET', '/repairs?mine=true&search=lamp')).body.data.total).toBe(1)
})

test('everyone who sees rooms sees their open faults in short', async () => {
  const [room, other] = [await make.room(), await make.room()]
  const nights = { check_in_date: '2026-11-16', check_out_date: '2026-11-18' }
  await report({ room_id: room.id, description: 'Door sticks' })
  const urgent = await report({ room_id: room.id, description: 'No hot water', priority: 'urgent', ...nights })
  const faults = await maid('GET', `/repairs/faults?room_ids=${room.id},${other.id}`)
  expect(faults.body.data).toMatchObject([{ description: 'No hot water', ...nights }, { description: 'Door sticks' }])
  const counts = async () =>
    Promise.all([room, other].map(async ({ slug }) => (await maid('GET', `/rooms/${slug}`)).body.data.open_faults))
  expect(await counts()).toEqual([2, 0])
  await admin('POST', `/repairs/${urgent.slug}/close`, { version: urgent.version })
  expect(await counts()).toEqual([1, 0])
  expect((await maid('GET', '/repairs/faults?room_ids=x')).status).toBe(422)
})
