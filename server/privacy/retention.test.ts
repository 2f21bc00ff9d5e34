import pg from 'pg'
import { expect, test } from 'vitest'
import type { DueGuest } from '#contract/privacy/retention.ts'
import { retentionJob } from '#server/privacy/retention-job.ts'
import { namesIn, openRetentionHotel, previewOf, waitForLock } from '#server/privacy/testing/retention-hotel.ts'
import { formOf, picture } from '#server/testing/pictures.ts'
import { findAnywhere } from '#server/testing/raw-scan.ts'
import { whenFinished } from '#server/testing/when-finished.ts'

test('a run deletes exactly what its preview listed, and nothing of it is left anywhere', async () => {
  const { db, admin, change, register, stay, leave, ownerAt, setDays, filesFolder, runJobs, make } =
    await openRetentionHotel()
  const licence = (id_proof_number: string) => ({ id_proof_type: 'Driving License', id_proof_number })

  const gone = await register({ name: 'Gone Gupta', ...licence('MH1220110011111') }, true)
  await change(`/guests/${gone.slug}`, formOf(licence('MH1220110022222'), await picture('png', 90, 90)))
  const companion = { name: 'Meera Gupta', nationality_id: 1, ...licence('MH1220110033333') }
  const booking = await stay(gone.id)
  await admin('POST', `/bookings/${booking.slug}/occupants`, { guest: companion, relation: 'Wife' })
  await leave(booking.slug)
  // The guest register has the number of the stay, the guest another one.
  await change(`/guests/${gone.slug}`, licence('MH1220110088888'))
  expect((await findAnywhere(db, filesFolder, ['MH1220110022222']))[0]).toContain('public.departed_guest')
  const cleared = await register({ name: 'Cleared Chopra', ...licence('MH1220110044444') })
  await change(`/guests/${cleared.slug}`, { id_proof_number: '' })
  const deleted = await register({ name: 'Deleted Das', ...licence('MH1220110055555') }, true)
  await admin('DELETE', `/guests/${deleted.slug}`)

  const inHouse = await register({ name: 'Here Hegde', ...licence('KA0120110066666') }, true)
  await stay(inHouse.id)
  const expected = await register({ name: 'Later Lal', ...licence('KA0120110077777') })
  await leave((await stay(expected.id)).slug)
  await make.booking({ guest_id: expected.id, check_in_date: '2027-12-01', check_out_date: '2027-12-02' })

  await setDays(400)
  const owner = await ownerAt('2028-01-10T06:00:00Z')
  // The reply, with the number of the ID, is kept for a repeated request.
  const { version } = (await owner('GET', `/guests/${gone.slug}`)).body.data
  const wish = { special_requests: 'Two pillows', version }
  await owner('PUT', `/guests/${gone.slug}`, wish, { 'idempotency-key': 'two-pillows' })

  const preview = await previewOf(owner)
  expect(namesIn(preview.guests)).toEqual(['Cleared Chopra', 'Deleted Das', 'Gone Gupta', 'Meera Gupta'])
  const run = await owner('POST', '/privacy/retention/runs', { token: preview.token })
  expect([run.status, run.body.message]).toEqual([200, 'Deleted the ID photos and numbers of 4 guests'])
  expect(run.body.data).toEqual(preview.guests)
  await runJobs()

  const kept = await db
    .selectFrom('guest')
    .select('id_proof_image')
    .where('id', '=', inHouse.id)
    .executeTakeFirstOrThrow()
  const removed = [
    'MH1220110011111',
    'MH1220110022222',
    'MH1220110033333',
    'MH1220110044444',
    'MH1220110055555',
    'MH1220110088888',
  ]
  expect(await findAnywhere(db, filesFolder, removed)).toEqual([])
  expect(await findAnywhere(db, filesFolder, ['KA0120110066666', 'KA0120110077777'])).toHaveLength(2)
  const files = await db.selectFrom('stored_file').select('key').execute()
  expect(files).toEqual([{ key: kept.id_proof_image }])
  const search = await owner('GET', '/guests?search=MH1220110022222')
  expect(search.body.data.total).toBe(0)
  const runs = await owner('GET', '/privacy/retention/runs')
  expect(runs.body.data).toMatchObject([{ who: 'Front Desk', guests: 4, photos: 1, id_numbers: 2, passports: 0 }])
  expect((await previewOf(owner)).guests).toEqual([])
})

