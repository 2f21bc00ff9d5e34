import { expect, test } from 'vitest'
import { hoursToFile } from '#contract/foreigners/foreigner.ts'
import { foreignerNotices } from '#server/foreigners/foreigner-notices.ts'
import { listArrivals } from '#server/foreigners/foreigner-store.ts'
import { payBalance } from '#server/testing/pay-balance.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, hire, make, sendAs, services, signIn, time } = await startTestApp()
const clerk = await hire('front-desk', 'Asha')
const manager = await hire('manager', 'Ravi')
const cook = await hire('kitchen')
const owner = await hire('owner', 'Meera')
const british = await make.nationalityId('British')

const arrival = new Date('2026-11-15T09:10:00Z')
const minute = 60_000
const after = (minutes: number) => new Date(arrival.getTime() + minutes * minute)
const day = hoursToFile * 60
const path = '/registers/foreigners'

const checkedIn = async (name = 'Emily Clark', fields: object = {}) => {
  time.now = arrival
  const guest = await make.guest({ name, nationality_id: british, passport_no: '533380006', ...fields })
  const { slug, id } = await make.booking({
    guest_id: guest.id,
    check_in_date: '2026-11-15',
    check_out_date: '2026-11-17',
  })
  expect((await admin('POST', `/bookings/${slug}/check-in`)).status).toBe(200)
  const { slug: person } = await db
    .selectFrom('occupant')
    .select('slug')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  return { booking: slug, person, guest }
}

const read = async (slug: string) => (await clerk('GET', `${path}/${slug}`)).body.data
let numbers = 0
const filed = (version: number, changes: object = {}) => ({
  application_number: `F3-${++numbers}`,
  filed_at: time.now.toISOString(),
  confirm_missing: true,
  version,
  ...changes,
})

const departureFiled = (version: number, changes: object = {}) => ({
  departure_filed_at: time.now.toISOString(),
  version,
  ...changes,
})

test('a foreign national is to be filed within 24 hours: at 23:59 and 24:00 it is due, at 24:01 overdue', async () => {
  const { person } = await checkedIn()
  const statusAt = async (minutes: number) => {
    time.now = after(minutes)
    const { status, due_at } = await read(person)
    expect(Date.parse(due_at)).toBe(after(day).getTime())
    return status
  }
  expect(await statusAt(0)).toBe('to_file')
  expect(await statusAt(day - 1)).toBe('to_file')
  expect(await statusAt(day)).toBe('to_file')
  expect(await statusAt(day + 1)).toBe('overdue')
  const { body } = await clerk('GET', `${path}?status=overdue&search=Emily`)
  expect(body.data.data.map(({ slug }: { slug: string }) => slug)).toEqual([person])
})

test('a stay whose time of arrival is not known is due 24 hours after the beginning of the hotel’s day', async () => {
  const { person } = await checkedIn('Tom Date')
  await db.updateTable('occupant').set({ arrived_at: null }).where('slug', '=', person).execute()
  // The day begins at 04:00 in India.
  expect(Date.parse((await read(person)).due_at)).toBe(Date.parse('2026-11-15T22:30:00Z'))
})

test('Indian guests and guests who have not arrived are not in the register', async () => {
  const guest = await make.guest({ name: 'To Come', nationality_id: british })
  await make.booking({ guest_id: guest.id, check_in_date: '2026-11-20', check_out_date: '2026-11-21' })
  const { body } = await clerk('GET', `${path}?search=To%20Come`)
  expect(body.data.total).toBe(0)
})

