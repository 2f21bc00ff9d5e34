import { passwordLinkMail } from '#server/auth/password-reset.ts'
import { answerMail } from '#server/booking-requests/mail-answer.ts'
import { cleanup } from '#server/cleanup.ts'
import { statementMail } from '#server/companies/mail-statement.ts'
import { fileRemoval } from '#server/files/keep-file.ts'
import { foreignerNotices } from '#server/foreigners/foreigner-notices.ts'
import { invitationMail } from '#server/guest-accounts/invite-guest.ts'
import { numberEachHour } from '#server/guest-register/number-arrivals.ts'
import { dirtyEachMorning } from '#server/housekeeping/dirty-each-morning.ts'
import type { JobList } from '#server/kit/jobs/tasks.ts'
import { overdueNotices } from '#server/notices/overdue-notices.ts'
import { retentionJob } from '#server/privacy/retention-job.ts'
import { repairJobs } from '#server/repairs/due-repairs.ts'

/** All background jobs. */
export const jobList: JobList = {
  jobs: [passwordLinkMail, invitationMail, answerMail, statementMail, fileRemoval],
  hourly: [...cleanup, overdueNotices, foreignerNotices, dirtyEachMorning, numberEachHour, ...repairJobs, retentionJob],
}
