import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, make } = await startTestApp()

const sources: { id: number; name: string }[] = (await admin('GET', '/booking-sources')).body.data
const sourceId = (name: string) => sources.find((source) => source.name === name)?.id

const individual = async (more: object = {}) => ({
  booking_type: 'individual',
  guest_id: (await make.guest()).id,
  room_ids: [(await make.room()).id],
  room_rent: 2500,
  check_in_date: '2026-11-15',
  check_out_date: '2026-11-17',
  number_of_adults: 2,
  advance_amount: 0,
  food_plan_id: 1,
  food_plan_rate: 0,
  ...more,
})

const lakeTours = await make.company({ name: 'Lake Tours' })

const details = {
  desk_remarks: 'Pays by company card',
  housekeeping_remarks: 'Extra pillows',
  expected_arrival: '18:30',
  pinned: true,
  source_id: sourceId('Phone'),
  company_id: lakeTours.id,
}

const place = async (draft: object) => {
  const { status, body } = await admin('POST', '/bookings', draft)
  expect(status).toBe(201)
  return body.data
}

const edit = async ({ slug, version }: { slug: string; version: number }, draft: object) => {
  const { status, body } = await admin('PUT', `/bookings/${slug}`, { ...draft, version })
  expect(status).toBe(200)
  return body.data
}

test('a booking without details has none, and no source', async () => {
  expect(await place(await individual())).toMatchObject({
    desk_remarks: '',
    housekeeping_remarks: '',
    expected_arrival: null,
    pinned: false,
    source_id: null,
    source: null,
    company_id: null,
    company: null,
  })
})

test('details are saved, changed and cleared; the history names each change', async () => {
  const draft = await individual()
  const placed = await place({ ...draft, ...details })
  expect(placed).toMatchObject({
    ...details,
    source: { id: details.source_id, name: 'Phone' },
    company: { id: lakeTours.id, slug: lakeTours.slug, name: 'Lake Tours' },
  })

  const changed = await edit(placed, {
    ...draft,
    ...details,
    expected_arrival: '',
    source_id: sourceId('Travel agent'),
    pinned: false,
    desk_remarks: 'Pays cash',
  })
  expect(changed).toMatchObject({ expected_arrival: null, source: { name: 'Travel agent' }, pinned: false })
  expect(changed.history[0].what).toBe(
    'Changed remarks for the desk Pays by company card → Pays cash, expected arrival 18:30 → none, ' +
      'pinned to this room yes → no, source Phone → Travel agent',
  )
  const cleared = await edit(changed, { ...draft, source_id: null, desk_remarks: '', expected_arrival: '07:05' })
  expect(cleared).toMatchObject({ source: null, desk_remarks: '', housekeeping_remarks: 'Extra pillows' })
  expect(cleared.history[0].what).toBe(
    'Changed remarks for the desk Pays cash → none, expected arrival none → 07:05, source Travel agent → Not known',
  )
})

test('an edit by a client that does not know the details leaves them unchanged', async () => {
  const draft = await individual()
  const placed = await place({ ...draft, ...details })
  const changed = await edit(placed, { ...draft, number_of_adults: 1 })
  expect(changed).toMatchObject({ ...details, number_of_adults: 1 })
  expect(changed.history[0].what).toBe('Changed adults 2 → 1')
})

test.each<[string, unknown]>([
  ['expected_arrival', '25:00'],
  ['expected_arrival', '6 pm'],
  ['expected_arrival', 18],
  ['housekeeping_remarks', null],
  ['pinned', 'yes'],
  ['source_id', 999_999],
  ['source_id', 0],
  ['company_id', 999_999],
  ['company_id', 'Lake Tours'],
])('%s %s is refused with a reason', async (field, value) => {
  const { status, body } = await admin('POST', '/bookings', await individual({ [field]: value }))
  expect(status).toBe(422)
  expect(Object.keys(body.error.fields)).toEqual([field])
})

