import Fastify from 'fastify'
import type { Settings } from '#server/cli/environment.ts'
import { checkDatabase, prepareTables, type Say } from '#server/cli/open-database.ts'
import { connect } from '#server/db/connect.ts'
import { findRunningEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { jobList } from '#server/job-list.ts'
import { loggerOptions } from '#server/kit/http/logging.ts'
import { runJobWorker } from '#server/kit/jobs/job-worker.ts'
import { StartProblem } from '#server/kit/start-problem.ts'
import { within } from '#server/kit/within.ts'
import { openServices, type Program } from '#server/open-services.ts'

/** Only runs background jobs, for copies of the app that run with JOBS=off. */
export const startJobWorker = async (settings: Settings, program: Program, say: Say) => {
  const url = settings.DATABASE_URL ?? (await findRunningEmbeddedPostgres(settings.DATA_DIR))
  if (!url) throw new StartProblem('The embedded database does not run. Start Sarai first, or set DATABASE_URL.')
  const connection = connect(url)
  try {
    await checkDatabase(connection.pool, settings, say)
    await prepareTables(connection.pool, settings, say)
    const { log } = Fastify(loggerOptions(settings.LOG_LEVEL))
    const services = await openServices({
      settings,
      program,
      connection,
      url,
      publicUrl: () => settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
      say,
      warn: (error, about) => log.warn({ err: error }, about),
    })
    const worker = runJobWorker(url, services, jobList, log)
    return {
      stop: async () => {
        await within(10_000, worker.stop())
        await services.live.close()
        await within(2_000, connection.close())
      },
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}