test('the desk is told once when 4 hours are left, and once when it is overdue', async () => {
  const { person } = await checkedIn('Nora Notice')
  const told = async (minutes: number) => {
    time.now = after(minutes)
    await foreignerNotices.run(services)
    const notices = await db.selectFrom('notice').select('kind').where('slug', '=', person).orderBy('id').execute()
    return notices.map(({ kind }) => kind)
  }
  expect(await told(day - 4 * 60 - 1)).toEqual([])
  expect(await told(day - 4 * 60)).toEqual(['foreigner_due'])
  expect(await told(day - 1)).toEqual(['foreigner_due'])
  expect(await told(day)).toEqual(['foreigner_due'])
  expect(await told(day + 1)).toEqual(['foreigner_due', 'foreigner_overdue'])
  expect(await told(day + 120)).toEqual(['foreigner_due', 'foreigner_overdue'])
  const { body } = await clerk('GET', '/notifications')
  const sentences = body.data.filter(({ slug }: { slug: string }) => slug === person)
  expect(sentences[0]).toMatchObject({
    kind: 'foreigner_overdue',
    message: expect.stringContaining('should have been filed with the authority within 24 hours'),
  })
  expect(sentences[1].message).toMatch(
    /^Nora Notice \(room \d+\) must be filed with the authority by Nov 16, 2026, 02:40 PM, 24 hours after the arrival/,
  )
  const forCook = (await cook('GET', '/notifications')).body.data
  expect(forCook.filter(({ slug }: { slug: string }) => slug === person)).toEqual([])
})

test('arrival and departure are filed one after the other, corrected and undone, with a history', async () => {
  const { person, booking } = await checkedIn('Oliver Stone', { next_destination: 'Agra' })
  time.now = after(90)
  const early = await clerk('POST', `${path}/${person}/departure-filed`, departureFiled(0))
  expect([early.status, early.body.error.code]).toEqual([409, 'foreigner_not_left'])
  const first = await clerk('POST', `${path}/${person}/filed`, filed(0, { application_number: 'F3-OLIVER' }))
  expect([first.status, first.body.message]).toEqual([200, 'Oliver Stone is filed'])
  expect(first.body.data).toMatchObject({
    status: 'filed',
    filed_by: 'Asha',
    application_number: 'F3-OLIVER',
    due_at: null,
  })
  const fixed = await manager('POST', `${path}/${person}/filed`, filed(1, { application_number: 'F3-OLIVIA' }))
  expect(fixed.body.data).toMatchObject({ application_number: 'F3-OLIVIA', version: 2 })

  time.now = new Date('2026-11-17T05:00:00Z')
  expect((await admin('POST', `/bookings/${booking}/check-out`)).status).toBe(200)
  const left = await read(person)
  expect(left).toMatchObject({ status: 'departure_to_file', departure_date: '2026-11-17', going_to: 'Agra' })
  expect(Date.parse(left.due_at)).toBe(Date.parse('2026-11-18T05:00:00Z'))
  const departure = departureFiled(2, { onward_address: 'Agra, Uttar Pradesh' })
  const gone = await clerk('POST', `${path}/${person}/departure-filed`, departure)
  expect(gone.body.data).toMatchObject({
    status: 'departure_filed',
    onward_address: 'Agra, Uttar Pradesh',
    due_at: null,
  })

  const tooSoon = await clerk('POST', `${path}/${person}/undo`, { what: 'arrival', version: 3 })
  expect([tooSoon.status, tooSoon.body.error.code]).toEqual([409, 'departure_filed'])
  expect((await clerk('POST', `${path}/${person}/undo`, { what: 'departure', version: 3 })).body.data.status).toBe(
    'departure_to_file',
  )
  const undone = await clerk('POST', `${path}/${person}/undo`, { what: 'arrival', version: 4 })
  expect(undone.body.data).toMatchObject({ status: 'overdue', application_number: '', version: 0 })
  expect(undone.body.data.history.map(({ who, what }: { who: string; what: string }) => `${who}: ${what}`)).toEqual([
    'Asha: Entry of the arrival removed, number F3-OLIVIA',
    'Asha: Entry of the departure removed',
    'Asha: Departure filed on Nov 17, 2026, 10:30 AM',
    'Ravi: Number changed from “F3-OLIVER” to “F3-OLIVIA”',
    'Asha: Arrival filed on Nov 15, 2026, 04:10 PM, number F3-OLIVER',
  ])
})

