import { jobFailures as say } from '#contract/kit/job-failures.ts'
import { isDatabaseAway, takesNoChanges } from '#server/kit/database-errors.ts'

const mailFailures: Record<string, string> = {
  ECONNECTION: say.mailServerAway,
  ECONNREFUSED: say.mailServerAway,
  EDNS: say.mailServerAway,
  ESOCKET: say.mailServerAway,
  ETIMEDOUT: say.mailServerAway,
  ETLS: say.mailServerUnsafe,
  EAUTH: say.mailServerRefusedSignIn,
  ENOAUTH: say.mailServerRefusedSignIn,
  EENVELOPE: say.addressRefused,
  EMESSAGE: say.mailRefused,
}

/** Why a job failed, in a sentence for the list of failed jobs. */
export const whyFailed = (error: unknown) => {
  if (isMailError(error)) return mailFailures[error.code] ?? say.unknown
  if (takesNoChanges(error)) return say.databaseReadOnly
  if (isDatabaseAway(error)) return say.databaseAway
  return say.unknown
}

/** Errors of the mail library name the SMTP command that failed. */
const isMailError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'command' in error
