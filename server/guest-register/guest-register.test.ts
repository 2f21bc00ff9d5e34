import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { RegisterDay, RegisterRow } from '#contract/guest-register/guest-register.ts'
import { allRegisterColumns } from '#contract/guest-register/register-column.ts'
import { peopleText, printedText, registerText, unregisteredText } from '#contract/guest-register/register-text.ts'
import { groupBy } from '#contract/kit/group-by.ts'
import { addDays, dayIn, laterOf } from '#contract/kit/time/calendar-date.ts'
import { startDemoApp } from '#server/testing/demo-app.ts'
import { readPdf } from '#server/testing/pdf-text.ts'

const { admin, app, db, sendAs, signIn } = await startDemoApp()

const path = '/registers/guests'
const today = '2026-11-15'
const first = addDays(today, -59)

const daysOf = async (from: string, to: string, shows: string): Promise<RegisterDay[]> => {
  const { status, body } = await admin('GET', `${path}?from=${from}&to=${to}&shows=${shows}`)
  expect(status).toBe(200)
  return body.data.days
}

const wholeRegister = async (shows: string) => [
  ...(await daysOf(first, addDays(first, 29), shows)),
  ...(await daysOf(addDays(first, 30), today, shows)),
]

const token = await signIn('desk@hotel.example')
const fileOf = async (url: string) =>
  (await app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })).rawPayload

/** The hotel's day of an instant: 04:00 in India is 22:30 UTC, so a day starts 1.5 hours before UTC's. */
const dayOf = (instant: string) => new Date(Date.parse(instant) + 90 * 60_000).toISOString().slice(0, 10)

/** People and their nights from raw rows. */
const readPeople = async () => {
  const bookings = new Map((await db.selectFrom('booking').selectAll().execute()).map((row) => [row.id, row]))
  const stays = await db.selectFrom('stay').selectAll().where('booking_id', 'is not', null).execute()
  const rooms = new Map((await db.selectFrom('room').selectAll().execute()).map((row) => [row.id, row.room_number]))
  const guests = new Map((await db.selectFrom('guest').selectAll().execute()).map((row) => [row.id, row]))
  const staysOf = new Map<string, typeof stays>()
  for (const stay of stays.sort((one, other) => (one.check_in_date < other.check_in_date ? -1 : 1))) {
    const key = `${stay.booking_id} ${stay.line}`
    staysOf.set(key, [...(staysOf.get(key) ?? []), stay])
  }
  const people = []
  for (const occupant of await db.selectFrom('occupant').selectAll().execute()) {
    const booking = bookings.get(occupant.booking_id)
    const line = staysOf.get(`${occupant.booking_id} ${occupant.line}`) ?? []
    if (!booking || !['checked_in', 'checked_out'].includes(booking.status)) continue
    const arrival = occupant.arrived_at ? dayOf(occupant.arrived_at) : line[0]?.check_in_date
    if (!arrival || arrival > today) continue
    const hasLeft = booking.status === 'checked_out' || line.some((stay) => stay.departed_on)
    const last = line
      .map((stay) => stay.check_out_date)
      .sort()
      .at(-1)
    people.push({
      occupant,
      isCompanion: occupant.guest_id !== booking.guest_id,
      name: guests.get(occupant.guest_id)?.name ?? '',
      arrival,
      departure: occupant.left_at ? dayOf(occupant.left_at) : hasLeft ? last : undefined,
      roomOn: (day: string) => {
        let found = line[0]
        for (const stay of line) if (stay.check_in_date <= day) found = stay
        return found ? rooms.get(found.room_id) : ''
      },
    })
  }
  return people
}

