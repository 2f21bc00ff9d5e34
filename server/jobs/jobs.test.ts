import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { jobTitles } from '#contract/jobs/failed-job.ts'
import { z } from '#contract/kit/z.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { jobList } from '#server/job-list.ts'
import type { Job } from '#server/kit/jobs/job.ts'
import { runJobWorker } from '#server/kit/jobs/job-worker.ts'
import { createDatabase } from '#server/testing/database.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const isDown = { now: false }
const mailServerAway = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', command: 'CONN' })

/** A hotel whose mail server can be switched off. */
const openHotel = async () => {
  const mails: { to: string; text: string; id?: string }[] = []
  const hotel = await startTestApp({
    mail: async (message) => {
      if (isDown.now) throw mailServerAway()
      mails.push(message)
    },
  })
  const queue = () => sql<{ payload: unknown }>`select * from sarai_jobs._private_jobs`.execute(hotel.db)
  /** Ends the wait of every job for its next try. */
  const runAllTries = async () => {
    for (let tries = 0; tries < 10; tries++) {
      await sql`update sarai_jobs._private_jobs set run_at = now()`.execute(hotel.db)
      await hotel.runJobs()
    }
  }
  /** Invites a guest whose mail fails at every try. */
  const failInvitation = async () => {
    const guest = await hotel.make.guest({ name: 'Asha Rao', email: `asha${Math.random()}@home.example` })
    isDown.now = true
    expect((await hotel.admin('POST', `/guests/${guest.slug}/invite`)).status).toBe(200)
    await runAllTries()
    isDown.now = false
    const { data } = (await hotel.admin('GET', '/jobs/failed')).body
    return { guest, job: data[0] }
  }
  return { ...hotel, mails, queue, runAllTries, failInvitation }
}
const { admin, anyone, candidate, db, failInvitation, mails, make, queue, runAllTries, runJobs, services } =
  await openHotel()

test('every job has a title for the list of failed jobs', () => {
  const names = [...jobList.jobs, ...jobList.hourly].map(({ name }) => name)
  expect(Object.keys(jobTitles).sort()).toEqual(names.sort())
})

describe('a job', () => {
  test('exists once its cause is committed, and not if it is rolled back', async () => {
    const guest = await make.guest({ email: 'desk@hotel.example' })
    expect((await admin('POST', `/guests/${guest.slug}/invite`)).status).toBe(409)
    expect((await queue()).rows).toEqual([])
    const job: Job<object> = { name: 'mail_invitation', data: z.object({}), maxAttempts: 1, run: async () => {} }
    const failing = db.transaction().execute(async (transaction) => {
      await services.jobs.add(transaction, job, {}, 'nobody')
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect((await queue()).rows).toEqual([])
  })

  test('for a new password contains no token, and is removed when the mail is sent', async () => {
    const { body } = await admin('POST', '/staff', { name: 'Nina', email: 'nina@hotel.example', role_id: 1 })
    expect(body).toMatchObject({ delivery: 'mailed', link: null })
    const { rows } = await queue()
    expect(rows).toHaveLength(1)
    await runJobs()
    const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    expect(token).not.toBe('')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await queue()).rows).toEqual([])
    const reset = await anyone('POST', '/password/reset', { token, password: 'a quiet night of rain' })
    expect(reset.status).toBe(200)
  })

  test('is added for a forgotten password whether or not the account exists', async () => {
    for (const email of ['desk@hotel.example', 'nobody@hotel.example'])
      expect((await anyone('POST', '/password/forgot', { email })).status).toBe(200)
    expect((await queue()).rows).toHaveLength(2)
    const before = mails.length
    await runJobs()
    expect(mails.slice(before).map(({ to }) => to)).toEqual(['desk@hotel.example'])
    expect((await queue()).rows).toEqual([])
  })

  test('for a withdrawn invitation sends no mail', async () => {
    const guest = await make.guest({ email: 'withdrawn@home.example' })
    await admin('POST', `/guests/${guest.slug}/invite`)
    expect((await admin('DELETE', `/guests/${guest.slug}/account`)).status).toBe(200)
    const before = mails.length
    await runJobs()
    expect(mails.length).toBe(before)
  })

  test('is tried again later, and each try of a mail has the same id', async () => {
    isDown.now = true
    await admin('POST', '/staff', { name: 'Late', email: 'late@hotel.example', role_id: 1 })
    await runJobs()
    await runJobs()
    const [waiting] = (
      await sql<{ attempts: number; is_later: boolean; payload: { id: string } }>`
      select attempts, run_at > now() as is_later, payload from sarai_jobs._private_jobs`.execute(db)
    ).rows
    expect(waiting).toMatchObject({ attempts: 1, is_later: true })
    isDown.now = false
    await sql`update sarai_jobs._private_jobs set run_at = now()`.execute(db)
    await runJobs()
    expect(mails.at(-1)).toMatchObject({ to: 'late@hotel.example', id: waiting?.payload.id })
  })
})