test('the day after the last kept day decides, by the hotel’s date', async () => {
  const { register, stay, leave, ownerAt, setDays, time, nationality_id } = await openRetentionHotel()
  const indian = await register({ name: 'Indian', id_proof_type: 'PAN Card', id_proof_number: 'ABCDE1234F' })
  const foreign = await register({
    ...{ name: 'Foreign', nationality_id: nationality_id('French'), phone: '+33612345678' },
    ...{ passport_no: '19AB12345', visa_no: 'VJ123456' },
  })
  const bookings = [await stay(indian.id), await stay(foreign.id)]
  time.now = new Date('2026-11-17T05:00:00Z')
  for (const { slug } of bookings) await leave(slug)
  await register({ name: 'Never came', id_proof_type: 'PAN Card', id_proof_number: 'ABCDE1234G' })

  await setDays(10)
  // 365 days, the register's retention, after 17 November 2026. The hotel's day begins at 04:00, which is 22:30 UTC.
  expect((await previewOf(await ownerAt('2027-11-17T22:29:00Z'))).guests).toEqual([])
  const next = await previewOf(await ownerAt('2027-11-17T22:30:00Z'))
  expect(next.guests.find(({ name }: DueGuest) => name === 'Foreign')).toMatchObject({
    ...{ departure: '2026-11-17', since: '2026-11-17', kept_until: '2027-11-17', removes: ['passport_no', 'visa_no'] },
  })
  expect(next.guests.find(({ name }: DueGuest) => name === 'Never came')).toMatchObject({
    ...{ departure: null, since: '2026-11-17' },
  })
  expect(namesIn(next.guests)).toEqual(['Foreign', 'Indian', 'Never came'])
  expect(next).toMatchObject({ days: 10, register_retention_days: 365, total: 3 })
  expect((await previewOf(await ownerAt('2027-11-18T06:00:00Z'), '?days=400')).total).toBe(0)
})

test('a foreign national’s documents are kept for a year, also for the 366 days of a leap year', async () => {
  const { register, stay, leave, ownerAt, setDays, time, nationality_id, sendAs, signIn } = await openRetentionHotel()
  const foreign = {
    name: 'Foreign',
    nationality_id: nationality_id('French'),
    phone: '+33612345678',
    passport_no: '19AB12345',
  }
  const ids = [
    await register(foreign),
    await register({ name: 'Indian', id_proof_type: 'PAN Card', id_proof_number: 'ABCDE1234F' }),
  ]
  const dates = { check_in_date: '2026-11-15', check_out_date: '2028-01-10' }
  const bookings = [await stay(ids[0]?.id ?? 0, dates), await stay(ids[1]?.id ?? 0, dates)]
  time.now = new Date('2028-01-10T05:00:00Z')
  const desk = sendAs(await signIn('desk@hotel.example', true))
  for (const { slug } of bookings) await leave(slug, desk)
  await setDays(10)
  const dayAfter = await previewOf(await ownerAt('2029-01-10T06:00:00Z'))
  expect(namesIn(dayAfter.guests)).toEqual(['Indian'])
  expect(namesIn((await previewOf(await ownerAt('2029-01-11T06:00:00Z'))).guests)).toEqual(['Foreign', 'Indian'])
})

