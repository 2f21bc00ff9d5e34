import type { Settings } from '#server/cli/environment.ts'
import type { Say } from '#server/cli/open-database.ts'
import type { Connection } from '#server/db/connect.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createAfterResponse } from '#server/kit/after-response.ts'
import { systemClock } from '#server/kit/clock.ts'
import { createJobQueue } from '#server/kit/jobs/job-queue.ts'
import { readQueueSchema } from '#server/kit/jobs/queue-schema.ts'
import { createLive } from '#server/kit/live/live.ts'
import { mailFrom } from '#server/kit/mail/mail.ts'
import type { Services } from '#server/kit/services.ts'

export interface Program {
  version: string
  /** The built web side; without it only the API is served. */
  webFolder?: string | undefined
}

interface Given {
  settings: Settings
  program: Program
  connection: Connection
  url: string
  publicUrl: () => string
  say: Say
  warn: (error: unknown, about: string) => void
}

/** Opens the services of the app and its background jobs. */
export const openServices = async (given: Given): Promise<Services> => {
  const { settings, program, connection, url, publicUrl, say, warn } = given
  const { db, pool } = connection
  return {
    db,
    clock: systemClock,
    // Not through the log, because LOG_LEVEL might hide it and the link would be lost.
    mail: mailFrom({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, say }),
    hasSmtp: settings.SMTP_URL !== undefined,
    get publicUrl() {
      return publicUrl()
    },
    files: openFiles(settings.filesFolder, settings.bucket),
    jobs: createJobQueue(await readQueueSchema(pool)),
    afterResponse: createAfterResponse(),
    live: createLive(url, db, warn),
    version: program.version,
    webFolder: program.webFolder,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  }
}
