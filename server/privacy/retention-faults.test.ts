import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { backup } from '#server/db/backup.ts'
import { connect } from '#server/db/connect.ts'
import { restore } from '#server/db/restore.ts'
import { openFiles } from '#server/files/open-files.ts'
import { retentionJob } from '#server/privacy/retention-job.ts'
import {
  openRetentionHotel,
  previewOf,
  type RetentionHotel,
  waitForLock,
} from '#server/privacy/testing/retention-hotel.ts'
import { createDatabase } from '#server/testing/database.ts'
import { findAnywhere } from '#server/testing/raw-scan.ts'
import { runDueJobs } from '#server/testing/run-jobs.ts'
import { whenFinished } from '#server/testing/when-finished.ts'

const laterDay = '2028-01-10T06:00:00Z'
const pan = (id_proof_number: string) => ({ id_proof_type: 'PAN Card', id_proof_number })

/** A guest with a photo, a number and a signed card, who has left. */
const departed = async ({ register, stay, leave, sign }: RetentionHotel, name: string, number: string) => {
  const guest = await register({ name, ...pan(number) }, true)
  const { slug } = await stay(guest.id)
  await sign(slug)
  await leave(slug)
  return { ...guest, booking: slug }
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

test('photos and signatures are deleted as files, also if nobody works on the jobs until the next day', async () => {
  const hotel = await openRetentionHotel()
  const { db, filesFolder, runJobs, ownerAt, setDays } = hotel
  await departed(hotel, 'Gone Gupta', 'ABCDE1111F')
  expect(await filesIn(filesFolder)).toHaveLength(2)
  await setDays(400)
  const owner = await ownerAt(laterDay)
  const { token, guests } = await previewOf(owner)
  expect(guests).toMatchObject([{ name: 'Gone Gupta', removes: ['photo', 'id_number', 'signature'] }])
  expect((await owner('POST', '/privacy/retention/runs', { token })).status).toBe(200)
  expect((await owner('GET', '/privacy/retention/runs')).body.data).toMatchObject([{ photos: 1, signatures: 1 }])
  expect(await db.selectFrom('registration_card').select('id').execute()).toEqual([])
  await runJobs()
  expect(await filesIn(filesFolder)).toEqual([])
  expect(await db.selectFrom('stored_file').select('key').execute()).toEqual([])
})

test('after the restore of a backup the job deletes again what had been deleted', async () => {
  const hotel = await openRetentionHotel()
  const { databaseUrl, filesFolder, services, ownerAt, setDays, runJobs, db } = hotel
  const gone = await departed(hotel, 'Gone Gupta', 'ABCDE1111F')
  const here = await hotel.register({ name: 'Here Hegde', ...pan('ABCDE2222F') }, true)
  await hotel.stay(here.id)
  await setDays(400)
  const folder = await mkdtemp(join(tmpdir(), 'sarai-restored-'))
  whenFinished(() => rm(folder, { recursive: true }))
  const [archive, files] = [join(folder, 'hotel.sarai'), join(folder, 'files')]
  await backup(databaseUrl, filesFolder, archive, () => {})

  await ownerAt(laterDay)
  await retentionJob.run(services)
  await runJobs()
  expect(await findAnywhere(db, filesFolder, ['ABCDE1111F'])).toEqual([])

  const empty = await createDatabase(inject('serverUrl'))
  await restore(empty.url, files, archive, () => {})
  const restored = connect(empty.url)
  whenFinished(async () => {
    await restored.close()
    await empty.drop()
  })
  expect(await findAnywhere(restored.db, files, ['ABCDE1111F'])).not.toEqual([])
  expect(await filesIn(files)).toHaveLength(3)
  const again = { ...services, db: restored.db, files: openFiles(files, undefined) }
  await retentionJob.run(again)
  await runDueJobs(restored.pool, again)
  expect(await findAnywhere(restored.db, files, ['ABCDE1111F'])).toEqual([])
  expect(await findAnywhere(restored.db, files, ['ABCDE2222F'])).toHaveLength(1)
  const photos = await restored.db.selectFrom('guest').select(['slug', 'id_proof_image']).execute()
  expect(photos.filter(({ id_proof_image }) => id_proof_image).map(({ slug }) => slug)).toEqual([here.slug])
  expect(photos.map(({ slug }) => slug)).toContain(gone.slug)
  expect(await filesIn(files)).toHaveLength(1)
})

test('a run that is killed in the middle leaves everything as it was, and the next run ends it', async () => {
  const hotel = await openRetentionHotel()
  const { db, databaseUrl, filesFolder, ownerAt, setDays, runJobs } = hotel
  await departed(hotel, 'Gone Gupta', 'ABCDE1111F')
  await departed(hotel, 'Gone Gomes', 'ABCDE2222F')
  await setDays(400)
  const owner = await ownerAt(laterDay)
  const preview = await previewOf(owner)
  const state = async () => {
    const { rows } = await sql`select (select json_agg(guest order by id) from guest) as guests,
      (select json_agg(audit_entry order by id) from audit_entry) as trail,
      (select json_agg(registration_card order by id) from registration_card) as cards,
      (select json_agg(stored_file order by key) from stored_file) as files`.execute(db)
    return JSON.stringify(rows)
  }
  const before = await state()

  // A colleague holds a card: the run has already emptied the guests when it waits for it.
  const colleague = new pg.Client(databaseUrl)
  await colleague.connect()
  whenFinished(() => colleague.end())
  await colleague.query('begin')
  await colleague.query('select from registration_card for update')
  const running = owner('POST', '/privacy/retention/runs', { token: preview.token })
  await waitForLock(db, running)
  await colleague.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  expect((await running).status).toBeGreaterThanOrEqual(500)
  await colleague.query('rollback')
  expect(await state()).toBe(before)
  expect(await filesIn(filesFolder)).toHaveLength(4)
  expect((await owner('GET', '/privacy/retention/runs')).body.data).toEqual([])

  const next = await owner('POST', '/privacy/retention/runs', { token: preview.token })
  expect([next.status, next.body.data]).toEqual([200, preview.guests])
  await runJobs()
  expect(await findAnywhere(db, filesFolder, ['ABCDE1111F', 'ABCDE2222F'])).toEqual([])
  expect(await filesIn(filesFolder)).toEqual([])
})

test('runs delete exactly what was listed while two clerks change the same guests', async () => {
  const hotel = await openRetentionHotel()
  const { db, register, ownerAt, setDays, hire } = hotel
  const guests: Awaited<ReturnType<typeof register>>[] = []
  for (let at = 0; at < 24; at++) guests.push(await register({ name: `Guest ${at}`, ...pan(`ABCDE${1000 + at}F`) }))
  await setDays(400)
  const owner = await ownerAt(laterDay)
  const [clerk, manager] = [await hire('front-desk'), await hire('manager')]
  const change = async (send: typeof clerk, slug: string, fields: object) => {
    for (;;) {
      const { version } = (await send('GET', `/guests/${slug}`)).body.data
      const { status } = await send('PUT', `/guests/${slug}`, { ...fields, version })
      if (status !== 409) return expect(status).toBe(200)
    }
  }
  const returning = guests.filter((_, at) => at % 3 === 0)
  const wishes = async () => {
    for (const { slug } of guests) await change(clerk, slug, { special_requests: 'Two pillows' })
  }
  const newIds = async () => {
    for (const { slug, id } of returning) await change(manager, slug, pan(`NEWID${1000 + id}F`))
  }
  const listed: string[] = []
  const runAll = async () => {
    for (;;) {
      const preview = await previewOf(owner)
      if (preview.total === 0) return
      const run = await owner('POST', '/privacy/retention/runs', { token: preview.token })
      if (run.status === 409) continue
      expect([run.status, run.body.data]).toEqual([200, preview.guests])
      listed.push(...preview.guests.map(({ slug }: { slug: string }) => slug))
    }
  }
  await Promise.all([wishes(), newIds(), runAll()])
  await runAll()

  const stored = await db.selectFrom('guest').selectAll().orderBy('id').execute()
  expect(stored.map(({ special_requests }) => special_requests)).toEqual(guests.map(() => 'Two pillows'))
  const back = new Set(returning.map(({ id }) => id))
  expect(stored.map(({ id_proof_number }) => id_proof_number)).toEqual(
    guests.map(({ id }) => (back.has(id) ? `NEWID${1000 + id}F` : '')),
  )
  expect(new Set(listed).size).toBe(listed.length)
  for (const { slug, id } of guests) if (!back.has(id)) expect(listed).toContain(slug)
})