test('the departure is told as overdue after 24 hours', async () => {
  const { person, booking } = await checkedIn('Liam Gone')
  time.now = after(30)
  expect((await clerk('POST', `${path}/${person}/filed`, filed(0))).status).toBe(200)
  time.now = new Date('2026-11-17T05:00:00Z')
  await admin('POST', `/bookings/${booking}/check-out`)
  const kinds = async (now: string) => {
    time.now = new Date(now)
    await foreignerNotices.run(services)
    return (await db.selectFrom('notice').select('kind').where('slug', '=', person).execute()).map(({ kind }) => kind)
  }
  expect(await kinds('2026-11-18T05:00:00Z')).toEqual([])
  expect(await kinds('2026-11-18T05:01:00Z')).toEqual(['foreigner_departure_overdue'])
})

test('of two clerks who file at once, one is refused and told who was faster', async () => {
  const { person } = await checkedIn('Grace Hall')
  time.now = after(60)
  const answers = await Promise.all(
    [clerk, manager, clerk, manager].map((send) => send('POST', `${path}/${person}/filed`, filed(0))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const { filed_by } = await read(person)
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.error).toMatchObject({ code: 'changed_meanwhile', message: expect.stringContaining(filed_by) })
})

test('wrong times, numbers and roles are refused with a sentence', async () => {
  const { person } = await checkedIn('Ella Wrong')
  time.now = after(60)
  const send = (body: object, by = clerk) => by('POST', `${path}/${person}/filed`, body)
  const messageOf = async (body: object) => (await send(body)).body.error.message
  expect(await messageOf(filed(0, { filed_at: after(61).toISOString() }))).toBe('This time has not come yet.')
  expect(await messageOf(filed(0, { filed_at: after(-5).toISOString() }))).toBe(
    'This is before the arrival in the hotel.',
  )
  expect((await send(filed(0, { application_number: ' ' }))).status).toBe(422)
  expect((await send(filed(0), cook)).status).toBe(403)
  expect((await send(filed(7))).status).toBe(409)
  expect((await cook('GET', path)).status).toBe(403)
  const other = await checkedIn('Ivy Other')
  time.now = after(60)
  expect((await send(filed(0, { application_number: 'SAME-1' }))).status).toBe(200)
  const taken = await clerk('POST', `${path}/${other.person}/filed`, filed(0, { application_number: 'same-1' }))
  expect([taken.status, taken.body.error.code]).toEqual([409, 'number_taken'])
  expect((await clerk('POST', `${path}/nobody/filed`, filed(0))).status).toBe(404)
})

test('a person who is filed stays in the booking until the entry is removed', async () => {
  const { person, booking } = await checkedIn('Mia Stays')
  time.now = after(60)
  const kept = await admin('POST', `/bookings/${booking}/occupants`, {
    guest: { name: 'Leo Stays', nationality_id: british },
  })
  const { slug } = kept.body.data
  expect((await clerk('POST', `${path}/${slug}/filed`, filed(0))).status).toBe(200)
  const removed = await admin('DELETE', `/occupants/${slug}`)
  expect([removed.status, removed.body.error.code]).toEqual([409, 'foreigner_filed'])
  await clerk('POST', `${path}/${slug}/undo`, { what: 'arrival', version: 1 })
  expect((await admin('DELETE', `/occupants/${slug}`)).status).toBe(200)
  expect((await read(person)).status).toBe('to_file')
})

test('a field and a code have other words from a day on, and a stay keeps those of its arrival', async () => {
  const { person } = await checkedIn('Uma Later', { purpose_code: '16' })
  const labelOf = async (key: string) => (await read(person)).fields.find((field: { key: string }) => field.key === key)
  const { fields } = (await clerk('GET', '/registers/form-iii')).body.data
  const surname = fields.find(({ key }: { key: string }) => key === 'surname')
  expect(surname).toMatchObject({ portal_name: 'applicant_surname', label: 'Surname' })
  const change = { ...surname, label: 'Family name', version: 0 }
  expect((await clerk('PUT', '/registers/form-iii/fields', change)).status).toBe(403)
  await admin('PUT', '/registers/form-iii/fields', { ...change, valid_from: '2026-11-16' })
  expect(await labelOf('surname')).toMatchObject({ label: 'Surname' })
  const today = await owner('PUT', '/registers/form-iii/fields', { ...change, valid_from: '2026-11-15' })
  expect(today.status).toBe(200)
  expect(await labelOf('surname')).toMatchObject({ label: 'Family name' })
  const again = await admin('PUT', '/registers/form-iii/fields', { ...change, valid_from: '2026-11-15' })
  expect([again.status, again.body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect(again.body.error.message).toBe(
    'Meera changed this part of the form while you were editing it. Look at what changed, then save again.',
  )
  expect(await labelOf('purpose')).toMatchObject({ value: '16', meaning: 'Tourism' })
  const code = { list: 'purpose', code: '16', label: 'Holiday', position: 160, is_active: true, version: 0 }
  expect((await admin('PUT', '/registers/form-iii/codes', { ...code, valid_from: '2026-11-15' })).status).toBe(200)
  expect(await labelOf('purpose')).toMatchObject({ meaning: 'Holiday' })
})

test('a hotel that ran before is not asked for guests who had left', async () => {
  const { person, booking } = await checkedIn('Old Guest')
  time.now = new Date('2026-11-17T05:00:00Z')
  await admin('POST', `/bookings/${booking}/check-out`)
  const found = async () => (await clerk('GET', `${path}?search=Old%20Guest`)).body.data.total
  expect(await found()).toBe(1)
  await db.updateTable('property').set({ foreigners_since: '2026-11-18' }).execute()
  expect(await found()).toBe(0)
  await db.updateTable('property').set({ foreigners_since: '2026-11-17' }).execute()
  expect(await found()).toBe(1)
  await db.updateTable('property').set({ foreigners_since: null }).execute()
  expect((await read(person)).status).toBe('overdue')
})

test('a change of the form that was made by mistake is deleted, and the earlier one is valid again', async () => {
  const { person } = await checkedIn('Dora Delete')
  const form = async () => (await admin('GET', '/registers/form-iii')).body.data
  const remove = (what: 'fields' | 'codes', row: object, by = admin) =>
    by('POST', `/registers/form-iii/${what}/remove`, row)
  const ofCity = async () => (await form()).fields.find(({ key }: { key: string }) => key === 'foreign_city')
  const first = await ofCity()
  await admin('PUT', '/registers/form-iii/fields', { ...first, label: 'Town', valid_from: '2026-11-15', version: 0 })
  const row = { key: 'foreign_city', valid_from: '2026-11-15', version: 1 }
  expect((await ofCity()).label).toBe('Town')
  expect((await remove('fields', row, clerk)).status).toBe(403)
  expect((await remove('fields', { ...row, version: 2 })).body.error.code).toBe('changed_meanwhile')
  expect((await remove('fields', row)).status).toBe(200)
  expect((await ofCity()).label).toBe('City')
  expect((await read(person)).fields.find(({ key }: { key: string }) => key === 'foreign_city').label).toBe('City')
  expect((await remove('fields', row)).status).toBe(404)
  const gone = await admin('PUT', '/registers/form-iii/fields', { ...first, ...row, label: 'Place' })
  expect(gone.body.error.message).toBe('A colleague has deleted this part of the form meanwhile. Reload the page.')
  const only = await remove('fields', { key: 'foreign_city', valid_from: first.valid_from, version: first.version })
  expect([only.status, only.body.error.code]).toEqual([409, 'only_row'])

  const code = { list: 'purpose', code: '99', label: 'Mistake', position: 990, is_active: true, version: 0 }
  await admin('PUT', '/registers/form-iii/codes', { ...code, valid_from: '2026-11-15' })
  const wrong = { list: 'purpose', code: '99', valid_from: '2026-11-15', version: 1 }
  expect((await remove('codes', wrong, clerk)).status).toBe(403)
  expect((await remove('codes', wrong)).status).toBe(200)
  expect((await form()).codes.filter((one: { code: string }) => one.code === '99')).toEqual([])
  expect((await remove('codes', wrong)).status).toBe(404)
})

test('filing somebody with missing fields names them and asks first', async () => {
  const { person } = await checkedIn('Max Missing')
  time.now = after(60)
  const asked = await clerk('POST', `${path}/${person}/filed`, filed(0, { confirm_missing: false }))
  expect([asked.status, asked.body.error.code]).toEqual([409, 'fields_missing'])
  expect(asked.body.error.message).toContain('Person: Photo')
  expect((await read(person)).filed_at).toBeNull()
  expect((await clerk('POST', `${path}/${person}/filed`, filed(0))).status).toBe(200)
  expect((await clerk('POST', `${path}/${person}/filed`, filed(1, { confirm_missing: false }))).status).toBe(200)
})

const xlsx = (query: string) => admin('GET', `${path}.xlsx?${query}`)

test('a filed guest who becomes Indian stays in the register, to be corrected, until the entry is removed', async () => {
  const { person, guest } = await checkedIn('Ira Indian')
  time.now = after(60)
  await clerk('POST', `${path}/${person}/filed`, filed(0, { application_number: 'F3-IRA' }))
  const indian = await make.nationalityId('Indian')
  await db.updateTable('guest').set({ nationality_id: indian }).where('id', '=', guest.id).execute()
  expect(await read(person)).toMatchObject({ status: 'to_correct', correction: 'now_indian', due_at: null })
  const { body } = await clerk('GET', `${path}?status=to_correct`)
  expect(body.data.data.map(({ slug }: { slug: string }) => slug)).toEqual([person])
  expect((await clerk('GET', path)).body.data.data[0].slug).toBe(person)
  expect(
    (await listArrivals(db, { from: '2026-11-15', to: '2026-11-15' }, time.now)).map(({ slug }) => slug),
  ).toContain(person)
  expect((await xlsx('from=2026-11-15&to=2026-11-15')).status).toBe(200)
  const undone = await clerk('POST', `${path}/${person}/undo`, { what: 'arrival', version: 1 })
  expect([undone.status, undone.body.data]).toEqual([200, null])
  expect((await clerk('GET', `${path}/${person}`)).status).toBe(404)
})

test('a departure that is removed or changed after it was filed is to be corrected', async () => {
  const { person, booking } = await checkedIn('Dan Departed')
  time.now = after(30)
  await clerk('POST', `${path}/${person}/filed`, filed(0))
  time.now = new Date('2026-11-17T05:00:00Z')
  await admin('POST', `/bookings/${booking}/check-out`)
  time.now = new Date('2026-11-17T08:00:00Z')
  await clerk('POST', `${path}/${person}/departure-filed`, departureFiled(1))
  const edit = async (left_at: string | null) => {
    const { body } = await admin('GET', `/bookings/${booking}/occupants`)
    const { line, relation, told_age, version } = body.data.occupants.find(
      ({ slug }: { slug: string }) => slug === person,
    )
    const answer = await admin('PUT', `/occupants/${person}`, { line, relation, age: told_age, left_at, version })
    expect(answer.status).toBe(200)
  }
  expect(await read(person)).toMatchObject({ status: 'departure_filed', correction: null })
  await edit('2026-11-17 10:30:00')
  expect((await read(person)).correction).toBeNull()
  await edit('2026-11-17 09:00:00')
  expect(await read(person)).toMatchObject({ status: 'to_correct', correction: 'left_at_another_time' })
  expect((await clerk('POST', `${path}/${person}/departure-filed`, departureFiled(2))).status).toBe(200)
  expect((await read(person)).status).toBe('departure_filed')

  await db.updateTable('booking').set({ status: 'checked_in' }).where('slug', '=', booking).execute()
  await edit(null)
  expect(await read(person)).toMatchObject({ status: 'to_correct', correction: 'not_left', departure_date: null })
  const undone = await clerk('POST', `${path}/${person}/undo`, { what: 'departure', version: 3 })
  expect(undone.body.data).toMatchObject({ status: 'filed', correction: null })
})

test('days in the wrong order, wrong days and versions that are too large get one sentence', async () => {
  const order = 'The end date must not be before the start date'
  const refused = async (url: string) => (await clerk('GET', url)).body.error.fields
  expect(await refused(`${path}?from=2026-11-15&to=2026-11-01`)).toEqual({ to: [order] })
  expect(await refused(`${path}.pdf?from=2026-11-15&to=2026-11-01`)).toEqual({ to: [order] })
  expect(await refused(`${path}?from=yesterday`)).toEqual({ from: ['Enter a real date as YYYY-MM-DD'] })
  expect(await refused(`${path}?from=0000-01-01`)).toEqual({ from: ['Enter a real date as YYYY-MM-DD'] })
  const { person } = await checkedIn('Vera Version')
  time.now = after(60)
  for (const [call, body] of [
    ['filed', filed(3_000_000_000)],
    ['departure-filed', departureFiled(3_000_000_000)],
    ['undo', { what: 'arrival', version: 3_000_000_000 }],
  ] as const) {
    const answer = await clerk('POST', `${path}/${person}/${call}`, body)
    expect([answer.status, answer.body.error.fields.version.length]).toEqual([422, 1])
  }
})

test('a register of more than a year is refused', async () => {
  const answer = await clerk('GET', `${path}.xlsx?from=2024-01-01&to=2026-01-01`)
  expect([answer.status, answer.body.error.fields.to]).toEqual([
    422,
    ['Choose at most one year, from the first to the last day.'],
  ])
})

test('an anonymised guest stays in the register with what was filed, and nothing is due or missing', async () => {
  const people = [await checkedIn('Anna Filed'), await checkedIn('Bert Unfiled')]
  const [annas, berts] = people.map(({ person }) => person) as [string, string]
  time.now = after(30)
  await clerk('POST', `${path}/${annas}/filed`, filed(0, { application_number: 'F3-ANNA' }))
  time.now = new Date('2026-11-17T05:00:00Z')
  for (const { booking } of people) await admin('POST', `/bookings/${booking}/check-out`)
  const gone = { departure_filed_at: time.now.toISOString(), onward_address: '12 Peony Road, Agra', version: 1 }
  expect((await clerk('POST', `${path}/${annas}/departure-filed`, gone)).status).toBe(200)
  await foreignerNotices.run(services)
  for (const { booking } of people) await payBalance(db, admin, booking)

  time.now = new Date('2029-11-20T06:00:00Z')
  const owner = sendAs(await signIn('desk@hotel.example', true))
  const list = async (query: string) => (await owner('GET', `${path}?search=Former&${query}`)).body.data
  for (const { guest } of people) {
    const reply = await owner('POST', `/guests/${guest.slug}/anonymise`, { name: guest.name })
    expect(reply.body).toEqual({ message: 'The guest was anonymised' })
  }
  const former: { application_number: string }[] = (await list('')).data
  const closed = { status: 'anonymised', due_at: null, missing: [], onward_address: '' }
  expect(former).toMatchObject([closed, closed])
  expect(former.map(({ application_number }) => application_number).sort()).toEqual(['', 'F3-ANNA'])
  expect((await list('status=overdue')).total).toBe(0)
  const anna = (await owner('GET', `${path}/${annas}`)).body.data
  expect(anna).toMatchObject({ name: 'Former guest', filed_by: 'Asha', departure_filed_by: 'Asha', fields: [] })
  expect(JSON.stringify(anna)).not.toContain('Peony')
  await foreignerNotices.run(services)
  const notices = await db.selectFrom('notice').select('kind').where('slug', 'in', [annas, berts]).execute()
  expect(notices).toEqual([])
  const undo = await owner('POST', `${path}/${annas}/undo`, { what: 'departure', version: anna.version })
  const file = await owner('POST', `${path}/${berts}/filed`, filed(0))
  expect([undo, file].map(({ status, body }) => [status, body.error.code])).toEqual([
    [409, 'guest_anonymised'],
    [409, 'guest_anonymised'],
  ])
})
