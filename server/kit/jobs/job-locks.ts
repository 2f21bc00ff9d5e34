import pg from 'pg'

const tenSeconds = 10_000
const deadAfter = '45 seconds'
/** After an outage every copy first renews its locks, before expired locks of other copies are freed. */
const renewalsBeforeFreeing = 3

/**
 * A running job is locked by its worker, and the library frees such a lock only after four hours. So each copy of the
 * app renews its locks every ten seconds, and frees locks that are no longer renewed because their process died.
 */
export const keepLocks = (
  pool: pg.Pool,
  schema: string,
  {
    workerIds,
    hourly,
    renewEvery = tenSeconds,
  }: { workerIds: Set<string>; hourly: string[]; renewEvery?: number | undefined },
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
    if (renewals >= renewalsBeforeFreeing) await freeAbandoned(pool, schema)
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

const freeAbandoned = (pool: pg.Pool, schema: string) =>
  pool.query(
    `select ${pg.escapeIdentifier(schema)}.force_unlock_workers(array_agg(distinct locked_by))
     from ${tableOf(schema)} where locked_at < now() - $1::interval having count(*) > 0`,
    [deadAfter],
  )

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