/** Rooms and how many of their people have no name in the register, on each day, from raw rows. */
const readUnregistered = async () => {
  const bookings = await db
    .selectFrom('booking')
    .selectAll()
    .where('status', 'in', ['checked_in', 'checked_out'])
    .execute()
  const stays = await db.selectFrom('stay').selectAll().where('booking_id', 'is not', null).execute()
  const occupants = await db.selectFrom('occupant').selectAll().execute()
  const rooms = new Map((await db.selectFrom('room').selectAll().execute()).map((row) => [row.id, row.room_number]))
  const staysOf = groupBy(stays, ({ booking_id }) => booking_id)
  const occupantsOf = groupBy(occupants, ({ booking_id }) => booking_id)
  return (day: string, shows: string) => {
    const found: string[] = []
    for (const booking of bookings) {
      const named = occupantsOf.get(booking.id) ?? []
      const came = named.flatMap(({ arrived_at }) => (arrived_at ? dayOf(arrived_at) : [])).sort()[0] ?? ''
      for (const [line, nights] of groupBy(staysOf.get(booking.id) ?? [], (stay) => stay.line)) {
        const inOrder = nights.sort((one, other) => (one.check_in_date < other.check_in_date ? -1 : 1))
        const [begin, end] = [
          inOrder[0]?.check_in_date ?? '',
          inOrder
            .map((stay) => stay.check_out_date)
            .sort()
            .at(-1) ?? '',
        ]
        const arrival = laterOf(came, begin)
        const isGone = booking.status === 'checked_out' || inOrder.some((stay) => stay.departed_on)
        const isListed = shows === 'arrivals' ? arrival === day : arrival <= day && (!isGone || end > day)
        const stay = inOrder.filter((one) => one.check_in_date <= day).at(-1) ?? inOrder[0]
        if (!isListed || !stay) continue
        const booked = stay.number_of_adults + stay.number_of_children + stay.number_of_infants
        const missing = booked - named.filter((one) => one.line === line).length
        if (missing > 0) found.push([booking.slug, rooms.get(stay.room_id), missing].join('|'))
      }
    }
    return found.sort()
  }
}

const people = await readPeople()
const unregisteredOn = await readUnregistered()
const unregisteredIn = ({ unregistered }: RegisterDay) =>
  unregistered.map(({ booking, room, people: count }) => [booking, room, count].join('|')).sort()
const short = ({ occupant, name, room, arrival_date, departure_date }: RegisterRow) =>
  [occupant, name, room, arrival_date, departure_date].join('|')
const shortOf = (person: (typeof people)[number], day: string) =>
  [person.occupant.slug, person.name, person.roomOn(day), person.arrival, person.departure ?? ''].join('|')

test('everybody who was in the house on each of 60 days, with the room of that night', async () => {
  const days = await wholeRegister('in_house')
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 60 }, (_, index) => addDays(first, index)))
  for (const { day, rows } of days) {
    const here = people.filter(
      ({ arrival, departure }) => arrival === day || (arrival < day && (!departure || departure > day)),
    )
    expect(rows.map(short).sort(), day).toEqual(here.map((person) => shortOf(person, day)).sort())
  }
  expect(days.reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThan(500)
  for (const day of days) expect(unregisteredIn(day), day.day).toEqual(unregisteredOn(day.day, 'in_house'))
  expect(days.flatMap(({ unregistered }) => unregistered).length).toBeGreaterThan(20)
})

test('the arrivals of each day, with numbers that run through in the order of arrival', async () => {
  const days = await wholeRegister('arrivals')
  for (const { day, rows } of days) {
    const came = people.filter(({ arrival }) => arrival === day)
    expect(rows.map(short).sort(), day).toEqual(came.map((person) => shortOf(person, day)).sort())
  }
  for (const day of days) expect(unregisteredIn(day), day.day).toEqual(unregisteredOn(day.day, 'arrivals'))
  const numbers = days.flatMap(({ rows }) => rows.map(({ number }) => Number(number?.replace('2627-', ''))))
  const before = people.filter(({ arrival }) => arrival >= '2026-04-01' && arrival < first).length
  expect(numbers).toEqual(numbers.map((_, index) => before + 1 + index))
})

