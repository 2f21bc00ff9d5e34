import { sql } from 'kysely'
import { type FailedJob, jobTitles } from '#contract/jobs/failed-job.ts'
import { jobMessages as say } from '#contract/jobs/job-messages.ts'
import { jobFailures } from '#contract/kit/job-failures.ts'
import type { Db } from '#server/db/connect.ts'
import type { JobQueue } from '#server/kit/jobs/job-queue.ts'

type Row = Omit<FailedJob, 'title' | 'reason'> & { name: string; last_error: string | null }

const hasFailed = sql`job.attempts >= job.max_attempts and job.locked_at is null`

const sentences = new Set(Object.values(jobFailures))

/** The queue stores the time of the next try: the time of the last try plus the wait. */
export const listFailedJobs = async (db: Db, { schema }: JobQueue): Promise<FailedJob[]> => {
  const { rows } = await sql<Row>`
    select job.id, task.identifier as name, coalesce(job.payload ->> 'about', '') as about, job.attempts,
      greatest(job.created_at, job.run_at - exp(least(job.attempts, 10)) * interval '1 second') as failed_at,
      job.last_error
    from ${sql.id(schema, '_private_jobs')} job
    join ${sql.id(schema, '_private_tasks')} task on task.id = job.task_id
    where ${hasFailed}
    order by failed_at desc, job.id desc
    limit 200`.execute(db)
  return rows.map(({ name, last_error, ...row }) => ({ ...row, title: titleOf(name), reason: reasonFrom(last_error) }))
}

const titles = new Map(Object.entries(jobTitles))
const titleOf = (name: string) => titles.get(name) ?? name

const reasonFrom = (error: string | null) => {
  if (error === null) return say.stopped
  return sentences.has(error) ? error : jobFailures.unknown
}

/** Locks a failed job until the transaction ends; undefined if it is not on the list any more. */
export const lockFailedJob = async (db: Db, { schema }: JobQueue, id: number) => {
  const { rows } = await sql<{ name: string; about: string }>`
    select task.identifier as name, coalesce(job.payload ->> 'about', '') as about
    from ${sql.id(schema, '_private_jobs')} job
    join ${sql.id(schema, '_private_tasks')} task on task.id = job.task_id
    where job.id = ${id} and ${hasFailed}
    for update of job`.execute(db)
  const [row] = rows
  return row && { title: titleOf(row.name), about: row.about }
}

/** Starts the job again at once, from its first try. */
export const retryJob = (db: Db, { schema }: JobQueue, id: number) =>
  sql`select pg_notify('jobs:insert', '{"count":1}') from ${sql.id(schema, 'reschedule_jobs')}(
    job_ids => array[${id}::bigint], run_at => now(), attempts => 0)`.execute(db)

export const deleteJob = (db: Db, { schema }: JobQueue, id: number) =>
  sql`select from ${sql.id(schema, 'complete_jobs')}(array[${id}::bigint])`.execute(db)

/** The queue's tables have no audit triggers, so the deletion is written to the audit trail here. */
export const recordDeletedJob = (db: Db, id: number, job: { title: string; about: string }) =>
  db
    .insertInto('audit_entry')
    .values({
      account_id: sql`nullif(current_setting('sarai.account_id', true), '')::integer`,
      request_id: sql`current_setting('sarai.request_id', true)`,
      entity: 'failed_job',
      action: 'delete',
      record_id: id,
      before: JSON.stringify(job),
    })
    .execute()
