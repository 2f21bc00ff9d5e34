import { expect, test } from 'vitest'
import { openSession } from '#server/auth/session-store.ts'
import { repairJobs } from '#server/repairs/due-repairs.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { db, hire, make, sendAs, services, time } = await startTestApp()
for (const [role, name] of [
  ['manager', 'Mohan'],
  ['front-desk', 'Divya'],
  ['housekeeping', 'Meena'],
] as const)
  await hire(role, name)

/** Signs in for every call: the tests go further ahead than a session lasts. */
const as =
  (name: string) =>
  async (...call: Parameters<ReturnType<typeof sendAs>>) => {
    const { id } = await db.selectFrom('account').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    return sendAs(await openSession(db, time.now, id, true))(...call)
  }
const [admin, manager, desk, maid] = [as('Front Desk'), as('Mohan'), as('Divya'), as('Meena')]

const on = async (day: string) => {
  time.now = new Date(`${day}T06:00:00Z`)
  for (const { run } of repairJobs) await run(services)
}
const repairsOf = async (room: { id: number }) =>
  (await admin('GET', `/repairs?room_id=${room.id}&sort=reported_at&per_page=100`)).body.data.data
const close = (repair: { slug: string; version: number }) =>
  admin('POST', `/repairs/${repair.slug}/close`, { version: repair.version })
const taskOf = async (slug: string) =>
  (await admin('GET', '/repairs/tasks')).body.data.find((task: { slug: string }) => task.slug === slug)
const addTask = async (fields: object) => {
  const draft = { description: 'AC service', every_days: 90, start_date: '2026-11-20', ...fields }
  const { status, body } = await admin('POST', '/repairs/tasks', draft)
  expect(body.error ?? status).toBe(201)
  return body.data
}

test('a repair is opened on the day it is due, once, and the next one counts from its closing', async () => {
  const room = await make.room({ room_number: '101' })
  const other = await make.room({ room_number: '102' })
  const { slug } = await addTask({ room_ids: [room.id, other.id], areas: ['Lobby'], priority: 'high' })
  await on('2026-11-19')
  expect(await repairsOf(room)).toEqual([])
  await Promise.all([on('2026-11-20'), on('2026-11-20')])
  const [first, ...more] = await repairsOf(room)
  expect(more).toEqual([])
  expect(first).toMatchObject({
    description: 'AC service',
    priority: 'high',
    due_date: '2026-11-20',
    reported_by: null,
    task: { slug },
  })
  expect((await admin('GET', `/repairs/${first.slug}`)).body.data.history).toMatchObject([
    { who: null, what: 'Opened by its recurring task' },
  ])

  // Closed 10 days late: the next one is due 90 days after that, on Feb 28. The other room still waits for its first.
  await on('2026-11-30')
  expect((await close(first)).status).toBe(200)
  const { places } = await taskOf(slug)
  expect(places).toMatchObject([
    { room: { room_number: '101' }, counted_from: '2026-11-30', next_due: '2027-02-28', open_repair: null },
    { room: { room_number: '102' }, counted_from: null, open_repair: expect.any(String) },
    { room: null, area: 'Lobby' },
  ])
  await on('2027-02-27')
  expect(await repairsOf(room)).toHaveLength(1)
  await on('2027-02-28')
  const [, second] = await repairsOf(room)
  expect(second).toMatchObject({ due_date: '2027-02-28', status: 'open' })
  expect(await repairsOf(other)).toHaveLength(1)

  const again = await admin('GET', `/repairs/${first.slug}`)
  const reopened = await admin('POST', `/repairs/${first.slug}/reopen`, { version: again.body.data.version })
  expect(reopened).toMatchObject({ status: 409, body: { error: { code: 'next_repair_open' } } })
  time.now = new Date('2026-11-15T06:00:00Z')
})

