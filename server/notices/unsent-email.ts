import type { GivenUpJob } from '#server/kit/jobs/job.ts'
import type { Services } from '#server/kit/services.ts'
import { recordNotice } from '#server/notices/notice-store.ts'

/** Tells staff that an email was given up; the list of failed jobs says why. */
export const recordUnsentEmail = async ({ db }: Services, { id, about }: GivenUpJob) => {
  await recordNotice(db, {
    kind: 'unsent_email',
    subject: 'failed_job',
    slug: String(id),
    parts: { recipient: about },
  })
}
