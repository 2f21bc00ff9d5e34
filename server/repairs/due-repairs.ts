import type { HourlyJob } from '#server/kit/jobs/job.ts'
import type { Services } from '#server/kit/services.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { openDueTasks, recordOverdueRepairs } from '#server/repairs/due-repairs-store.ts'

type Given = Pick<Services, 'db' | 'clock' | 'live'>

const openDue = async ({ db, clock, live }: Given) => {
  const today = await hotelToday(db, clock)
  const opened = await openDueTasks(db, today, clock.now())
  for (const { slug, priority, place, description } of opened) {
    if (priority !== 'urgent') continue
    await recordNotice(db, { kind: 'urgent_repair', subject: 'repair', slug, parts: { place, description } })
  }
  if (opened.length > 0) live.announce({ topic: 'repairs' })
}

const tellOverdue = async ({ db, clock, live }: Given) => {
  if (await recordOverdueRepairs(db, await hotelToday(db, clock))) live.announce({ topic: 'notifications' })
}

/** Hourly, so that they come soon after the hotel's day has begun. */
export const repairJobs = [
  { name: 'open_due_repairs', run: openDue },
  { name: 'notify_of_overdue_repairs', run: tellOverdue },
] as const satisfies HourlyJob[]
