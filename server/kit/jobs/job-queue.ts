import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from '#contract/kit/z.ts'
import type { Db } from '#server/db/connect.ts'

/** The part of a kind of job that the queue needs. */
export interface QueuedJob<Data> {
  /** Its name in the queue. */
  name: string
  /** Its input. Never a secret, because a job may wait in the queue for hours. */
  data: z.ZodType<Data>
  /** The wait grows with each attempt; after the last one the job is on the list of failed jobs. */
  maxAttempts: number
}

/** The queue of background jobs; any copy of the app may run them. */
export interface JobQueue {
  schema: string
  /**
   * Adds a job in the transaction of its cause: a rollback also removes the job. `about` names the person or record, for
   * the list of failed jobs.
   */
  add<Data>(db: Db, job: QueuedJob<Data>, data: Data, about: string): Promise<void>
  /** Removes the failed jobs of a kind, because a newer job has done their work. */
  forgetFailed(db: Db, name: string): Promise<void>
}

export const createJobQueue = (schema: string): JobQueue => ({
  schema,
  async add(db, job, data, about) {
    const payload = JSON.stringify({ id: randomUUID(), about, data })
    await sql`select from ${sql.id(schema, 'add_job')}(
      identifier => ${job.name}, payload => ${payload}::json, max_attempts => ${job.maxAttempts}::int)`.execute(db)
  },
  async forgetFailed(db, name) {
    await sql`select from ${sql.id(schema, 'complete_jobs')}(array(
      select id from ${sql.id(schema, 'jobs')}
      where task_identifier = ${name} and attempts >= max_attempts and locked_at is null))`.execute(db)
  },
})