test('a number is not given again, and those who come later do not change it', async () => {
  const numbersOf = async () =>
    new Map(
      (await wholeRegister('arrivals')).flatMap(({ rows }) => rows.map(({ occupant, number }) => [occupant, number])),
    )
  const before = await numbersOf()
  const [booking] = await db
    .selectFrom('booking')
    .select('slug')
    .where('status', '=', 'checked_in')
    .orderBy('check_in_date')
    .limit(1)
    .execute()
  const guest = { name: 'Late Companion', nationality_id: 1, sex: 'female' }
  const added = await admin('POST', `/bookings/${booking?.slug}/occupants`, { guest, relation: 'Sister', age: 30 })
  expect(added.status).toBe(201)
  const after = await numbersOf()
  for (const [occupant, number] of before) expect(after.get(occupant)).toBe(number)
  const highest = Math.max(...[...before.values()].map((number) => Number(number?.slice(5))))
  expect(after.get(added.body.data.slug)).toBe(`2627-${String(highest + 1).padStart(4, '0')}`)
  expect((await admin('DELETE', `/occupants/${added.body.data.slug}`)).status).toBe(200)
  const next = await admin('POST', `/bookings/${booking?.slug}/occupants`, { guest, relation: 'Sister', age: 30 })
  expect((await numbersOf()).get(next.body.data.slug)).toBe(`2627-${String(highest + 2).padStart(4, '0')}`)
  await admin('DELETE', `/occupants/${next.body.data.slug}`)
})

const zone = 'Asia/Kolkata'
const midnight = (day: string | null) => day && new Date(`${day}T00:00:00Z`)

/** A time is read as a part of the day, or with the date on which spreadsheets begin to count. */
const partOfDay = (cell: unknown) => {
  if (cell === null || cell === undefined) return null
  const days = cell instanceof Date ? cell.getTime() / 86_400_000 : Number(cell)
  return Math.round((days - Math.floor(days)) * 1e6)
}

test('Excel has the rows of the screen, with real dates and times, and the rooms without names', async () => {
  const [from, to] = [addDays(today, -2), today]
  const days = await daysOf(from, to, 'in_house')
  const plain = allRegisterColumns.filter((column) => column !== 'arrival' && column !== 'departure')
  const range = `from=${from}&to=${to}&shows=in_house&columns=${[...plain, 'arrival', 'departure'].join(',')}`
  const [sheet] = (await readXlsx(await fileOf(`${path}.xlsx?${range}`))).sheets
  const header = sheet?.rows[0]?.slice(-4)
  expect(header).toEqual(['Arrival', 'Arrival: time', 'Departure', 'Departure: time'])
  const timeOf = (instant: string | null) => {
    if (!instant) return null
    const minutes = Math.floor((Date.parse(instant) / 60_000 + 330) % 1440)
    return Math.round((minutes / 1440) * 1e6)
  }
  const wanted = days.flatMap((ofDay) => [
    ...ofDay.rows.map((row) => [
      midnight(ofDay.day),
      ...plain.map((column) => (column === 'age' ? row.age : registerText(row, column, zone, ofDay.day) || null)),
      midnight(row.arrived_at ? dayIn(zone, new Date(row.arrived_at)) : row.arrival_date),
      timeOf(row.arrived_at),
      midnight(row.left_at ? dayIn(zone, new Date(row.left_at)) : row.departure_date),
      timeOf(row.left_at),
    ]),
    ...ofDay.unregistered.map((room) => [midnight(ofDay.day), null, unregisteredText(room)]),
  ])
  expect(wanted.some(([, , text]) => String(text).startsWith('Not registered: room '))).toBe(true)
  const timed = [plain.length + 2, plain.length + 4]
  const found = sheet?.rows.slice(1).map((row, index) => {
    const cells = row.map((cell, at) => (timed.includes(at) ? partOfDay(cell) : cell || null))
    return cells.slice(0, wanted[index]?.length)
  })
  expect(found).toEqual(wanted)
})