test('IDs that were entered for the next stay are kept, and so is a guest who books during the run', async () => {
  const { db, register, ownerAt, setDays, databaseUrl, make } = await openRetentionHotel()
  const pan = (id_proof_number: string) => ({ id_proof_type: 'PAN Card', id_proof_number })
  const returning = await register({ name: 'Returning', ...pan('ABCDE1111F') })
  const booking = await register({ name: 'Booking', ...pan('ABCDE2222F') })
  await register({ name: 'Gone', ...pan('ABCDE3333F') })
  const coming = await make.booking({ check_in_date: '2027-12-01', check_out_date: '2027-12-02' })
  await setDays(10)
  const owner = await ownerAt('2028-01-10T06:00:00Z')
  const { version } = (await owner('GET', `/guests/${returning.slug}`)).body.data
  await owner('PUT', `/guests/${returning.slug}`, { ...pan('ABCDE4444F'), version })
  const preview = await previewOf(owner)
  expect(namesIn(preview.guests)).toEqual(['Booking', 'Gone'])

  // A colleague adds the guest to a coming booking, which is not committed yet when the run begins.
  const colleague = new pg.Client(databaseUrl)
  await colleague.connect()
  whenFinished(() => colleague.end())
  await colleague.query('begin')
  await colleague.query('insert into occupant (booking_id, guest_id) values ($1, $2)', [coming.id, booking.id])
  const running = owner('POST', '/privacy/retention/runs', { token: preview.token })
  await waitForLock(db, running)
  await colleague.query('commit')
  const { status, body } = await running
  expect([status, body.error.code]).toEqual([409, 'list_changed'])
  const stored = await db
    .selectFrom('guest')
    .select('id_proof_number')
    .where('id_proof_number', '<>', '')
    .orderBy('id_proof_number')
    .execute()
  expect(stored.map(({ id_proof_number }) => id_proof_number)).toEqual(['ABCDE2222F', 'ABCDE3333F', 'ABCDE4444F'])

  const again = await previewOf(owner)
  const both = await Promise.all([0, 1].map(() => owner('POST', '/privacy/retention/runs', { token: again.token })))
  expect(both.map(({ status: one }) => one).sort()).toEqual([200, 409])
  expect((await owner('GET', '/privacy/retention/runs')).body.data).toHaveLength(1)
})

test('the daily job deletes what is due and writes down nothing if nothing is', async () => {
  const { register, ownerAt, setDays, services, db } = await openRetentionHotel()
  await register({ name: 'Gone', id_proof_type: 'PAN Card', id_proof_number: 'ABCDE1234F' })
  const owner = await ownerAt('2028-01-10T06:00:00Z')
  await retentionJob.run(services)
  expect((await owner('GET', '/privacy/retention/runs')).body.data).toEqual([])
  const off = await owner('POST', '/privacy/retention/runs', { token: 'none' })
  expect([off.status, off.body.error.code]).toEqual([409, 'retention_off'])
  await setDays(30)
  await retentionJob.run(services)
  await retentionJob.run(services)
  expect((await owner('GET', '/privacy/retention/runs')).body.data).toMatchObject([
    { who: null, guests: 1, id_numbers: 1 },
  ])
  expect(await db.selectFrom('guest').select('id_proof_number').execute()).toEqual([{ id_proof_number: '' }])
})

test('the number of days is saved from the version that was seen, by those who may', async () => {
  const { admin, hire, db } = await openRetentionHotel()
  const { version } = await previewOf(admin)
  expect((await admin('PUT', '/privacy/retention', { days: 400, version })).status).toBe(200)
  const late = await admin('PUT', '/privacy/retention', { days: 500, version })
  expect([late.status, late.body.error.code]).toEqual([409, 'changed_meanwhile'])
  for (const days of [0, -1, 1.5, 7301, 'a year'])
    expect((await admin('PUT', '/privacy/retention', { days, version: version + 1 })).status).toBe(422)
  expect((await admin('PUT', '/privacy/retention', { days: null, version: version + 1 })).status).toBe(200)
  const { id_retention_days } = await db.selectFrom('property').select('id_retention_days').executeTakeFirstOrThrow()
  expect(id_retention_days).toBeNull()
  const clerk = await hire('front-desk')
  expect((await clerk('GET', '/privacy/retention')).status).toBe(403)
  expect((await clerk('POST', '/privacy/retention/runs', { token: 'none' })).status).toBe(403)
  expect((await (await hire('manager'))('GET', '/privacy/retention')).status).toBe(200)
})
