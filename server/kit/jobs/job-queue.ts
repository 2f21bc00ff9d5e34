import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from '#contract/kit/z.ts'
import type { Db } from '#server/db/connect.ts'

/** What the queue keeps of a kind of job. */
export interface QueuedJob<Data> {
  /** What it is called in the queue. */
  name: string
  /** What it needs to know. Never a secret: a job may wait for hours, and what a failed one was about is shown to staff. */
  data: z.ZodType<Data>
  /** The wait grows with each try; after the last one the job is on the list of failed jobs. */
  mostTries: number
}

/** Where work is left that is done after its cause was saved, by this copy of the app or another. */
export interface JobQueue {
  schema: string
  /**
   * Adds a job in the transaction of its cause: if that is rolled back, there is no job. `about` says to whom or what
   * it is, for the list of failed jobs.
   */
  add<Data>(db: Db, job: QueuedJob<Data>, data: Data, about: string): Promise<void>
  /** Takes the failed jobs of a kind off the list: a newer one does their work. */
  forgetFailed(db: Db, name: string): Promise<void>
}

export const createJobQueue = (schema: string): JobQueue => ({
  schema,
  async add(db, job, data, about) {
    const payload = JSON.stringify({ id: randomUUID(), about, data })
    await sql`select from ${sql.id(schema, 'add_job')}(
      identifier => ${job.name}, payload => ${payload}::json, max_attempts => ${job.mostTries}::int)`.execute(db)
  },
  async forgetFailed(db, name) {
    await sql`select from ${sql.id(schema, 'complete_jobs')}(array(
      select id from ${sql.id(schema, 'jobs')}
      where task_identifier = ${name} and attempts >= max_attempts and locked_at is null))`.execute(db)
  },
})
