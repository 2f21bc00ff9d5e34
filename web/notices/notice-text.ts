import { addDays, dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import { mostUnread, type Notice, type NoticeSubject } from '#contract/notices/notice.ts'
import { paths } from '#web/paths.ts'

const minute = 60_000

/** How long ago something was, in the hotel's days. */
export const agoText = (at: string, now: Date, zone: string) => {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / minute)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const [day, today] = [dayIn(zone, new Date(at)), dayIn(zone, now)]
  if (day === today) return `${Math.floor(minutes / 60)} h ago`
  const time = formatTime(at, zone)
  return day === addDays(today, -1) ? `Yesterday, ${time}` : `${formatDay(day)}, ${time}`
}

export const countText = (unread: number) => (unread >= mostUnread ? `${mostUnread - 1}+` : String(unread))

export const bellText = (unread: number) =>
  unread === 0 ? 'Notifications' : `Notifications, ${countText(unread)} unread`

const pages: Record<Exclude<NoticeSubject, 'order' | 'repair' | 'lost_property' | 'foreigner'>, string> = {
  booking: paths.bookingDetails,
  room: paths.editRoom,
  invoice: paths.invoice,
  booking_request: paths.bookingRequests,
  failed_job: paths.failedJobs,
}

/** The address that a notice links to. */
export const linkOf = ({ subject, slug }: Pick<Notice, 'subject' | 'slug'>) => {
  if (subject === 'order') return { to: paths.editOrder, params: { slug } }
  if (subject === 'repair') return { to: paths.repair, params: { slug } }
  if (subject === 'lost_property') return { to: paths.lostThing, params: { slug } }
  if (subject === 'foreigner') return { to: paths.foreigner, params: { slug } }
  return { to: pages[subject], search: { slug } }
}
