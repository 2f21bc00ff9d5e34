import pg from 'pg'
import type { GivenUpJob } from '#server/kit/jobs/job.ts'

const tenSeconds = 10_000
const deadAfter = '45 seconds'
/** After an outage every copy first renews its locks, before expired locks of other copies are freed. */
const renewalsBeforeFreeing = 3

interface LockOptions {
  workerIds: Set<string>
  hourly: string[]
  /** Told of each job whose process died during the last attempt. */
  onGivenUp: (job: GivenUpJob) => Promise<void>
  renewEvery?: number | undefined
}

/**
 * A running job is locked by its worker, and the library frees such a lock only after four hours. So each copy of the
 * app renews its locks every ten seconds, and frees locks that are no longer renewed because their process died.
 */
export const keepLocks = (
  pool: pg.Pool,
  schema: string,
  { workerIds, hourly, onGivenUp, renewEvery = tenSeconds }: LockOptions,
) => {
  let renewals = 0
  let failed: (error: unknown) => void
  const broken = new Promise<never>((_, reject) => {
    failed = reject
  })
  broken.catch(() => {})
  const renew = async () => {
    const own = [...workerIds]
    await pool.query(`update ${tableOf(schema)} set locked_at = now() where locked_by = any($1)`, [own])
    renewals += 1
    await addHourlyJobs(pool, schema, hourly)
    if (renewals >= renewalsBeforeFreeing) for (const job of await freeAbandoned(pool, schema)) await onGivenUp(job)
  }
  const renewInBackground = () => void renew().catch((error) => failed(error))
  const timer = setInterval(renewInBackground, renewEvery)
  renewInBackground()
  return { broken, stop: () => clearInterval(timer) }
}

/** Adds each hourly job once an hour, from whichever copy of the app is first; a missed hour is caught up on. */
const addHourlyJobs = (pool: pg.Pool, schema: string, names: string[]) =>
  pool.query(
    `with due as (
       insert into ${pg.escapeIdentifier(schema)}._private_known_crontabs as known (identifier, known_since, last_execution)
       select name, now(), now() from unnest($1::text[]) name order by name
       on conflict (identifier) do update set last_execution = excluded.last_execution
       where known.last_execution < now() - interval '1 hour' or known.last_execution > now() + interval '1 hour'
       returning identifier)
     select job.id from due, lateral ${pg.escapeIdentifier(schema)}.add_job(due.identifier, max_attempts => 3) job`,
    [names],
  )

/** Frees the jobs of dead processes. Of several copies one frees a job, and gets it if that was its last attempt. */
const freeAbandoned = async (pool: pg.Pool, schema: string) => {
  const { rows } = await pool.query<GivenUpJob>(
    `with freed as (
       update ${tableOf(schema)} set locked_at = null, locked_by = null
       where locked_at < now() - $1::interval
       returning id, task_id, payload, attempts, max_attempts)
     select freed.id, task.identifier as name, coalesce(freed.payload ->> 'about', '') as about
     from freed join ${pg.escapeIdentifier(schema)}._private_tasks task on task.id = freed.task_id
     where freed.attempts >= freed.max_attempts`,
    [deadAfter],
  )
  return rows
}

/**
 * Handles the jobs that this process was running when its connection broke: finished ones are removed from the queue,
 * the others can be tried again.
 */
export const settleLocks = async (
  pool: pg.Pool,
  schema: string,
  { workerIds, done }: { workerIds: Set<string>; done: Set<string> },
) => {
  if (workerIds.size > 0) {
    await pool.query(
      `with finished as (delete from ${tableOf(schema)} where id = any($1::bigint[]))
       update ${tableOf(schema)} set locked_at = null, locked_by = null
       where locked_by = any($2) and id <> all($1::bigint[])`,
      [[...done], [...workerIds]],
    )
  }
  done.clear()
  workerIds.clear()
}

const tableOf = (schema: string) => `${pg.escapeIdentifier(schema)}._private_jobs`
