import type { Task, TaskList } from 'graphile-worker'
import { z } from '#contract/kit/z.ts'
import type { GivenUpJob, HourlyJob, Job } from '#server/kit/jobs/job.ts'
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
      guarded(services, jobs, log, async (payload, { job: { attempts } }) => {
        const { id, data } = Payload.parse(payload)
        await job.run(services, job.data.parse(data), { id, attempt: attempts })
      }),
    ]),
  ),
  ...Object.fromEntries(
    hourly.map((job) => [
      job.name,
      guarded(services, jobs, log, async () => {
        await services.jobs.forgetFailed(services.db, job.name)
        await job.run(services)
      }),
    ]),
  ),
})

/** Logs the error and gives the queue a sentence for staff. */
const guarded =
  (services: Services, jobs: Job[], log: JobLog, task: Task): Task =>
  async (payload, helpers) => {
    try {
      await task(payload, helpers)
    } catch (error) {
      const { id, task_identifier, attempts, max_attempts } = helpers.job
      log.warn({ err: error, job: { id, name: task_identifier, attempts, max_attempts } }, 'a background job failed')
      if (attempts >= max_attempts) {
        const about = Payload.safeParse(payload).data?.about ?? ''
        await tellGivenUp(services, jobs, log, { id, name: task_identifier, about })
      }
      throw new Error(whyFailed(error), { cause: error })
    }
  }

/** A job is on the list of failed ones from now on. That list must not depend on the notice of it. */
export const tellGivenUp = async (services: Services, jobs: Job[], log: JobLog, givenUp: GivenUpJob) => {
  const job = jobs.find(({ name }) => name === givenUp.name)
  await job
    ?.onGivenUp?.(services, givenUp)
    .catch((error: unknown) => log.warn({ err: error, job: givenUp }, 'staff were not told of a failed job'))
  services.live.announce({ topic: 'jobs' })
}
