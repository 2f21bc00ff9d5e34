import { Button } from '@mantine/core'
import {
  type Icon,
  IconBell,
  IconCalendarPlus,
  IconDoorEnter,
  IconMail,
  IconMailX,
  IconReceiptRupee,
  IconTool,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Notice } from '#contract/notices/notice.ts'
import { noticeLabel } from '#contract/notices/notice-messages.ts'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { agoText, linkOf } from '#web/notices/notice-text.ts'
import classes from '#web/notices/notices.module.css'

interface NoticeListProps {
  notices: Notice[]
  now: Date
  onOpen: (notice: Notice) => void
  /** Undefined when there are none. */
  onShowEarlier: (() => void) | undefined
  isLoadingEarlier: boolean
}

export const NoticeList = ({ notices, now, onOpen, onShowEarlier, isLoadingEarlier }: NoticeListProps) => (
  <>
    <ul className={classes.list} aria-label="Notifications">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} now={now} onOpen={onOpen} />
      ))}
    </ul>
    {onShowEarlier && (
      <Button variant="subtle" fullWidth size="sm" my={4} onClick={onShowEarlier} loading={isLoadingEarlier}>
        Show earlier
      </Button>
    )}
  </>
)

const looks: Record<string, { icon: Icon; tone: string }> = {
  new_booking: { icon: IconCalendarPlus, tone: 'primary' },
  check_in: { icon: IconDoorEnter, tone: 'success' },
  maintenance: { icon: IconTool, tone: 'warning' },
  payment: { icon: IconReceiptRupee, tone: 'info' },
  guest_order: { icon: IconToolsKitchen2, tone: 'warning' },
  booking_request: { icon: IconMail, tone: 'danger' },
  unsent_email: { icon: IconMailX, tone: 'danger' },
}

const NoticeItem = ({ notice, now, onOpen }: Pick<NoticeListProps, 'now' | 'onOpen'> & { notice: Notice }) => {
  const zone = useHotelZone()
  const { icon: KindIcon, tone } = looks[notice.kind] ?? { icon: IconBell, tone: 'secondary' }
  return (
    <li>
      <Link
        {...linkOf(notice)}
        className={classes.notice}
        data-unread={!notice.is_read || undefined}
        onClick={() => onOpen(notice)}
      >
        <span className={classes.icon} data-tone={tone} aria-hidden>
          <KindIcon size={18} />
        </span>
        <span className={classes.text}>
          <span className={classes.head}>
            <span className={classes.label}>{noticeLabel(notice.kind)}</span>
            <time dateTime={notice.at} className={classes.time}>
              {agoText(notice.at, now, zone)}
            </time>
          </span>
          <span className={classes.message}>{notice.message}</span>
          {notice.who && <span className={classes.who}>{notice.who}</span>}
        </span>
        {!notice.is_read && <span className={classes.dot} role="img" aria-label="Unread" />}
      </Link>
    </li>
  )
}
