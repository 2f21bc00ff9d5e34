import type { Db } from '#server/db/connect.ts'
import { applyClock } from '#server/kit/clock.ts'
import type { HourlyJob } from '#server/kit/jobs/job.ts'
import type { Services } from '#server/kit/services.ts'
import { deleteOldIds } from '#server/privacy/delete-old-ids.ts'
import { forgetSamples, getRetention } from '#server/privacy/retention-store.ts'

type Given = Pick<Services, 'db' | 'clock' | 'jobs' | 'live'>

const runOnce = ({ db, clock, jobs }: Given) =>
  db.transaction().execute(async (transaction: Db) => {
    await applyClock(transaction, clock)
    if ((await getRetention(transaction)).days === null) return 0
    return (await deleteOldIds({ db: transaction, clock, jobs }, { account_id: null })).length
  })

/** Hourly, so that it comes soon after the hotel's day has begun, and soon after an old backup was restored. */
const deleteDueIds = async (given: Given) => {
  let isDone = false
  for (let deleted = await runOnce(given); deleted > 0; deleted = await runOnce(given)) isDone = true
  if (!isDone) return
  await forgetSamples(given.db)
  given.live.announce({ topic: 'privacy' })
  given.live.announce({ topic: 'guests' })
}

export const retentionJob = { name: 'delete_old_ids', run: deleteDueIds } satisfies HourlyJob
