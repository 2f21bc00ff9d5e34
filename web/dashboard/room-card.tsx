import { IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { overdueBadge } from '#contract/bookings/overdue.ts'
import type { AvailableRoom, OccupiedRoom } from '#contract/dashboard/dashboard.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import classes from '#web/dashboard/room-card.module.css'
import { roomTypeColour } from '#web/dashboard/room-type-colour.ts'
import { useMay } from '#web/kit/access/use-may.ts'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { paths } from '#web/paths.ts'

/** A free room: the next thing to do with it is to book it. */
export const AvailableRoomCard = ({ room: { id, room_number, room_type } }: { room: AvailableRoom }) => {
  const mayBook = useMay()('bookings.change')
  const looks = { className: classes.card, 'data-colour': roomTypeColour(room_type) }
  const room = (
    <>
      <strong className={classes.number}>{room_number}</strong>
      <span className={classes.type}>{room_type}</span>
    </>
  )
  return (
    <li>
      {mayBook ? (
        <Link
          to={paths.addBooking}
          search={{ room_id: id }}
          aria-label={`Book ${room_number}, ${room_type}`}
          {...looks}
        >
          {room}
        </Link>
      ) : (
        <div {...looks}>{room}</div>
      )}
    </li>
  )
}

interface OccupiedRoomCardProps {
  room: OccupiedRoom
  checkOutTime: string | undefined
}

/** An occupied room: it links to the booking, with orders and check-out. */
export const OccupiedRoomCard = ({ room, checkOutTime }: OccupiedRoomCardProps) => {
  const { room_number, room_type, booking_slug, guest_name, check_out, is_overdue } = room
  return (
    <li>
      <Link
        to={paths.bookingDetails}
        search={{ slug: booking_slug }}
        className={classes.card}
        data-colour={roomTypeColour(room_type)}
      >
        <span className={classes.head}>
          <strong className={classes.number}>{room_number}</strong>
          <span className={classes.type}>{room_type}</span>
        </span>
        <span className={classes.guest}>
          <IconUser size={16} aria-hidden />
          <span>{guest_name}</span>
        </span>
        <span className={classes.leaves}>
          Check-out {formatDay(check_out)}
          {checkOutTime && `, ${clockTime(checkOutTime)}`}
        </span>
        {is_overdue && (
          <span>
            <StatusBadge tone="danger">{overdueBadge}</StatusBadge>
          </span>
        )}
      </Link>
    </li>
  )
}
