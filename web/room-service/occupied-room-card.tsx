import { IconTools } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { overdueBadge, overdueText } from '#contract/bookings/overdue.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { OccupiedRoom } from '#contract/rooms/occupied-rooms.ts'
import { roomStatusNames } from '#contract/rooms/room-status-names.ts'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { paths } from '#web/paths.ts'
import classes from '#web/room-service/room-service.module.css'

/** An occupied room, to order for. An empty room under maintenance is only shown. */
export const OccupiedRoomCard = ({ room }: { room: OccupiedRoom }) => {
  const { id, room_number, room_type, status, bookings } = room
  const isClosed = status === 'maintenance'
  const isEmpty = isClosed && bookings.length === 0
  const face = (
    <>
      <span className={classes.top}>
        <strong className={classes.number}>{room_number}</strong>
        <span className={classes.type}>{room_type.name}</span>
      </span>
      {isClosed && (
        <span className={classes.closed}>
          <IconTools size={16} aria-hidden />
          <StatusBadge tone="warning">{roomStatusNames.maintenance}</StatusBadge>
        </span>
      )}
      {!isEmpty && <Guests bookings={bookings} />}
    </>
  )
  return (
    <li>
      {isEmpty ? (
        <div className={classes.room} data-closed>
          {face}
        </div>
      ) : (
        <Link to={paths.addOrder} search={{ room_id: id, room_number }} className={classes.room}>
          {face}
        </Link>
      )}
    </li>
  )
}

const Guests = ({ bookings }: Pick<OccupiedRoom, 'bookings'>) => {
  if (bookings.length === 0) return <span className={classes.leaves}>No booking is checked in here</span>
  return bookings.map(({ slug, guest, check_out_date, is_overdue }) => (
    <span key={slug}>
      <span className={classes.guest}>{guest.name}</span>
      <span className={classes.leaves}>
        {is_overdue
          ? overdueText({ overdue: 'departures', since: check_out_date })
          : `Leaves ${formatDay(check_out_date)}`}
      </span>
      {is_overdue && <StatusBadge tone="danger">{overdueBadge}</StatusBadge>}
    </span>
  ))
}
