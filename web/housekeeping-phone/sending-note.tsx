import { IconCloudCheck, IconCloudOff, IconCloudUp, IconCloudX } from '@tabler/icons-react'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { isFinished } from '#contract/housekeeping/next-step.ts'
import { groupBy } from '#contract/kit/group-by.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/housekeeping-phone/phone.module.css'
import { texts } from '#web/housekeeping-phone/phone-words.ts'
import type { PhoneSteps } from '#web/housekeeping-phone/use-phone-queue.ts'

interface SendingNoteProps {
  isOffline: boolean
  /** Steps wait for longer than sending takes. */
  isLate: boolean
  /** When the rooms were read. */
  readAt: number
  time_zone: string | undefined
  rooms: HousekeepingRoom[]
  date: CalendarDate
  queue: PhoneSteps
}

/** In the hotel's time zone: the phone may have another one. */
const clockIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', ...(timeZone && { timeZone }) })

/** The title of the page, and whether everything that was tapped has reached the hotel. */
export const SendingNote = (props: SendingNoteProps) => {
  const { isOffline, isLate, readAt, time_zone, rooms, date, queue } = props
  const { ofOthers, unsent } = queue
  const isAllSent = queue.isRead && unsent === 0
  const refused = queue.refused.length
  const Icon = isOffline ? IconCloudOff : !isAllSent ? IconCloudUp : refused > 0 ? IconCloudX : IconCloudCheck
  const tone = refused > 0 ? 'danger' : isOffline ? 'warning' : isAllSent ? 'success' : 'info'
  const done = rooms.filter(isFinished).length
  const sent = isAllSent ? refused === 0 && texts.allSent : texts.sending
  const waiting = isLate && unsent > 0 ? texts.waitingCount(unsent) : !isOffline && sent
  const parts = [
    isOffline && texts.noConnection,
    waiting,
    refused > 0 && texts.notAcceptedCount(refused),
    isOffline && texts.asOf(clockIn(time_zone).format(readAt)),
  ].filter(Boolean)
  const others = groupBy(ofOthers, ({ account }) => account)
  return (
    <div className={classes.top}>
      <h1 className={classes.title}>{texts.title}</h1>
      <p className={classes.dimmed}>
        {formatDay(date)}
        {rooms.length > 0 && ` · ${texts.finished(done, rooms.length)}`}
      </p>
      <p className={classes.sending} data-tone={tone} role="status">
        <Icon size={20} aria-hidden />
        {parts.join(' · ')}
      </p>
      {[...others].map(([account, steps]) => (
        <p key={account} className={classes.dimmed}>
          {texts.ofOthers(steps.length, account)}
        </p>
      ))}
    </div>
  )
}
