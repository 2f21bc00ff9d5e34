import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, hire, make, time } = await startTestApp()

const clerk = await hire('front-desk')
const nationalities = await db.selectFrom('nationality').select(['id', 'name']).execute()
const nationalityId = (name: string) => nationalities.find((one) => one.name === name)?.id
const indian = nationalityId('Indian')

const occupantsOf = async (slug: string) => (await admin('GET', `/bookings/${slug}/occupants`)).body.data
const namesOf = async (slug: string) =>
  (await occupantsOf(slug)).occupants.map(({ guest }: { guest: { name: string } }) => guest.name)
const add = (slug: string, body: object, send = admin) => send('POST', `/bookings/${slug}/occupants`, body)
const wife = { name: 'Meera Sharma', nationality_id: indian, sex: 'female' }

test('the guest who books is in the first room, and another guest of the booking takes that place', async () => {
  const guest = await make.guest({ name: 'Anil Sharma' })
  const { slug, id } = await make.booking({ guest_id: guest.id })
  const { occupants } = await occupantsOf(slug)
  expect(occupants).toMatchObject([{ line: 1, relation: '', is_booker: true, guest: { name: 'Anil Sharma' } }])
  const other = await make.guest({ name: 'Vikram Rao' })
  await db.updateTable('booking').set({ guest_id: other.id }).where('id', '=', id).execute()
  expect(await namesOf(slug)).toEqual(['Vikram Rao'])
})

test('a companion without a phone is registered with the booking, and once', async () => {
  const { slug } = await make.booking()
  const saved = await add(slug, { guest: wife, relation: 'Wife', age: 34 })
  expect([saved.status, saved.body.message]).toEqual([201, 'Meera Sharma added'])
  expect(saved.body.data).toMatchObject({ line: 1, relation: 'Wife', age: 34, is_booker: false, arrived_at: null })
  const again = await add(slug, { guest_id: saved.body.data.guest.id })
  expect([again.status, again.body.error.message]).toEqual([409, 'This person is already in this booking.'])
})

test('the age follows from the birth date on the day of arrival', async () => {
  const guest = await make.guest({ birth_date: '2010-11-16' })
  const { slug } = await make.booking({ guest_id: guest.id, check_in_date: '2026-11-15' })
  expect((await occupantsOf(slug)).occupants[0].age).toBe(15)
})

test('check-in and check-out note the times of everybody in the rooms', async () => {
  const { slug } = await make.booking({ check_in_date: '2026-11-15', check_out_date: '2026-11-16' })
  await add(slug, { guest: wife, relation: 'Wife' })
  time.now = new Date('2026-11-15T09:10:00Z')
  expect((await admin('POST', `/bookings/${slug}/check-in`)).status).toBe(200)
  time.now = new Date('2026-11-15T11:00:00Z')
  const late = await add(slug, { guest: { ...wife, name: 'Rohan Sharma', sex: 'male' }, relation: 'Son', age: 9 })
  expect(Date.parse(late.body.data.arrived_at)).toBe(Date.parse('2026-11-15T09:10:00Z'))
  time.now = new Date('2026-11-16T05:00:00Z')
  const friend = await add(slug, { guest: { ...wife, name: 'A Friend' }, relation: 'Friend' })
  expect(Date.parse(friend.body.data.arrived_at)).toBe(Date.parse('2026-11-16T05:00:00Z'))
  expect((await admin('POST', `/bookings/${slug}/check-out`)).status).toBe(200)
  const { occupants } = await occupantsOf(slug)
  const times = occupants.map((one: { left_at: string }) => Date.parse(one.left_at))
  expect(times).toEqual(Array(4).fill(Date.parse('2026-11-16T05:00:00Z')))
  time.now = new Date('2026-11-15T06:00:00Z')
})

