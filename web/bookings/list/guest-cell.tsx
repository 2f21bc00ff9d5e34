import { IconNote, IconPinned } from '@tabler/icons-react'
import type { Booking } from '#contract/bookings/booking.ts'
import { guestAndGroup } from '#web/bookings/booking-text.ts'
import classes from '#web/bookings/list/guest-cell.module.css'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'

/** The guest, with a mark for remarks and one for a booking that is pinned to its room. */
export const GuestCell = ({ booking }: { booking: Booking }) => {
  const { desk_remarks, housekeeping_remarks, pinned } = booking
  const remarks = [desk_remarks, housekeeping_remarks].filter(Boolean).join('\n')
  return (
    <span className={classes.cell}>
      <ClippedText>{guestAndGroup(booking)}</ClippedText>
      {remarks && (
        <span role="img" aria-label={`Remarks: ${remarks}`} title={remarks}>
          <IconNote size={16} aria-hidden />
        </span>
      )}
      {pinned && (
        <span role="img" aria-label="Pinned to its room" title="Pinned to its room">
          <IconPinned size={16} aria-hidden />
        </span>
      )}
    </span>
  )
}
