import type { Db } from '#server/db/connect.ts'
import type { BackgroundWork } from '#server/kit/background-work.ts'
import type { Clock } from '#server/kit/clock.ts'
import type { Files } from '#server/kit/files/files.ts'
import type { JobQueue } from '#server/kit/jobs/job-queue.ts'
import type { Live } from '#server/kit/live/live.ts'
import type { Mail } from '#server/kit/mail/mail.ts'

/** What the app is given from outside; it keeps no state of its own, so any number of copies can run. */
export interface Services {
  db: Db
  clock: Clock
  mail: Mail
  /** Whether mails really go out: without a mail server they are only printed. */
  hasSmtp: boolean
  files: Files
  jobs: JobQueue
  background: BackgroundWork
  live: Live
  /** Where people reach the app; links in mails begin with it. */
  publicUrl: string
  version: string
  /** The built web application; without it only the API is served. */
  webFolder?: string | undefined
  /** Whether a proxy is in front, or which ones: their X-Forwarded-For is trusted. */
  trustProxy: boolean | string
  logLevel: string
  /** Where the log goes; to the standard output unless said. */
  logStream?: { write(line: string): void } | undefined
  /** Hold every reply against its schema, as tests do. */
  checkReplies?: boolean | undefined
}