test('the PDF has the rows of the screen, without broken words, and the rooms without names', async () => {
  const [from, to] = [addDays(today, -2), today]
  const days = await daysOf(from, to, 'in_house')
  const range = `from=${from}&to=${to}&shows=in_house&columns=${allRegisterColumns.join(',')}`
  const { text, words, pages } = readPdf(await fileOf(`${path}.pdf?${range}`))
  expect(pages).toBeGreaterThanOrEqual(3)
  const inPdf = new Set(text.split(/\s+/))
  for (const ofDay of days) {
    const squeezed = words.replace(/\s+/g, '')
    expect(squeezed).toContain(`Everybodyinthehouse:${peopleText(ofDay)}`.replace(/\s+/g, ''))
    for (const room of ofDay.unregistered) expect(squeezed).toContain(unregisteredText(room).replace(/\s+/g, ''))
    for (const row of ofDay.rows)
      for (const column of allRegisterColumns) {
        const cell = printedText(row, column, zone, ofDay.day)
        for (const word of cell.split(/\s+/)) if (word !== '') expect(inPdf.has(word), `${column}: ${word}`).toBe(true)
      }
  }
  for (const heading of ['Age', 'Room', 'Nationality', 'Departure', 'Signature']) expect(inPdf.has(heading)).toBe(true)
})

test('an Aadhaar number is masked, and foreign nationals are registered with the passport', async () => {
  const rows = (await wholeRegister('arrivals')).flatMap(({ rows }) => rows)
  const aadhaar = rows.filter(({ id_proof }) => id_proof.startsWith('Aadhar'))
  expect(aadhaar.length).toBeGreaterThan(10)
  for (const { id_proof } of aadhaar) expect(id_proof).toMatch(/^Aadhar X{4} ?X{4} ?\d{4}$/)
  const foreign = rows.filter(({ nationality, id_proof }) => nationality !== 'Indian' && id_proof)
  for (const { id_proof } of foreign) expect(id_proof).toMatch(/^Passport /)
})

test('days that have not come, that are no longer kept, or too many are refused with what to do', async () => {
  const refused = async (query: string, file = '') => {
    const { status, body } = await admin('GET', `${path}${file}?${query}`)
    expect(status).toBe(422)
    return Object.values<string[]>(body.error.fields)[0]?.[0]
  }
  expect(await refused(`from=2026-11-16&to=2026-11-16`)).toBe('The register goes up to today, Nov 15, 2026.')
  expect(await refused('from=2020-01-01&to=2020-01-02')).toBe(
    'The register is kept for 1095 days. Choose a day from Nov 16, 2023 on.',
  )
  expect(await refused('from=2026-10-01&to=2026-11-15', '.pdf')).toMatch(/at most 31 days/)
  expect(await refused('from=2025-10-01&to=2026-11-15', '.xlsx')).toMatch(/at most 366 days/)
  expect(await refused(`from=${today}&to=2026-11-01`)).toBe('The end date must not be before the start date')
  expect(await refused(`from=${today}&to=${today}&columns=name,name`)).toBe('A column can be chosen once.')
  expect((await daysOf(today, '2026-11-30', 'arrivals')).map(({ day }) => day)).toEqual([today])
  expect((await admin('GET', `${path}?from=${today}&to=${today}&template=none`)).status).toBe(404)
  expect((await admin('GET', `${path}?from=${today}`)).status).toBe(422)
})