test('check-in asks about people who are in the house with another booking', async () => {
  const [first, other] = [await make.room({ room_number: '901' }), await make.room({ room_number: '902' })]
  const [guest, wife] = [await make.guest({ name: 'Anil Sharma' }), await make.guest({ name: 'Meera Sharma' })]
  const withWife = { companions: [{ guest_id: wife.id, relation: 'Wife', line: 1 }] }
  const here = await make.booking({ guest_id: guest.id, room_ids: [first.id], ...withWife })
  const next = await make.booking({ room_ids: [other.id], ...withWife })
  const checkIn = ({ slug }: { slug: string }, body = {}) => admin('POST', `/bookings/${slug}/check-in`, body)
  expect((await checkIn(here)).status).toBe(200)
  const asked = await checkIn(next)
  expect([asked.status, asked.body.error]).toMatchObject([
    409,
    {
      code: 'guest_in_house',
      message: `Meera Sharma is already in room 901 (booking ${here.booking_number}). Check in anyway?`,
    },
  ])
  expect((await occupantsOf(next.slug)).occupants[0].arrived_at).toBeNull()
  expect((await checkIn(next, { confirm_in_house: true })).status).toBe(200)
  for (const { slug } of [here, next]) expect((await admin('POST', `/bookings/${slug}/check-out`)).status).toBe(200)
})

test('check-in does not ask about people who have left, nor about the other rooms of the same booking', async () => {
  const [guest, wife] = [await make.guest(), await make.guest()]
  const saved = await admin('POST', '/bookings', {
    ...{ booking_type: 'group', group_name: 'The Sharmas', guest_id: guest.id, number_of_adults: 2 },
    rooms: [await make.room(), await make.room()].map(({ id }) => ({ room_id: id, room_rent: 1000 })),
    ...{ check_in_date: '2026-11-15', check_out_date: '2026-11-17' },
    ...{ advance_amount: 0, food_plan_id: 1, food_plan_rate: 0 },
  })
  const { slug } = saved.body.data
  const added = await add(slug, { guest_id: wife.id, line: 2 })
  expect((await admin('POST', `/bookings/${slug}/check-in`)).status).toBe(200)
  const left_at = time.now.toISOString()
  await db.updateTable('occupant').set({ left_at }).where('slug', '=', added.body.data.slug).execute()
  const again = await make.booking({ guest_id: wife.id })
  expect((await admin('POST', `/bookings/${again.slug}/check-in`)).status).toBe(200)
})

test('who stayed with somebody before is proposed, until that person is in the room', async () => {
  const guest = await make.guest({ name: 'Suresh Iyer' })
  const first = await make.booking({ guest_id: guest.id, check_in_date: '2026-11-20', check_out_date: '2026-11-21' })
  await add(first.slug, { guest: { ...wife, name: 'Lakshmi Iyer' }, relation: 'Wife', age: 40 })
  const next = await make.booking({ guest_id: guest.id, check_in_date: '2026-12-01', check_out_date: '2026-12-02' })
  const { likely } = await occupantsOf(next.slug)
  expect(likely).toEqual([{ guest_id: expect.any(Number), name: 'Lakshmi Iyer', relation: 'Wife', age: 40 }])
  expect((await admin('GET', `/guests/companions?guest_id=${guest.id}`)).body.data).toEqual(likely)
  await add(next.slug, { guest_id: likely[0].guest_id, relation: 'Wife' })
  expect((await occupantsOf(next.slug)).likely).toEqual([])
})

test('a change of an older version is refused, and so is a room that is not booked', async () => {
  const { slug } = await make.booking()
  const { data } = (await add(slug, { guest: wife, relation: 'Wife' })).body
  const edit = { line: 1, relation: 'Sister', age: 30, version: data.version }
  const saved = await admin('PUT', `/occupants/${data.slug}`, edit)
  expect(saved.body).toMatchObject({ message: 'Meera Sharma changed', data: { relation: 'Sister', age: 30 } })
  const late = await clerk('PUT', `/occupants/${data.slug}`, { ...edit, relation: 'Friend' })
  expect([late.status, late.body.error.message]).toEqual([
    409,
    'Front Desk has changed this person meanwhile. Check the new values and save again.',
  ])
  const wrongRoom = await admin('PUT', `/occupants/${data.slug}`, {
    ...edit,
    line: 7,
    version: saved.body.data.version,
  })
  expect([wrongRoom.status, wrongRoom.body.error.message]).toEqual([422, 'Choose a room of this booking.'])
})