describe('a job that failed for the last time', () => {
  test('is on the list with its reason, and can be tried again', async () => {
    const { guest, job } = await failInvitation()
    expect(job).toMatchObject({
      title: 'Email: invitation to the guest area',
      about: 'Asha Rao',
      attempts: 10,
      reason: 'The mail server could not be reached.',
    })
    expect(Math.abs(Date.now() - Date.parse(job.failed_at))).toBeLessThan(60_000)
    expect((await admin('POST', `/jobs/${job.id}/retry`)).status).toBe(200)
    expect((await admin('GET', '/jobs/failed')).body.data).toEqual([])
    await runJobs()
    const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    expect((await anyone('POST', '/invitation', { token })).body.data.name).toBe(guest.name)
    expect((await admin('POST', `/jobs/${job.id}/retry`)).status).toBe(404)
  })

  test('sends an invitation with its full lifetime when it is tried again after that has passed', async () => {
    const { guest, job } = await failInvitation()
    await db
      .updateTable('guest_invitation')
      .set({ expires_at: '2026-01-01T00:00:00Z' })
      .where('guest_id', '=', guest.id)
      .execute()
    await admin('POST', `/jobs/${job.id}/retry`)
    await runJobs()
    const [, token = ''] = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? []
    expect((await anyone('POST', '/invitation', { token })).body.data.name).toBe(guest.name)
  })

  test('of an email is told to staff each time it is given up, and not before', async () => {
    const notices = async () => (await admin('GET', '/notifications')).body.data
    const before = (await notices()).length
    isDown.now = true
    await admin('POST', '/staff', { name: 'Ravi', email: 'ravi@hotel.example', role_id: 1 })
    await runJobs()
    expect(await notices()).toHaveLength(before)
    await runAllTries()
    const [told, ...earlier] = await notices()
    expect(earlier).toHaveLength(before)
    const [job] = (await admin('GET', '/jobs/failed')).body.data
    expect(told).toMatchObject({
      kind: 'unsent_email',
      message: 'An email to ravi@hotel.example could not be sent',
      subject: 'failed_job',
      slug: String(job.id),
      is_read: false,
    })
    await admin('POST', `/jobs/${job.id}/retry`)
    await runAllTries()
    expect(await notices()).toHaveLength(before + 2)
    isDown.now = false
    await admin('POST', `/jobs/${job.id}/retry`)
    await runJobs()
    expect(await notices()).toHaveLength(before + 2)
  })

  test('can be deleted once, and the audit trail shows it', async () => {
    const { job } = await failInvitation()
    const presses = await Promise.all([admin('DELETE', `/jobs/${job.id}`), admin('DELETE', `/jobs/${job.id}`)])
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await queue()).rows).toEqual([])
    const { body } = await admin('GET', '/audit?entity=failed_job')
    expect(body.data).toMatchObject([
      { action: 'delete', who: 'Front Desk', before: { title: job.title, about: 'Asha Rao' } },
    ])
  })

  test('is shown to staff only, and without its data', async () => {
    const { job } = await failInvitation()
    expect((await anyone('GET', '/jobs/failed')).status).toBe(401)
    expect((await candidate('GET', '/jobs/failed')).status).toBe(403)
    expect((await candidate('DELETE', `/jobs/${job.id}`)).status).toBe(403)
    expect(Object.keys(job).sort()).toEqual(['about', 'attempts', 'failed_at', 'id', 'reason', 'title'])
    expect((await admin('DELETE', '/jobs/nonsense')).status).toBe(404)
    await admin('DELETE', `/jobs/${job.id}`)
  })
})

test('a failed step of the cleanup is on the list until a later run succeeds', async () => {
  const add = () => sql`select from sarai_jobs.add_job('remove_unused_files', max_attempts => 1)`.execute(db)
  const { remove } = services.files
  await db
    .insertInto('stored_file')
    .values({ key: 'logos/old.png', state: 'removed', created_at: '2026-01-01T00:00:00Z' })
    .execute()
  services.files.remove = () => Promise.reject(new Error('away'))
  await add()
  await sql`select from sarai_jobs.add_job('delete_old_notifications')`.execute(db)
  await runJobs()
  services.files.remove = remove
  expect((await admin('GET', '/jobs/failed')).body.data).toMatchObject([
    { title: 'Cleanup: remove files that are no longer used', about: '', reason: expect.stringContaining('log') },
  ])
  await add()
  await runJobs()
  expect((await queue()).rows).toEqual([])
  expect(await db.selectFrom('stored_file').select('key').execute()).toEqual([])
})