test('templates: the default is used, one is the default, and it stays', async () => {
  const templates = async () => (await admin('GET', `${path}/templates`)).body.data
  const [standard, house] = await templates()
  expect([standard.name, standard.is_default, house.name]).toEqual(['Police register', true, 'Everybody in the house'])
  const draft = { name: 'Station Road police', columns: ['room', 'name', 'signature'], shows: 'in_house' }
  const saved = await admin('POST', `${path}/templates`, { ...draft, is_default: true })
  expect([saved.status, saved.body.data.is_default]).toEqual([201, true])
  const { body } = await admin('GET', `${path}?from=${today}&to=${today}`)
  expect(body.data).toMatchObject({ shows: 'in_house', columns: ['room', 'name', 'signature'] })
  expect((await templates()).filter((one: { is_default: boolean }) => one.is_default)).toHaveLength(1)
  const taken = await admin('POST', `${path}/templates`, { ...draft, name: ' station road POLICE' })
  expect([taken.status, taken.body.error.message]).toEqual([409, 'Another template has this name.'])
  const kept = await admin('DELETE', `${path}/templates/${saved.body.data.slug}`)
  expect([kept.status, kept.body.error.message]).toEqual([409, expect.stringMatching(/Make another one the default/)])
  const again = (await templates()).find((one: { name: string }) => one.name === 'Police register')
  const old = await admin('PUT', `${path}/templates/${again.slug}`, { ...standard, is_default: true, version: 1 })
  expect(old.status).toBe(409)
  const back = await admin('PUT', `${path}/templates/${again.slug}`, { ...again, is_default: true })
  expect(back.status).toBe(200)
  expect((await admin('DELETE', `${path}/templates/${saved.body.data.slug}`)).status).toBe(200)
  expect((await admin('POST', `${path}/templates`, { ...draft, columns: [] })).body.error.fields.columns).toEqual([
    'Choose at least one column.',
  ])
})

test('two people who make a template the default at once leave one default', async () => {
  const draft = { columns: ['name'], shows: 'arrivals', is_default: true }
  const saved = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => admin('POST', `${path}/templates`, { ...draft, name })),
  )
  expect(saved.map(({ status }) => status)).toEqual([201, 201, 201])
  const { body } = await admin('GET', `${path}/templates`)
  expect(body.data.filter((one: { is_default: boolean }) => one.is_default)).toHaveLength(1)
})

test('nobody without the permission sees the register', async () => {
  expect((await sendAs()('GET', `${path}?from=${today}&to=${today}`)).status).toBe(401)
})

test('an edit of the guest after the departure changes no past page, and of people in the house it does', async () => {
  const pages = async () => [await wholeRegister('arrivals'), await wholeRegister('in_house')]
  const before = await pages()
  const past = { address: '5 Rue Neuve, Lyon', from_place: 'Lyon', proceeding_to: 'Nice', purpose_of_visit: 'Trade' }
  const changes = {
    ...past,
    phone: '9700000001',
    sex: 'other',
    birth_date: '1931-01-01',
    id_proof_type: null,
    id_proof_number: '',
  } as const
  const rows = before.flat().flatMap(({ rows }) => rows)
  const here = new Set(rows.flatMap(({ occupant, departure_date }) => (departure_date ? [] : occupant)))
  const guests = await db
    .selectFrom('occupant')
    .innerJoin('guest', 'guest.id', 'occupant.guest_id')
    .select(['occupant.slug as occupant', 'occupant.guest_id', 'guest.slug'])
    .execute()
  const staying = new Set(guests.filter(({ occupant }) => here.has(occupant)).map(({ guest_id }) => guest_id))
  const gone = new Set(rows.flatMap(({ occupant, departure_date }) => (departure_date ? occupant : [])))
  const left = guests
    .filter(({ occupant, guest_id }) => gone.has(occupant) && !staying.has(guest_id))
    .map(({ guest_id }) => guest_id)
    .slice(0, 100)
  expect(left).toHaveLength(100)
  await db
    .updateTable('guest')
    .set(changes)
    .set({ name: 'Somebody Else', nationality_id: 5 })
    .where('id', 'in', left)
    .execute()
  expect(await pages()).toEqual(before)

  const [inHouse] = guests.filter(({ occupant }) => here.has(occupant))
  await db
    .updateTable('guest')
    .set(past)
    .where('slug', '=', inHouse?.slug ?? '')
    .execute()
  const shown = (await pages()).flat().flatMap(({ rows }) => rows.filter((row) => row.occupant === inHouse?.occupant))
  for (const row of shown) expect(row).toMatchObject({ address: past.address, from_place: 'Lyon', purpose: 'Trade' })
})

