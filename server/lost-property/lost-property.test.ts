import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { app, admin, hire, make, db, time, signIn, runJobs } = await startTestApp()
const path = '/lost-property'
const today = '2026-11-15'
const room = await make.room({ room_number: '204' })
const cleaner = await hire('housekeeping', 'Sunita')
const cook = await hire('kitchen', 'Cook')
const desk = await hire('front-desk', 'Kavita')
const noon = (day: string) => new Date(`${day}T06:00:00Z`)

const record = async (fields: object = {}) => {
  const { body } = await admin('POST', path, { description: 'Black umbrella', area: 'Lobby', ...fields })
  return body.data
}
const formWith = (fields: Record<string, string>, photo?: Uint8Array) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (photo) form.append('photo_file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'thing.jpg')
  return form
}

describe('recording', () => {
  test('a cleaner says what and where; day, finder and keep-until are filled in', async () => {
    const { status, body } = await cleaner('POST', path, { description: ' Gold ring ', room_id: room.id })
    expect([status, body.message]).toEqual([201, 'Lost property saved'])
    expect(body.data).toMatchObject({
      description: 'Gold ring',
      room_number: '204',
      area: '',
      found_on: today,
      found_by: 'Sunita',
      keep_until: '2027-02-13',
      status: 'kept',
      has_photo: false,
      likely_owners: [],
      version: 1,
    })
  })

  test('a phone that sends a thing again, with its photo and at once, records it once', async () => {
    const client_id = '0b6f2f5e-3c52-4b8e-9a0f-6a3d5d1c7e11'
    const fields = { description: 'Silver watch (Under the bed)', room_id: String(room.id), client_id }
    const photo = await picture()
    const [one, again] = await Promise.all([
      cleaner('POST', path, formWith(fields, photo)),
      cleaner('POST', path, formWith(fields, photo)),
    ])
    expect([one.status, again.status]).toEqual([201, 201])
    const weekLater = await cleaner('POST', path, { ...fields, room_id: room.id })
    expect(new Set([one, again, weekLater].map(({ body }) => body.data.slug)).size).toBe(1)
    expect(weekLater.body.data).toMatchObject({
      description: 'Silver watch (Under the bed)',
      area: '',
      has_photo: true,
      version: 1,
    })
    const { slug } = one.body.data
    expect((await cleaner('GET', `${path}/${slug}/photo`)).status).toBe(200)
    expect((await cleaner('GET', `${path}?search=Silver watch`)).body.data.total).toBe(1)
    expect((await cleaner('POST', path, { description: 'Hat', area: 'Pool', client_id: 'one' })).status).toBe(422)
    expect(await db.selectFrom('stored_file').select('key').execute()).toHaveLength(1)
    await admin('DELETE', `${path}/${slug}`)
    await runJobs()
  })

  test('a second thing with the id of the first is refused, also at once; the first is found on another day', async () => {
    const client_id = '0b6f2f5e-3c52-4b8e-9a0f-6a3d5d1c7e22'
    const send = (fields: object = {}) =>
      cleaner('POST', path, { description: 'Left shoe', room_id: room.id, client_id, ...fields })
    const answers = await Promise.all([send(), send({ description: 'Right shoe' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toMatchObject({
      code: 'sent_differently',
      message: 'This was not saved: another entry was sent under the same number before. Enter it again.',
    })
    const { slug, description } = answers.find(({ status }) => status === 201)?.body.data ?? {}
    const { version } = (await admin('GET', `${path}/${slug}`)).body.data
    const changes = { description: 'One shoe', room_id: room.id, kept_in: 'Box 4', version }
    expect((await desk('PUT', `${path}/${slug}`, changes)).status).toBe(200)
    time.now = noon('2026-11-18')
    const again = await send({ description })
    expect([again.status, again.body.data.slug, again.body.data.description]).toEqual([201, slug, 'One shoe'])
    for (const other of [{ room_id: null, area: 'Lobby' }, { kept_in: 'Box 9' }, { found_on: '2026-11-14' }]) {
      expect((await send({ description, ...other })).status, JSON.stringify(other)).toBe(409)
    }
    time.now = noon(today)
  })

  test.each([
    [{ description: '', area: 'Pool' }, 'description', 'Say what was found'],
    [{ description: 'Hat' }, 'area', 'Choose a room, or say where in the house it was found'],
    [
      { description: 'Hat', area: 'Pool', found_on: '2026-11-16' },
      'found_on',
      'The day it was found can’t be in the future',
    ],
    [
      { description: 'Hat', area: 'Pool', found_on: today, keep_until: '2026-11-14' },
      'keep_until',
      'It can’t be kept until a day before it was found',
    ],
    [{ description: 'Hat', room_id: 99_999 }, 'room_id', 'This room no longer exists. Choose another.'],
    [{ description: 'Hat', room_id: room.id, area: 'Pool' }, 'area', 'Choose a room or enter an area, not both'],
    [{ description: 'Hat', area: 'Pool', found_on: '0001-01-01' }, 'found_on', 'Enter a date from 1900 to 2199'],
    [{ description: 'Hat', area: 'Pool', keep_until: '9999-12-31' }, 'keep_until', 'Enter a date from 1900 to 2199'],
  ])('%j is refused', async (draft, field, message) => {
    const { status, body } = await cleaner('POST', path, draft)
    expect([status, body.error.fields[field]]).toEqual([422, [message]])
  })

  test('a call that is repeated with its key records it once', async () => {
    const draft = { description: 'Blue scarf', area: 'Bar' }
    const headers = { 'idempotency-key': 'from-the-phone-1' }
    const first = await cleaner('POST', path, draft, headers)
    const again = await cleaner('POST', path, draft, headers)
    expect(again.body).toEqual(first.body)
    expect((await admin('GET', `${path}?search=blue scarf`)).body.data.total).toBe(1)
  })

  test('a photo is stored without its metadata, replaced, and removed', async () => {
    const saved = await cleaner(
      'POST',
      path,
      formWith({ description: 'Camera', room_id: String(room.id) }, await picture()),
    )
    const { slug } = saved.body.data
    expect([saved.status, saved.body.data.has_photo]).toEqual([201, true])
    const photo = await cleaner('GET', `${path}/${slug}/photo`)
    expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/webp'])
    const fields = { description: 'Camera, Canon', room_id: String(room.id) }
    const kept = await cleaner('PUT', `${path}/${slug}`, formWith({ ...fields, version: '1' }))
    expect(kept.body.data).toMatchObject({ description: 'Camera, Canon', has_photo: true, version: 2 })
    const other = await cleaner('PUT', `${path}/${slug}`, formWith({ ...fields, version: '2' }, await picture('png')))
    expect(other.status).toBe(200)
    const removed = await cleaner('PUT', `${path}/${slug}`, {
      ...fields,
      room_id: room.id,
      photo: 'remove',
      version: 3,
    })
    expect(removed.body.data.has_photo).toBe(false)
    expect((await cleaner('GET', `${path}/${slug}/photo`)).status).toBe(404)
    await runJobs()
    expect(await db.selectFrom('stored_file').selectAll().execute()).toEqual([])
    const wrong = await cleaner('POST', path, formWith({ description: 'X', area: 'Y' }, Buffer.from('no picture')))
    expect(wrong.body.error.fields.photo_file).toEqual(['Only JPG, PNG, or WEBP images are allowed.'])
  })

  test('an edit of an older version is refused and names the colleague', async () => {
    const { slug } = await record({ description: 'Key' })
    const edit = { description: 'Car key', area: 'Lobby', version: 1 }
    expect((await desk('PUT', `${path}/${slug}`, edit)).status).toBe(200)
    const late = await admin('PUT', `${path}/${slug}`, edit)
    expect(late.body.error.message).toContain('Kavita changed this entry while you were editing it.')
  })
})

describe('what became of it', () => {
  test('it is returned to somebody, and kept again after a mistake', async () => {
    const { slug } = await record({ description: 'Wallet', found_on: '2026-11-10' })
    const act = (name: string, body: object) => desk('POST', `${path}/${slug}/${name}`, body)
    const to = { returned_to: 'Asha Rao', closed_on: today, closing_note: 'Showed her ID', version: 1 }
    expect((await act('return', { ...to, returned_to: ' ' })).body.error.fields.returned_to).toEqual(['Say who got it'])
    expect((await act('return', { ...to, closed_on: '2026-11-09' })).body.error.fields.closed_on).toEqual([
      'This can’t be before the day it was found',
    ])
    expect((await act('return', { ...to, closed_on: '2026-11-16' })).body.error.fields.closed_on).toEqual([
      'This day can’t be in the future',
    ])
    const returned = await act('return', to)
    expect(returned.body.message).toBe('Returned to Asha Rao')
    expect(returned.body.data).toMatchObject({
      status: 'returned',
      returned_to: 'Asha Rao',
      closed_on: today,
      closing_note: 'Showed her ID',
    })
    expect((await act('return', { ...to, version: 2 })).body.error.code).toBe('lost_property_not_kept')
    expect((await act('dispose', { closed_on: today, closing_note: 'x', version: 2 })).status).toBe(409)
    const again = await act('keep-again', { version: 2 })
    expect(again.body.data).toMatchObject({ status: 'kept', returned_to: '', closed_on: null, closing_note: '' })
    expect((await act('keep-again', { version: 3 })).body.error.code).toBe('lost_property_is_kept')
  })

  test('it is disposed of with a note', async () => {
    const { slug } = await record({ description: 'Old newspaper' })
    const dispose = (closing_note: string) =>
      admin('POST', `${path}/${slug}/dispose`, { closed_on: today, closing_note, version: 1 })
    expect((await dispose('')).body.error.fields.closing_note).toEqual(['Say what happened to it'])
    expect((await dispose('Recycled')).body.data).toMatchObject({ status: 'disposed', closing_note: 'Recycled' })
  })

  test('an entry is deleted', async () => {
    const { slug } = await record({ description: 'Mistake' })
    expect((await desk('DELETE', `${path}/${slug}`)).body.message).toBe('Lost property deleted')
    expect((await admin('GET', `${path}/${slug}`)).status).toBe(404)
  })
})

describe('who may do what', () => {
  const refusal = {
    status: 403,
    body: {
      error: {
        code: 'not_allowed',
        message: 'You can correct only your own entries of today. Ask the front desk to change this one.',
      },
    },
  }
  const correct = (send: typeof cleaner, { slug, version }: { slug: string; version: number }) =>
    send('PUT', `${path}/${slug}`, { description: 'Something', area: 'Pool', version })

  test('housekeeping corrects the own entry of today, and no other', async () => {
    const permissions = [{ permission: 'lost_property.report', up_to: null }]
    await admin('POST', '/roles', { name: 'Pool', permissions })
    const { slug } = await db.selectFrom('role').select('slug').where('name', '=', 'Pool').executeTakeFirstOrThrow()
    const other = await hire(slug, 'Hema')
    const own = (await cleaner('POST', path, { description: 'Hat', area: 'Pool' })).body.data
    expect([own.may_edit, (await other('GET', `${path}/${own.slug}`)).body.data.may_edit]).toEqual([true, false])
    expect(await correct(other, own)).toMatchObject(refusal)
    const corrected = await correct(cleaner, own)
    expect(corrected.body.data).toMatchObject({ description: 'Something', version: 2 })
    time.now = noon('2026-11-16')
    expect(await correct(cleaner, corrected.body.data)).toMatchObject(refusal)
    const [listed] = (await cleaner('GET', `${path}?search=Something`)).body.data.data
    expect(listed.may_edit).toBe(false)
    time.now = noon('2026-11-15')
    const watch = await record({ description: 'Diamond watch' })
    expect(await correct(cleaner, watch)).toMatchObject(refusal)
  })

  test('housekeeping neither deletes nor returns anything, nor changes what was returned', async () => {
    const { slug } = (await cleaner('POST', path, { description: 'Bracelet', area: 'Pool' })).body.data
    expect((await cleaner('DELETE', `${path}/${slug}`)).body.error).toMatchObject({
      permission: 'lost_property.change',
    })
    const to = { returned_to: 'A friend', closed_on: today, version: 1 }
    expect((await cleaner('POST', `${path}/${slug}/return`, to)).status).toBe(403)
    expect((await cleaner('POST', `${path}/${slug}/dispose`, { ...to, closing_note: 'Lost' })).status).toBe(403)
    const returned = (await desk('POST', `${path}/${slug}/return`, to)).body.data
    expect((await cleaner('POST', `${path}/${slug}/keep-again`, { version: 2 })).status).toBe(403)
    expect(await correct(cleaner, returned)).toMatchObject(refusal)
    expect(await correct(desk, returned)).toMatchObject({ status: 200 })
  })

  test('housekeeping is not told who a thing was returned to', async () => {
    const { slug } = await record({ description: 'Umbrella' })
    const to = { returned_to: 'Asha Verma', closing_note: 'Passport seen', closed_on: today, version: 1 }
    await desk('POST', `${path}/${slug}/return`, to)
    const read = async (send: typeof desk) => {
      const { data } = (await send('GET', `${path}/${slug}`)).body
      const { total } = (await send('GET', `${path}?search=Asha Verma`)).body.data
      return [data.returned_to, data.closing_note, data.history[0].what, total]
    }
    expect(await read(desk)).toEqual(['Asha Verma', 'Passport seen', 'Returned to Asha Verma', 1])
    expect(await read(cleaner)).toEqual(['', '', 'Returned', 0])
  })

  test('an entry from before entries had an author is changed only with the permission', async () => {
    const old = await record({ description: 'Old entry' })
    await db
      .updateTable('lost_property')
      .set({ entered_by: null, entered_on: null })
      .where('slug', '=', old.slug)
      .execute()
    const { may_edit, version } = (await cleaner('GET', `${path}/${old.slug}`)).body.data
    expect(may_edit).toBe(false)
    expect(await correct(cleaner, { ...old, version })).toMatchObject(refusal)
  })
})

test('the history says who entered, changed and returned a thing, and the audit trail names a deleted one', async () => {
  const { slug } = (await cleaner('POST', path, { description: 'Diamond watch', room_id: room.id })).body.data
  const edit = { description: 'Watch', area: 'Bar', found_by: 'Sunita', kept_in: 'Safe', version: 1 }
  await desk('PUT', `${path}/${slug}`, edit)
  const photo = formWith({ ...edit, found_on: today, keep_until: '2027-02-13', version: '2' }, await picture())
  expect((await desk('PUT', `${path}/${slug}`, photo)).status).toBe(200)
  const to = { returned_to: 'Asha Rao', closed_on: today, version: 3 }
  const { history } = (await desk('POST', `${path}/${slug}/return`, to)).body.data
  expect(history.map(({ who, what }: Record<string, string>) => `${who}: ${what}`)).toEqual([
    'Kavita: Returned to Asha Rao',
    'Kavita: Photo added',
    'Kavita: Description changed from “Diamond watch” to “Watch”. Kept in changed from nothing to “Safe”. Found in changed from room 204 to Bar',
    'Sunita: Entered',
  ])
  await desk('DELETE', `${path}/${slug}`)
  const trail = (await admin('GET', `/audit?entity=lost_property&slug=${slug}`)).body.data
  expect(trail.map(({ action, title }: Record<string, string>) => `${action} ${title}`)).toEqual([
    'delete Watch',
    'update Watch',
    'update Watch',
    'update Watch',
    'insert Watch',
  ])
})

test('the desk is told of what housekeeping finds, housekeeping is not', async () => {
  await db.deleteFrom('notice').execute()
  const { slug } = (await cleaner('POST', path, { description: 'Gold chain', room_id: room.id })).body.data
  await cleaner('POST', path, { description: 'Cap', area: 'Pool' })
  const { data, unread } = (await desk('GET', '/notifications')).body
  expect(data).toMatchObject([
    { kind: 'lost_property', message: 'Sunita found lost property, Pool: Cap' },
    { subject: 'lost_property', slug, message: 'Sunita found lost property, Room 204: Gold chain', who: 'Sunita' },
  ])
  expect(unread).toBe(2)
  expect((await cleaner('GET', '/notifications')).body).toMatchObject({ data: [], unread: 0 })
})

describe('the list', () => {
  test('is searched by what, where and who, and filtered by status and by a passed date', async () => {
    await record({
      description: 'Red suitcase',
      area: 'Garage',
      found_by: 'Mr Das',
      kept_in: 'Box 7',
      found_on: '2026-08-01',
    })
    const names = async (query: string) =>
      (await admin('GET', `${path}?${query}`)).body.data.data.map(
        ({ description }: { description: string }) => description,
      )
    for (const typed of ['red SUIT', 'garage', 'das', 'box 7'])
      expect(await names(`search=${typed}`)).toEqual(['Red suitcase'])
    expect(await names('search=204')).toContain('Gold ring')
    // 90 days after August 1.
    expect(await names('overdue=true')).toEqual(['Red suitcase'])
    time.now = new Date('2026-10-30T06:00:00Z')
    expect(await names('overdue=true')).toEqual([])
    time.now = new Date('2026-11-15T06:00:00Z')
    expect(await names('status=disposed')).toEqual(['Old newspaper'])
    expect((await names('sort=found_on'))[0]).toBe('Red suitcase')
    expect((await names('per_page=100')).at(-1)).toBe('Red suitcase')
  })

  test('is an Excel file', async () => {
    const headers = { authorization: `Bearer ${await signIn('desk@hotel.example')}` }
    const reply = await app.inject({ url: `/api${path}.xlsx?search=suitcase`, headers })
    const rows = (await readXlsx(reply.rawPayload)).sheets[0]?.rows ?? []
    expect(rows.map((row) => row.slice(1, 7))).toEqual([
      ['Description', 'Found in', 'Found by', 'Kept in', 'Keep until', 'Status'],
      ['Red suitcase', 'Garage', 'Mr Das', 'Box 7', new Date('2026-10-30T00:00:00Z'), 'Kept'],
    ])
  })

  test('is only for those who may see it', async () => {
    expect((await cook('GET', path)).status).toBe(403)
    expect((await cook('POST', path, { description: 'Hat', area: 'Pool' })).status).toBe(403)
  })
})

test('the guests who had the room are named to those who may see bookings, the one who left first', async () => {
  const leaving = await make.booking({ room_ids: [room.id], check_in_date: '2026-11-15', check_out_date: '2026-11-16' })
  expect((await admin('POST', `/bookings/${leaving.slug}/check-in`)).status).toBe(200)
  time.now = new Date('2026-11-16T06:00:00Z')
  const { slug } = (await cleaner('POST', path, { description: 'Charger', room_id: room.id })).body.data
  expect((await cleaner('GET', `${path}/${slug}`)).body.data.likely_owners).toEqual([])
  const owners = (await admin('GET', `${path}/${slug}`)).body.data.likely_owners
  expect(owners).toMatchObject([
    { booking: leaving.slug, booking_number: leaving.booking_number, check_out_date: '2026-11-16' },
  ])
  expect(owners[0].guest_name).not.toBe('')
  // A booking of another day says nothing.
  const before = await record({ description: 'Comb', room_id: room.id, area: '', found_on: '2026-11-14' })
  expect((await admin('GET', `${path}/${before.slug}`)).body.data.likely_owners).toEqual([])
})
