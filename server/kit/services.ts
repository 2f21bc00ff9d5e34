import type { Db } from '#server/db/connect.ts'
import type { AfterResponse } from '#server/kit/after-response.ts'
import type { Clock } from '#server/kit/clock.ts'
import type { Files } from '#server/kit/files/files.ts'
import type { JobQueue } from '#server/kit/jobs/job-queue.ts'
import type { Live } from '#server/kit/live/live.ts'
import type { Mail } from '#server/kit/mail/mail.ts'

/** The services that the app gets from outside. The app itself has no state, so any number of copies can run. */
export interface Services {
  db: Db
  clock: Clock
  mail: Mail
  /** Whether there is a mail server; without one mails are only printed. */
  hasSmtp: boolean
  files: Files
  jobs: JobQueue
  afterResponse: AfterResponse
  live: Live
  /** The public address of the app, used in links of mails. */
  publicUrl: string
  version: string
  /** The built web application; without it only the API is served. */
  webFolder?: string | undefined
  /** The proxies whose X-Forwarded-For is trusted. */
  trustProxy: boolean | string
  logLevel: string
  /** The target of the log; standard output by default. */
  logStream?: { write(line: string): void } | undefined
  /** Check every reply against its schema, as tests do. */
  checkReplies?: boolean | undefined
}