test('times that have not come, and a departure before the arrival, are refused', async () => {
  const { slug } = await make.booking({ check_in_date: '2026-11-15', check_out_date: '2026-11-17' })
  await admin('POST', `/bookings/${slug}/check-in`)
  const [booker] = (await occupantsOf(slug)).occupants
  const edit = { line: 1, relation: '', age: null, version: booker.version }
  const change = (times: object) => admin('PUT', `/occupants/${booker.slug}`, { ...edit, ...times })
  expect((await change({ left_at: '2026-11-15 11:31:00' })).body.error.message).toBe('This time has not come yet.')
  expect((await change({ left_at: '2026-11-14 11:30:00' })).body.error.message).toBe(
    'The departure must come after the arrival.',
  )
  for (const arrived_at of ['2025-11-15 10:30:00', '0001-01-01 00:00:00']) {
    expect((await change({ arrived_at })).body.error.message).toBe(
      'This is far from the booked nights, Nov 15, 2026 to Nov 17, 2026. Check month and year.',
    )
  }
  const saved = await change({ arrived_at: '2026-11-15 10:30:00' })
  expect(Date.parse(saved.body.data.arrived_at)).toBe(Date.parse('2026-11-15T05:00:00Z'))
})

test('after the departure only those who correct past nights change who was there', async () => {
  const { slug } = await make.booking({ check_in_date: '2026-11-15', check_out_date: '2026-11-16' })
  await admin('POST', `/bookings/${slug}/check-in`)
  await admin('POST', `/bookings/${slug}/check-out`)
  const refused = await add(slug, { guest: wife }, clerk)
  expect([refused.status, refused.body.error.code]).toEqual([403, 'not_allowed'])
  expect((await add(slug, { guest: wife })).status).toBe(201)
})

test('nobody is in the rooms of a cancelled booking', async () => {
  const { slug } = await make.booking()
  await admin('POST', `/bookings/${slug}/cancel`, { reason: 'Plans changed' })
  expect((await add(slug, { guest: wife })).status).toBe(409)
})

test('bad input is refused with a sentence, and nothing is saved', async () => {
  const { slug } = await make.booking()
  const before = await namesOf(slug)
  const nobody = await add(slug, { relation: 'Wife' })
  expect([nobody.status, nobody.body.error.fields.guest_id]).toEqual([422, ['Choose a guest, or enter a new one.']])
  expect((await add(slug, { guest: { name: 'X' } })).status).toBe(422)
  expect((await add(slug, { guest_id: 99_999_999 })).body.error.message).toBe(
    'Choose a guest from the list: this one does not exist.',
  )
  expect((await add(slug, { guest: wife, age: 130 })).status).toBe(422)
  expect(await namesOf(slug)).toEqual(before)
})