test('a paused task opens nothing, a deleted repair is skipped, a deleted task leaves its repairs', async () => {
  const room = await make.room()
  const task = await addTask({ room_ids: [room.id], start_date: '2026-11-15', every_days: 10, is_paused: true })
  await on('2026-11-16')
  expect(await repairsOf(room)).toEqual([])
  const { places: _places, assignee: _assignee, ...fields } = task
  const edit = { ...fields, room_ids: [room.id], areas: [], is_paused: false }
  expect((await manager('PUT', `/repairs/tasks/${task.slug}`, edit)).status).toBe(200)
  const stale = await admin('PUT', `/repairs/tasks/${task.slug}`, edit)
  expect(stale.body.error.message).toContain('Mohan changed this recurring task')
  await on('2026-11-17')
  const [opened] = await repairsOf(room)
  await admin('DELETE', `/repairs/${opened.slug}`)
  await on('2026-11-26')
  expect(await repairsOf(room)).toEqual([])
  await on('2026-11-27')
  expect(await repairsOf(room)).toHaveLength(1)
  await admin('DELETE', `/repairs/tasks/${task.slug}`)
  expect(await repairsOf(room)).toMatchObject([{ task: null }])
  await on('2027-11-27')
  expect(await repairsOf(room)).toHaveLength(1)
  time.now = new Date('2026-11-15T06:00:00Z')
})

test('the fields of a task say what is wrong, and only managers plan', async () => {
  const wrong = async (fields: object) => {
    const draft = { description: 'AC service', every_days: 90, start_date: '2026-11-20', areas: ['Roof'], ...fields }
    return (await admin('POST', '/repairs/tasks', draft)).body.error.fields
  }
  expect(await wrong({ areas: [] })).toEqual({ room_ids: ['Choose at least one room or enter an area'] })
  expect(await wrong({ every_days: 0 })).toEqual({ every_days: ['Enter a number of days from 1 to 3650'] })
  expect(await wrong({ room_ids: [999_999] })).toHaveProperty('room_ids')
  for (const start_date of ['0001-01-01', '9999-12-31'])
    expect(await wrong({ start_date })).toEqual({ start_date: ['Enter a date from 1900 to 2199'] })
  expect(await wrong({ start_date: '' })).toEqual({ start_date: ['The first due date is required'] })
  expect((await maid('GET', '/repairs/tasks')).status).toBe(403)
})

test('urgent and overdue repairs are told to those who manage repairs, each once', async () => {
  time.now = new Date('2026-12-01T06:00:00Z')
  const told = async (send = desk) =>
    (await send('GET', '/notifications')).body.data
      .filter(({ kind }: { kind: string }) => kind.endsWith('_repair'))
      .map(({ message }: { message: string }) => message)
  await db.deleteFrom('notice').execute()
  await maid('POST', '/repairs', { area: 'Roof', description: 'Water comes in', priority: 'urgent' })
  expect(await told()).toEqual(['Urgent repair, Roof: Water comes in'])
  const late = { area: 'Gate', description: 'Lamp', due_date: '2026-12-02' }
  await admin('POST', '/repairs', late)
  await on('2026-12-02')
  expect((await told()).filter((message: string) => message.includes('Gate'))).toEqual([])
  await on('2026-12-03')
  await on('2026-12-04')
  expect((await told()).filter((message: string) => message.includes('Gate'))).toEqual([
    'The repair was due on Dec 02, 2026. Gate: Lamp',
  ])
  expect(await told(maid)).toEqual([])
})

test('the report counts faults by room with days to close and cost', async () => {
  const room = await make.room({ room_number: '909' })
  const report = async (fields: object) => (await admin('POST', '/repairs', { room_id: room.id, ...fields })).body.data
  time.now = new Date('2028-01-01T06:00:00Z')
  const one = await report({ description: 'Tap', cost: 100 })
  const two = await report({ description: 'Door' })
  await report({ description: 'Lamp', cost: 50.5 })
  time.now = new Date('2028-01-03T06:00:00Z')
  await close(one)
  time.now = new Date('2028-01-06T06:00:00Z')
  await admin('POST', `/repairs/${two.slug}/close`, { version: two.version, cost: 200 })
  const { body } = await admin('GET', '/reports/faults?start_date=2028-01-01&end_date=2028-01-31')
  // 2 and 5 days to close: 3.5 on average.
  const figures = { reported: 3, open: 1, average_days: 3.5, cost: 350.5 }
  expect(body.data).toMatchObject({ rows: [{ room: { room_number: '909' }, ...figures }], total: figures })
  const file = await admin('GET', '/reports/faults.xlsx?start_date=2028-01-01&end_date=2028-01-31')
  expect([file.status, file.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  expect((await maid('GET', '/reports/faults?start_date=2028-01-01&end_date=2028-01-31')).status).toBe(403)
  time.now = new Date('2026-11-15T06:00:00Z')
})
