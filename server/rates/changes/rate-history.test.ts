import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { cellKey } from '#contract/rates/rate.ts'
import { startWithTwoClerks } from '#server/rates/testing/two-clerks.ts'

const days = { from: '2026-12-21', to: '2026-12-23' }
const app = await startWithTwoClerks(days)
const { admin, arun, candidate, db, make, standard, type, cell, rowOf } = app

const bulk = async (more: object, send = admin): Promise<number> => {
  const { status, body } = await app.bulk(more, send)
  expect(status).toBe(200)
  return body.data.change
}
const undo = (change: number, send = admin) => send('POST', `/rates/changes/${change}/undo`)

describe('undoing a change', () => {
  test('sets every cell back, also to no rate at all', async () => {
    await bulk({ to: '2026-12-21', price: 4500, min_nights: 2 })
    const before = await rowOf()
    const change = await bulk({ price: 6000, closed: true, min_nights: null })
    const { status, body } = await undo(change)
    expect(status).toBe(200)
    expect(body.message).toBe('3 rates restored')
    expect(body.data).toEqual({ change: change + 1, cells: 3, last_change: change + 1 })
    expect(await rowOf()).toEqual(before)
  })

  test('is refused if somebody changed cells since, and names exactly these', async () => {
    const change = await bulk({ price: 6000 })
    await bulk({ from: '2026-12-22', to: '2026-12-22', price: 6500 }, arun)
    const { status, body } = await undo(change)
    expect(status).toBe(409)
    expect(body.error).toEqual({
      code: 'changed_meanwhile',
      message: 'Arun changed 1 of these rates since then. Nothing was undone.',
      fields: { [cellKey(cell('2026-12-22'))]: ['Arun set ₹6,500.00'] },
    })
    expect((await rowOf()).prices).toEqual([6000, 6500, 6000])
  })

  test('works backwards through several changes', async () => {
    const first = await bulk({ price: 5000 })
    const second = await bulk({ from: '2026-12-22', price: 5500 })
    const third = await bulk({ to: '2026-12-22', percent: 10 })
    expect((await undo(second)).status).toBe(409)
    for (const change of [third, second, first]) expect((await undo(change)).status).toBe(200)
    expect(await rowOf()).toBeUndefined()
  })

  test('twice does one thing, also at the same moment', async () => {
    const change = await bulk({ price: 6000 })
    const answers = await Promise.all([undo(change), undo(change, arun), undo(change)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error.message).toBe(
      'This change was undone already. The rate calendar shows the rates as they are now.',
    )
    const keyed = { 'idempotency-key': 'undo-4711-0815' }
    const other = await bulk({ price: 6100 })
    const clicks = await Promise.all([1, 2].map(() => admin('POST', `/rates/changes/${other}/undo`, undefined, keyed)))
    expect(clicks.map(({ status }) => status)).toEqual([200, 200])
    expect(clicks[0]?.body).toEqual(clicks[1]?.body)
  })

  test('of an undo makes the change again, which can be undone like any other', async () => {
    const change = await bulk({ price: 6000, closed: true })
    const first = (await undo(change)).body.data.change
    const again = await undo(first)
    expect(again).toMatchObject({ status: 200, body: { data: { cells: 3 } } })
    expect((await rowOf()).prices).toEqual([6000, 6000, 6000])
    expect((await undo(first)).body.error.code).toBe('already_undone')
    expect((await undo(change)).body.error.code).toBe('already_undone')
    const [entry] = (await admin('GET', '/rates/changes')).body.data
    expect(entry).toMatchObject({ id: again.body.data.change, kind: 'bulk', is_undone: false })
    expect((await undo(entry.id)).status).toBe(200)
    expect(await rowOf()).toBeUndefined()
  })

  test('of an earlier change is refused while a later one is made again', async () => {
    const earlier = await bulk({ price: 5000 })
    const later = await bulk({ to: '2026-12-21', price: 6000 })
    const undone = (await undo(later)).body.data.change
    await undo(undone)
    expect((await undo(earlier)).status).toBe(409)
    expect((await rowOf()).prices).toEqual([6000, 5000, 5000])
  })

  test('that does not exist, or by a guest, is refused', async () => {
    const change = await bulk({ price: 6000 })
    expect((await undo(999_999)).status).toBe(404)
    expect((await admin('POST', '/rates/changes/x/undo')).status).toBe(404)
    expect((await undo(change, candidate)).status).toBe(403)
  })

  test('of a plan that was deleted is refused', async () => {
    const plan = (await admin('POST', '/rate-plans', { name: `Gone ${type().id}` })).body.data
    const change = await bulk({ rate_plan_ids: [plan.id], price: 6000 })
    await admin('DELETE', `/rate-plans/${plan.slug}`)
    const { status, body } = await undo(change)
    expect([status, body.error.message]).toEqual([
      409,
      'The room types or rate plans of this change were deleted, so it can’t be undone.',
    ])
    const [listed] = (await admin('GET', '/rates/changes')).body.data
    expect(listed).toMatchObject({ id: change, cells: 3, rate_plans: [`Gone ${type().id}`] })
  })

  test('that is older than the summaries is described by the migration as a new one is', async () => {
    const price = await bulk({ price: 6100, closed: true, min_nights: 2 })
    await bulk({ price: null, closed: false, closed_to_arrival: true, min_nights: null })
    const listed = (await admin('GET', '/rates/changes')).body.data.slice(0, 2)
    expect(listed[1]).toMatchObject({ id: price, cells: 3 })
    const migration = await readFile('server/db/migrations/0035_summaries_of_rate_changes.sql', 'utf8')
    await db.updateTable('rate_change').set({ summary: null }).execute()
    await sql.raw(migration.slice(migration.indexOf('update rate_change'))).execute(db)
    expect((await admin('GET', '/rates/changes')).body.data.slice(0, 2)).toEqual(listed)
  })
})

test('the list of changes names person, days, types and plans, newest first', async () => {
  const other = await make.roomType({ name: `A ${type().name}` })
  const change = await bulk({ room_type_ids: [type().id, other.id], price: 7000 }, arun)
  const { body } = await undo(change)
  const { data } = (await admin('GET', '/rates/changes')).body
  const common = { ...days, cells: 6, room_types: [other.name, type().name], rate_plans: ['Standard'] }
  const changed_at = '2026-11-15T06:00:00.000Z'
  expect(data.slice(0, 2)).toEqual([
    {
      ...{ id: body.data.change, kind: 'undo', changed_by: 'Front Desk', changed_at, ...common },
      ...{ text: '₹7,000.00 cleared', is_undone: false },
    },
    {
      ...{ id: change, kind: 'bulk', changed_by: 'Arun', changed_at, ...common },
      ...{ text: '₹7,000.00 entered', is_undone: true },
    },
  ])
  for (let count = 0; count < 51; count++) await bulk({ price: 7001 + count })
  expect((await admin('GET', '/rates/changes')).body.data).toHaveLength(50)
})

test('the list of changes tells what was changed', async () => {
  const texts = async (count: number) =>
    (await admin('GET', '/rates/changes')).body.data.slice(0, count).map(({ text }: { text: string }) => text)
  await bulk({ to: '2026-12-22', price: 5000, min_nights: 2 })
  await bulk({ from: '2026-12-22', amount: 500, closed: true })
  await bulk({ closed: false, closed_to_arrival: true, min_nights: null })
  expect(await texts(3)).toEqual([
    'No arrival, open again, no minimum nights any more',
    // 5,000 and the room type's 4,000, each 500 more.
    '₹5,000.00 or none to ₹4,500.00 – ₹5,500.00, closed',
    '₹5,000.00 entered, at least 2 nights',
  ])
})

test('the history of a cell tells who changed what', async () => {
  const first = await bulk({ price: 5000, closed_to_arrival: true, min_nights: 3 })
  const second = await bulk({ to: '2026-12-21', price: null, closed_to_arrival: false, min_nights: null }, arun)
  await bulk({ from: '2026-12-22', closed: true })
  const cell = `room_type_id=${type().id}&rate_plan_id=${standard.id}&date=2026-12-21`
  const { data } = (await admin('GET', `/rates/history?${cell}`)).body
  const at = { kind: 'bulk', changed_at: '2026-11-15T06:00:00.000Z' }
  expect(data).toEqual([
    {
      id: second,
      ...at,
      changed_by: 'Arun',
      price_before: 5000,
      price_after: null,
      text: '₹5,000.00 cleared, arrival allowed again, no minimum nights any more',
    },
    {
      id: first,
      ...at,
      changed_by: 'Front Desk',
      price_before: null,
      price_after: 5000,
      text: '₹5,000.00 entered, no arrival, at least 3 nights',
    },
  ])
  expect((await admin('GET', '/rates/history?room_type_id=1&rate_plan_id=1')).status).toBe(422)
})
