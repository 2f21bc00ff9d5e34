import type { Task, TaskList } from 'graphile-worker'
import { z } from '#contract/kit/z.ts'
import type { HourlyJob, Job } from '#server/kit/jobs/job.ts'
import { whyFailed } from '#server/kit/jobs/why-failed.ts'
import type { Services } from '#server/kit/services.ts'

export interface JobLog {
  warn(about: object, text: string): void
}

export interface JobList {
  jobs: Job[]
  hourly: HourlyJob[]
}

const Payload = z.object({ id: z.string(), about: z.string(), data: z.unknown() })

/** The jobs as tasks of the queue's library. */
export const tasksOf = (services: Services, { jobs, hourly }: JobList, log: JobLog): TaskList => ({
  ...Object.fromEntries(
    jobs.map((job) => [
      job.name,
      guarded(services, log, async (payload, { job: { attempts } }) => {
        const { id, data } = Payload.parse(payload)
        await job.run(services, job.data.parse(data), { id, attempt: attempts })
      }),
    ]),
  ),
  ...Object.fromEntries(
    hourly.map((job) => [
      job.name,
      guarded(services, log, async () => {
        await services.jobs.forgetFailed(services.db, job.name)
        await job.run(services)
      }),
    ]),
  ),
})

/** Logs the error and gives the queue a sentence for staff. */
const guarded =
  ({ live }: Services, log: JobLog, task: Task): Task =>
  async (payload, helpers) => {
    try {
      await task(payload, helpers)
    } catch (error) {
      const { id, task_identifier, attempts, max_attempts } = helpers.job
      log.warn({ err: error, job: { id, name: task_identifier, attempts, max_attempts } }, 'a background job failed')
      if (attempts >= max_attempts) live.announce({ topic: 'jobs' })
      throw new Error(whyFailed(error), { cause: error })
    }
  }
