import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, change } = await startTestApp()

const list = async () => (await admin('GET', '/booking-sources')).body.data as { id: number; name: string }[]
const names = async () => (await list()).map(({ name }) => name)
const add = async (draft: object) => (await admin('POST', '/booking-sources', draft)).body.data

test('a new hotel has the usual sources', async () => {
  expect(await names()).toEqual(['Walk-in', 'Phone', 'E-mail', 'Website', 'Travel agent', 'Company', 'Returning guest'])
})

test('a source is added at the end, or at its position, and renamed', async () => {
  const radio = await add({ name: 'Radio' })
  expect(radio).toMatchObject({ name: 'Radio', builtin: null, version: 1 })
  expect((await names()).at(-1)).toBe('Radio')
  const { status } = await admin('PUT', `/booking-sources/${radio.id}`, { name: 'Local radio', version: 1 })
  expect(status).toBe(200)
  await admin('PUT', `/booking-sources/${radio.id}`, { name: 'Local radio', position: 2, version: 2 })
  expect((await names()).slice(0, 4)).toEqual(['Walk-in', 'Phone', 'Local radio', 'E-mail'])
})

test('two sources in use cannot have the same name', async () => {
  expect(await admin('POST', '/booking-sources', { name: ' PHONE ' })).toMatchObject({
    status: 409,
    body: { error: { fields: { name: ['Booking source name already exists'] } } },
  })
  expect((await admin('POST', '/booking-sources', { name: ' ' })).status).toBe(422)
  expect((await admin('POST', '/booking-sources', { name: 'Fax', position: 0 })).status).toBe(422)
})

test('a deleted source stays on its bookings, which can still be edited, and its name is free again', async () => {
  const fair = await add({ name: 'Trade fair' })
  const booking = await make.booking({ source_id: fair.id })
  expect((await admin('DELETE', `/booking-sources/${fair.id}`)).status).toBe(200)
  expect(await names()).not.toContain('Trade fair')
  expect((await admin('DELETE', `/booking-sources/${fair.id}`)).status).toBe(404)
  expect((await admin('PUT', `/booking-sources/${fair.id}`, { name: 'Fair', version: 2 })).status).toBe(404)
  const path = `/bookings/${booking.slug}`
  expect((await admin('GET', path)).body.data.source).toEqual({ id: fair.id, name: 'Trade fair' })
  const { rooms, ...seen } = (await admin('GET', path)).body.data
  const edit = { ...seen, room_ids: [rooms[0].id], room_rent: 2500, late_entry_reason: undefined }
  expect((await change(path, { ...edit, number_of_adults: 1 })).status).toBe(200)
  expect((await add({ name: 'Trade fair' })).id).not.toBe(fair.id)
})

test('a source without bookings is deleted for good', async () => {
  const { id } = await add({ name: 'Billboard' })
  expect((await admin('DELETE', `/booking-sources/${id}`)).status).toBe(200)
  const draft = { source_id: id }
  await expect(make.booking(draft)).rejects.toThrow('booking_source_id_fkey')
})

test('built-in sources can be renamed, but not deleted', async () => {
  const [walkIn] = await list()
  expect(await admin('DELETE', `/booking-sources/${walkIn?.id}`)).toMatchObject({
    status: 409,
    body: { error: { code: 'booking_source_builtin' } },
  })
  const renamed = await admin('PUT', `/booking-sources/${walkIn?.id}`, { name: 'Came by', version: 1 })
  expect(renamed.body.data).toMatchObject({ name: 'Came by', builtin: 'walk_in' })
})

test('deleting a source while a booking gets it never leaves a booking without its source', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { id } = await add({ name: `Flyer ${turn}` })
    const draft = {
      booking_type: 'individual',
      guest_id: (await make.guest()).id,
      room_ids: [(await make.room()).id],
      ...{ room_rent: 2500, check_in_date: '2026-11-15', check_out_date: '2026-11-17', number_of_adults: 1 },
      ...{ advance_amount: 0, food_plan_id: 1, food_plan_rate: 0, source_id: id },
    }
    const [placed, deleted] = await Promise.all([
      admin('POST', '/bookings', draft),
      admin('DELETE', `/booking-sources/${id}`),
    ])
    expect(deleted.status).toBe(200)
    if (placed.status === 201) expect(placed.body.data.source).toEqual({ id, name: `Flyer ${turn}` })
    else expect(placed).toMatchObject({ status: 422, body: { error: { fields: { source_id: [expect.any(String)] } } } })
  }
})
