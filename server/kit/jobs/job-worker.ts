import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { runTaskList, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { keepLocks, settleLocks } from '#server/kit/jobs/job-locks.ts'
import { quietLogger } from '#server/kit/jobs/queue-schema.ts'
import { type JobList, type JobLog, tasksOf, tellGivenUp } from '#server/kit/jobs/tasks.ts'
import type { Services } from '#server/kit/services.ts'

const atOnce = 2
// New jobs are announced at once; polling finds those that wait for their next attempt.
const askEvery = 5_000
const shortestPause = 200
const longestPause = 5_000

/**
 * Runs the jobs of the queue, at most two at once, until it is stopped. The library's worker ends if its connection
 * breaks at the wrong moment, so it is restarted after every broken connection.
 */
export const runJobWorker = (
  url: string,
  services: Services,
  list: JobList,
  log: JobLog,
  { renewEvery }: { renewEvery?: number } = {},
) => {
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  /** Jobs that are done but not yet removed from the queue. */
  const done = new Set<string>()
  const workerIds = new Set<string>()
  const tasks = remembering(tasksOf(services, list, log), done)
  let pause = shortestPause
  let isLost = false

  const workUntilBroken = async () => {
    const pool = openPool(url)
    const events: WorkerEvents = new EventEmitter()
    events.on('job:complete', ({ job }) => void done.delete(job.id))
    const broken = new Promise<never>((_, reject) => {
      events.on('worker:getJob:error', ({ error }) => reject(error))
      events.on('worker:fatalError', ({ error }) => reject(error))
      events.on('pool:listen:error', ({ error }) => reject(error))
      events.on('worker:getJob:empty', recovered)
      events.on('job:start', recovered)
    })
    broken.catch(() => {})
    try {
      await settleLocks(pool, services.jobs.schema, { workerIds, done })
      events.on('worker:create', ({ worker }) => void workerIds.add(worker.workerId))
      const workers = runTaskList(
        {
          schema: services.jobs.schema,
          concurrency: atOnce,
          pollInterval: askEvery,
          noHandleSignals: true,
          logger: quietLogger,
          events,
        },
        tasks,
        pool,
      )
      const hourly = list.hourly.map(({ name }) => name)
      const locks = keepLocks(pool, services.jobs.schema, {
        workerIds,
        hourly,
        onGivenUp: (job) => tellGivenUp(services, list.jobs, log, job),
        renewEvery,
      })
      try {
        await Promise.race([stopped, broken, locks.broken])
      } finally {
        locks.stop()
        // Waits for the jobs that run.
        await workers.gracefulShutdown()
      }
    } finally {
      await pool.end()
    }
  }

  const recovered = () => {
    if (isLost) log.warn({}, 'background jobs go on')
    isLost = false
    pause = shortestPause
  }

  const runOn = async () => {
    while (!stopping.signal.aborted) {
      await workUntilBroken().catch((error: unknown) => {
        // Retried until it works, with one log line per outage.
        if (!isLost) log.warn({ err: error }, 'background jobs wait for the database')
        isLost = true
      })
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      pause = Math.min(pause * 2, longestPause)
    }
  }

  const over = runOn()
  return {
    /** Starts no more jobs and waits for the running ones. */
    stop: () => {
      stopping.abort()
      return over
    },
  }
}

const remembering = (tasks: TaskList, done: Set<string>): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, helpers) => {
        await task?.(payload, helpers)
        done.add(helpers.job.id)
      },
    ]),
  )

const openPool = (url: string) => {
  const pool = new pg.Pool({
    connectionString: url,
    // One connection listens for new jobs, and each running job has one.
    max: 1 + atOnce,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'sarai jobs',
  })
  pool.on('error', () => {})
  // The pool does not listen for errors of a connection in use; without a listener an error would end the program.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