test('the values of a departure are kept, and those of a departure that is undone are the guest’s again', async () => {
  const guest = { name: 'Early Leaver', nationality_id: 1, from_place: 'Pune' }
  const booking = await db
    .selectFrom('booking')
    .select('slug')
    .where('status', '=', 'checked_in')
    .where('check_in_date', '<', today)
    .executeTakeFirstOrThrow()
  const { slug } = (await admin('POST', `/bookings/${booking.slug}/occupants`, { guest, relation: 'Sister' })).body.data
  const edit = async (changes: object) => {
    const { body } = await admin('GET', `/bookings/${booking.slug}/occupants`)
    const { line, relation, age, version } = body.data.occupants.find((one: { slug: string }) => one.slug === slug)
    const saved = await admin('PUT', `/occupants/${slug}`, { line, relation, age, version, ...changes })
    expect(saved.status).toBe(200)
  }
  const comesFrom = async () =>
    (await daysOf(today, today, 'arrivals')).flatMap(({ rows }) => rows).find(({ occupant }) => occupant === slug)
      ?.from_place
  const setPlace = (from_place: string) =>
    db.updateTable('guest').set({ from_place }).where('name', '=', guest.name).execute()
  await setPlace('Nashik')
  expect(await comesFrom()).toBe('Nashik')
  await edit({ left_at: '2026-11-15 11:30:00' })
  await setPlace('Goa')
  expect(await comesFrom()).toBe('Nashik')
  await edit({ left_at: null })
  expect(await comesFrom()).toBe('Goa')
  await edit({ left_at: '2026-11-15 11:30:00' })
  await setPlace('Delhi')
  expect(await comesFrom()).toBe('Goa')
  expect((await admin('DELETE', `/occupants/${slug}`)).status).toBe(200)
})

test('a foreigner comes from a city, else from a place, also after the departure', async () => {
  const nationality = await db.selectFrom('nationality').select('id').where('name', '=', 'German').executeTakeFirst()
  const journey = { from_place: '', arrived_from_city: 'Frankfurt', arrived_from_place: 'Terminal Five' }
  const { occupant, guest } = await db
    .selectFrom('occupant')
    .innerJoin('booking', 'booking.id', 'occupant.booking_id')
    .select(['occupant.slug as occupant', 'occupant.guest_id as guest'])
    .where('booking.status', '=', 'checked_in')
    .where('occupant.left_at', 'is', null)
    .where('occupant.arrived_at', 'is not', null)
    .orderBy('occupant.id', 'desc')
    .executeTakeFirstOrThrow()
  const setJourney = (changes: Partial<typeof journey>) =>
    db.updateTable('guest').set(changes).where('id', '=', guest).execute()
  const comesFrom = async () =>
    (await wholeRegister('arrivals')).flatMap(({ rows }) => rows).find((row) => row.occupant === occupant)?.from_place
  await db.updateTable('guest').set({ nationality_id: nationality?.id }).where('id', '=', guest).execute()
  await setJourney({ ...journey, arrived_from_city: '' })
  expect(await comesFrom()).toBe('Terminal Five')
  await setJourney(journey)
  expect(await comesFrom()).toBe('Frankfurt')
  await db
    .updateTable('occupant')
    .set({ left_at: `${today}T22:00:00Z` })
    .where('slug', '=', occupant)
    .execute()
  await setJourney({ arrived_from_city: 'Nairobi' })
  expect(await comesFrom()).toBe('Frankfurt')
})

test('somebody who came and left on one day is on the page of that day, and of no other', async () => {
  const [one] = await db
    .selectFrom('occupant')
    .innerJoin('booking', 'booking.id', 'occupant.booking_id')
    .select(['occupant.slug', 'occupant.id'])
    .where('booking.status', '=', 'checked_in')
    .limit(1)
    .execute()
  const slug = one?.slug ?? ''
  const times = { arrived_at: `${today}T05:00:00Z`, left_at: `${today}T09:00:00Z` }
  await db.updateTable('occupant').set(times).where('slug', '=', slug).execute()
  const days = await daysOf(addDays(today, -1), today, 'in_house')
  expect(days.filter(({ rows }) => rows.some(({ occupant }) => occupant === slug)).map(({ day }) => day)).toEqual([
    today,
  ])
})