describe('the worker', () => {
  const silence = { warn: () => {} }

  /** Jobs that wait until they are released, run by separate workers. */
  const startWorkers = async (count: number) => {
    const hotel = await startTestApp()
    const began: string[] = []
    const givenUp: string[] = []
    let letGoOn = () => {}
    const mayGoOn = new Promise<void>((resolve) => {
      letGoOn = resolve
    })
    const job: Job<{ name: string }> = {
      name: 'slow',
      data: z.object({ name: z.string() }),
      maxAttempts: 5,
      run: async (_services, { name }) => {
        began.push(name)
        await mayGoOn
      },
      onGivenUp: async (_services, { about }) => {
        givenUp.push(about)
      },
    }
    const list = { jobs: [job], hourly: [] }
    const start = () => runJobWorker(hotel.databaseUrl, hotel.services, list, silence, { renewEvery: 200 })
    const workers = Array.from({ length: count }, start)
    onTestFinished(async () => {
      letGoOn()
      await Promise.all(workers.map(({ stop }) => stop()))
    })
    const left = async () => (await sql`select from sarai_jobs._private_jobs`.execute(hotel.db)).rows.length
    const add = (name: string) => hotel.services.jobs.add(hotel.db, job, { name }, name)
    return { ...hotel, began, givenUp, letGoOn, left, add, workers }
  }

  test('one of two copies runs a job, and a stop waits for it', async () => {
    const { add, began, left, letGoOn, workers } = await startWorkers(2)
    await add('one')
    await expect.poll(() => began).toEqual(['one'])
    const stopped = Promise.all(workers.map(({ stop }) => stop()))
    expect(await left()).toBe(1)
    letGoOn()
    await stopped
    expect(began).toEqual(['one'])
    expect(await left()).toBe(0)
  })

  test('restarts when its connections are cut, and does not repeat a finished job', async () => {
    const { add, began, db: own, left, letGoOn } = await startWorkers(1)
    await add('before')
    await expect.poll(() => began).toEqual(['before'])
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'sarai jobs' and datname = current_database()`.execute(own)
    letGoOn()
    await add('after')
    await expect.poll(() => began).toEqual(['before', 'after'])
    await expect.poll(left).toBe(0)
    expect(began).toEqual(['before', 'after'])
  })

  test('takes over the job of a dead process, and not those of a running copy', async () => {
    const { add, began, db: own, left, letGoOn } = await startWorkers(2)
    await add('alive')
    await expect.poll(() => began).toEqual(['alive'])
    await add('abandoned')
    await expect.poll(() => began).toEqual(['alive', 'abandoned'])
    // Five seconds before it would be taken over too: only a renewal by its own worker saves it.
    await sql`update sarai_jobs._private_jobs set locked_at = now() - interval '40 seconds'
      where payload ->> 'about' = 'alive'`.execute(own)
    await sql`update sarai_jobs._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'a process that died'
      where payload ->> 'about' = 'abandoned'`.execute(own)
    await expect.poll(() => began).toEqual(['alive', 'abandoned', 'abandoned'])
    const isRenewed = async () => {
      const { rows } = await sql<{ renewed: boolean }>`
        select locked_at > now() - interval '30 seconds' as renewed from sarai_jobs._private_jobs
        where payload ->> 'about' = 'alive'`.execute(own)
      return rows
    }
    await expect.poll(isRenewed).toEqual([{ renewed: true }])
    letGoOn()
    await expect.poll(left).toBe(0)
    expect(began).toEqual(['alive', 'abandoned', 'abandoned'])
  })

  test('gives up a job whose process died during the last attempt, and tells it once', async () => {
    const { add, began, db: own, givenUp, left } = await startWorkers(2)
    await add('lost')
    await expect.poll(() => began).toEqual(['lost'])
    await sql`update sarai_jobs._private_jobs set attempts = max_attempts, locked_at = now() - interval '1 minute',
      locked_by = 'a process that died'`.execute(own)
    await expect.poll(() => givenUp).toEqual(['lost'])
    await add('next')
    await expect.poll(() => began).toEqual(['lost', 'next'])
    expect(givenUp).toEqual(['lost'])
    expect(await left()).toBe(2)
  })
})

test('hotels that share a database have separate queues', async () => {
  const database = await createDatabase(inject('serverUrl'))
  onTestFinished(() => database.drop())
  const admins = new pg.Client(database.url)
  await admins.connect()
  await admins.query('create schema lake')
  await admins.end()
  const url = new URL(database.url)
  url.searchParams.set('options', '-c search_path=lake,public')
  const { pool, db: own, close } = connect(url.href)
  await migrate(pool, () => {})
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname like '%jobs'`.execute(own)
  expect(rows).toEqual([{ name: 'lake_jobs' }])
  await close()
})
