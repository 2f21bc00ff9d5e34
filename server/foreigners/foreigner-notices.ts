import { hoursOfWarning } from '#contract/foreigners/foreigner.ts'
import { formatMoment } from '#contract/kit/time/calendar-date.ts'
import type { NoticeKind } from '#contract/notices/notice.ts'
import { insertForeignerNotice } from '#server/foreigners/foreigner-notice-store.ts'
import type { ForeignerRow } from '#server/foreigners/foreigner-rows-store.ts'
import { listDue } from '#server/foreigners/foreigner-store.ts'
import { getFormHotel } from '#server/foreigners/form-store.ts'
import type { HourlyJob } from '#server/kit/jobs/job.ts'
import type { Services } from '#server/kit/services.ts'

const hour = 3_600_000

const kindOf = ({ filed_at, due_at }: ForeignerRow, now: Date): NoticeKind | undefined => {
  const isOver = due_at !== null && Date.parse(due_at) < now.getTime()
  if (filed_at === null) return isOver ? 'foreigner_overdue' : 'foreigner_due'
  return isOver ? 'foreigner_departure_overdue' : undefined
}

/** Tells the desk of each form that is due soon or overdue, once: the day is that of the arrival or departure. */
const recordDue = async ({ db, clock, live }: Pick<Services, 'db' | 'clock' | 'live'>) => {
  const now = clock.now()
  const { time_zone } = await getFormHotel(db)
  let isTold = false
  for (const row of await listDue(db, now, new Date(now.getTime() + hoursOfWarning * hour))) {
    const kind = kindOf(row, now)
    if (!kind) continue
    const day = row.filed_at === null ? row.arrival_date : row.departure_date
    const until = row.due_at && formatMoment(row.due_at, time_zone)
    const parts = { guest_name: row.name, rooms: row.rooms, due_at: row.due_at, until }
    if (await insertForeignerNotice(db, { kind, slug: row.slug, day, parts })) isTold = true
  }
  if (isTold) live.announce({ topic: 'notifications' })
}

export const foreignerNotices = { name: 'notify_of_foreigners_to_file', run: recordDue } satisfies HourlyJob
