import { runOnce } from 'graphile-worker'
import type pg from 'pg'
import { cleanup } from '#server/cleanup.ts'
import { jobList } from '#server/job-list.ts'
import { quietLogger } from '#server/kit/jobs/queue-schema.ts'
import { type JobLog, tasksOf } from '#server/kit/jobs/tasks.ts'
import type { Services } from '#server/kit/services.ts'

const silence: JobLog = { warn: () => {} }

/** Waits for the work that continues after the last responses, then runs all jobs that are due. */
export const runDueJobs = async (pool: pg.Pool, services: Services) => {
  await services.afterResponse.allDone()
  const { schema } = services.jobs
  const taskList = tasksOf(services, jobList, silence)
  await runOnce({ pgPool: pool, schema, taskList, noHandleSignals: true, logger: quietLogger })
}

/** Runs every step of the cleanup, one after the other, as if it were due. */
export const runCleanup = async (services: Services) => {
  for (const { run } of cleanup) await run(services)
}