test('two clerks who add one person at once: one is told', async () => {
  const { slug } = await make.booking()
  const { id } = await make.guest({ name: 'Both Add' })
  const replies = await Promise.all([add(slug, { guest_id: id }), add(slug, { guest_id: id }, clerk)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('a person is taken out of a room, and stays a guest', async () => {
  const { slug } = await make.booking()
  const { data } = (await add(slug, { guest: wife })).body
  expect((await admin('DELETE', `/occupants/${data.slug}`)).body.message).toBe('Meera Sharma removed from the room')
  expect(await namesOf(slug)).not.toContain('Meera Sharma')
  const { history } = (await admin('GET', `/bookings/${slug}`)).body.data
  expect(history.map(({ what }: { what: string }) => what).slice(0, 2)).toEqual([
    'Took Meera Sharma out of the room',
    'Registered Meera Sharma in the room',
  ])
  expect((await admin('GET', `/guests/${data.guest.slug}`)).status).toBe(200)
  expect((await admin('DELETE', `/occupants/${data.slug}`)).status).toBe(404)
})

test('companions need a room of the booking', async () => {
  const { id } = await make.guest()
  const wrong = make.booking({ companions: [{ guest_id: id, relation: '', line: 2 }] })
  await expect(wrong).rejects.toThrow('Choose a room of this booking.')
})

test('companions are booked with the room, each once', async () => {
  const guest = await make.guest({ name: 'Gita Menon' })
  const son = await make.guest({ name: 'Arun Menon' })
  const companions = [
    { guest_id: son.id, relation: 'Son', line: 1 },
    { guest_id: guest.id, relation: '', line: 1 },
  ]
  const { slug } = await make.booking({ guest_id: guest.id, companions })
  expect((await occupantsOf(slug)).occupants).toMatchObject([
    { relation: '', guest: { name: 'Gita Menon' } },
    { relation: 'Son', guest: { name: 'Arun Menon' } },
  ])
})

test('somebody who is added to a room of a group that begins later has not arrived', async () => {
  const [one, other] = [await make.room(), await make.room()]
  const { id, slug } = await make.booking({
    room_ids: [one.id],
    check_in_date: '2026-11-15',
    check_out_date: '2026-11-19',
  })
  await admin('POST', `/bookings/${slug}/check-in`)
  const dates = { check_in_date: '2026-11-17', check_out_date: '2026-11-19' }
  await db
    .insertInto('stay')
    .values({ booking_id: id, booking_status: 'checked_in', room_id: other.id, line: 2, ...dates })
    .execute()
  const added = await add(slug, { guest: wife, line: 2 })
  expect([added.status, added.body.data.arrived_at]).toEqual([201, null])
})

test('somebody new without an address lives with the first guest of the room; others keep what is known', async () => {
  const guest = await make.guest({ name: 'Anil Sharma', address: '12 MG Road, Pune' })
  const short = await admin('POST', '/guests?form=companion', { ...wife, name: 'Kamala Sharma' })
  const stayedBefore = await make.guest({ name: 'Old Friend', address: '' })
  await make.booking({ guest_id: stayedBefore.id, check_in_date: '2026-12-20', check_out_date: '2026-12-21' })
  const companions = [short.body.data.id, stayedBefore.id].map((guest_id) => ({ guest_id, relation: '', line: 1 }))
  const { slug } = await make.booking({ guest_id: guest.id, companions })
  await add(slug, { guest: { ...wife, address: '3 Civil Lines, Nagpur' } })
  const later = await add(slug, { guest: { ...wife, name: 'Rohan Sharma' } })
  expect(later.body.data.guest.address).toBe('12 MG Road, Pune')
  const { occupants } = await occupantsOf(slug)
  expect(
    occupants.map(({ guest }: { guest: { name: string; address: string } }) => [guest.name, guest.address]),
  ).toEqual([
    ['Anil Sharma', '12 MG Road, Pune'],
    ['Kamala Sharma', '12 MG Road, Pune'],
    ['Old Friend', ''],
    ['Meera Sharma', '3 Civil Lines, Nagpur'],
    ['Rohan Sharma', '12 MG Road, Pune'],
  ])
})

test('the profile of a guest lists the bookings that the guest sleeps in, with the others in the room', async () => {
  const anil = await make.guest({ name: 'Anil Bose' })
  const mother = await make.guest({ name: 'Sarla Bose' })
  const staysOf = async (id: number) => (await admin('GET', `/occupants?guest_id=${id}`)).body.data
  expect(await staysOf(anil.id)).toEqual({ stays: [], total: 0 })
  const [first, second] = [await make.room({ room_number: 'P1' }), await make.room({ room_number: 'P2' })]
  const nights = { check_in_date: '2027-01-10', check_out_date: '2027-01-12' }
  const group = await admin('POST', '/bookings', {
    booking_type: 'group',
    guest_id: anil.id,
    rooms: [first, second].map(({ id }) => ({ room_id: id, room_rent: 1000 })),
    ...nights,
    number_of_adults: 3,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
    confirm_occupancy: true,
  })
  const booked = group.body.data
  await add(booked.slug, { guest: { ...wife, name: 'Ritu Bose' }, relation: 'Wife', line: 1 })
  await add(booked.slug, { guest_id: mother.id, relation: 'Mother', line: 2 })
  const later = { check_in_date: '2027-02-10', check_out_date: '2027-02-12' }
  await make.booking({ guest_id: anil.id, ...later })

  const { stays, total } = await staysOf(anil.id)
  expect(total).toBe(2)
  expect(stays).toMatchObject([
    { ...later, others: [] },
    {
      ...nights,
      slug: booked.slug,
      status: 'booked',
      rooms: ['P1'],
      is_booker: true,
      relation: '',
      others: [{ name: 'Ritu Bose', relation: 'Wife' }],
    },
  ])
  const ofMother = { slug: booked.slug, rooms: ['P2'], is_booker: false, relation: 'Mother', others: [] }
  expect(await staysOf(mother.id)).toMatchObject({ total: 1, stays: [ofMother] })
})