test('the company of a booking is changed and removed; the history names both', async () => {
  const hillTours = await make.company({ name: 'Hill Tours', kind: 'travel_agent' })
  const draft = await individual({ company_id: lakeTours.id })
  const changed = await edit(await place(draft), { ...draft, company_id: hillTours.id })
  expect(changed).toMatchObject({ company: { name: 'Hill Tours' } })
  expect(changed.history[0].what).toBe('Changed company Lake Tours → Hill Tours')
  const removed = await edit(changed, { ...draft, company_id: null })
  expect(removed.company).toBeNull()
  expect(removed.history[0].what).toBe('Changed company Hill Tours → none')
})

test('an inactive company is refused for a new booking, and stays on the booking that has it', async () => {
  const closed = await make.company({ name: 'Closed Works' })
  const draft = await individual({ company_id: closed.id })
  const placed = await place(draft)
  const path = `/companies/${closed.slug}`
  expect((await admin('PUT', path, { name: closed.name, is_active: false, version: 1 })).status).toBe(200)
  expect(await admin('POST', '/bookings', await individual({ company_id: closed.id }))).toMatchObject({
    status: 422,
    body: { error: { fields: { company_id: [expect.stringContaining('Closed Works is inactive')] } } },
  })
  const kept = await edit(placed, { ...draft, number_of_adults: 1 })
  expect(kept).toMatchObject({ number_of_adults: 1, company: { name: 'Closed Works' } })
  const other = await individual()
  const { slug, version } = await place(other)
  expect((await admin('PUT', `/bookings/${slug}`, { ...other, company_id: closed.id, version })).status).toBe(422)
})

test('deleting a company while a booking gets it never leaves a booking without its company', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { id, slug, name } = await make.company()
    const draft = await individual({ company_id: id })
    const [placed, deleted] = await Promise.all([
      admin('POST', '/bookings', draft),
      admin('DELETE', `/companies/${slug}`),
    ])
    if (placed.status === 201) {
      expect(placed.body.data.company).toEqual({ id, slug, name })
      expect(deleted.status).toBe(409)
    } else {
      expect(placed).toMatchObject({ status: 422, body: { error: { fields: { company_id: [expect.any(String)] } } } })
      expect(deleted.status).toBe(200)
    }
  }
})

test('remarks have at most 500 characters', async () => {
  expect(await place(await individual({ desk_remarks: 'x'.repeat(500) }))).toMatchObject({ pinned: false })
  const { status, body } = await admin('POST', '/bookings', await individual({ desk_remarks: 'x'.repeat(501) }))
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ desk_remarks: ['At most 500 characters are allowed'] })
})

test('bookings are listed by source', async () => {
  const draft = await individual({ source_id: sourceId('Company') })
  const { booking_number } = await place(draft)
  await place(await individual({ source_id: sourceId('E-mail') }))
  const { data } = (await admin('GET', `/bookings?source_id=${sourceId('Company')}`)).body
  expect(data).toMatchObject({ total: 1, data: [{ booking_number, source: { name: 'Company' } }] })
  expect((await admin('GET', '/bookings?source_id=phone')).status).toBe(422)
})

test('a guest never sees remarks for the desk or housekeeping', async () => {
  const guest = await make.guest()
  const { slug } = await place(await individual({ ...details, guest_id: guest.id }))
  const me = await asGuest(guest)
  const sees = async (path: string) => JSON.stringify((await me('GET', path)).body)
  for (const status of ['booked', 'checked_in']) {
    if (status === 'checked_in') await admin('POST', `/bookings/${slug}/check-in`, {})
    for (const path of ['/my/dashboard', '/my/stays', `/my/stays/${slug}/bill`, '/my/orders', '/my/profile']) {
      expect(await sees(path)).not.toMatch(/company card|pillows|remarks|source|Lake Tours/)
    }
    expect((await me('GET', `/bookings/${slug}`)).status).toBe(403)
  }
})
