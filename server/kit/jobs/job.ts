import type { QueuedJob } from '#server/kit/jobs/job-queue.ts'
import type { Services } from '#server/kit/services.ts'

/** One kind of background job. */
export interface Job<Data = unknown> extends QueuedJob<Data> {
  run(services: Services, data: Data, jobRun: JobRun): Promise<void>
  /** Called once when the last attempt has failed. */
  onGivenUp?: (services: Services, job: GivenUpJob) => Promise<void>
}

export interface GivenUpJob {
  id: string
  name: string
  /** To whom or about what it was. */
  about: string
}

interface JobRun {
  /** The same for every attempt of this job; no other job ever has it. */
  id: string
  /** The first attempt is 1. */
  attempt: number
}

/** A job that runs once an hour, on one copy of the app. */
export interface HourlyJob {
  name: string
  run(services: Services): Promise<unknown>
}

/** A mail job is given up after ten attempts in three and a half hours, long enough for a mail server to come back. */
export const mailAttempts = 10
