import { IconBed, IconBedOff, IconDoorEnter, IconDoorExit, IconMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { GuestsOfRoom, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import classes from '#web/housekeeping/board/board.module.css'
import { arrivalText, departureText, type HotelTimes, occupancyText } from '#web/housekeeping/board/stay-text.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

interface StayLinesProps {
  room: HousekeepingRoom
  times: HotelTimes
}

const Guest = ({ guests: { booking, guest_name } }: { guests: GuestsOfRoom }) =>
  guest_name && booking ? (
    <TextLink to={paths.bookingDetails} search={{ slug: booking }} underline="always">
      {guest_name}
    </TextLink>
  ) : null

const Line = ({ icon, tone, children }: { icon: ReactNode; tone?: string; children: ReactNode }) => (
  <span className={classes.line} data-tone={tone}>
    {icon}
    <span>{children}</span>
  </span>
)

/** Who is in the room, who leaves and who arrives on the day, and what the bookings say for housekeeping. */
export const StayLines = ({ room, times }: StayLinesProps) => {
  const { guests, departure, arrival } = room
  const notes = new Set([guests, departure, arrival].map((one) => one?.housekeeping_remarks).filter(Boolean))
  return (
    <div className={classes.stay}>
      {guests === null ? (
        <Line icon={<IconBedOff size={15} aria-hidden />}>{occupancyText(room)}</Line>
      ) : (
        <Line icon={<IconBed size={15} aria-hidden />}>
          {occupancyText(room)} <Guest guests={guests} />
        </Line>
      )}
      {departure && (
        <Line icon={<IconDoorExit size={15} aria-hidden />} tone={departure.has_left ? undefined : 'warning'}>
          {departureText(departure, times)} {guests?.stay !== departure.stay && <Guest guests={departure} />}
        </Line>
      )}
      {arrival && (
        <Line icon={<IconDoorEnter size={15} aria-hidden />} tone={arrival.has_arrived ? undefined : 'primary'}>
          {arrivalText(arrival, times)} {guests?.stay !== arrival.stay && <Guest guests={arrival} />}
        </Line>
      )}
      {[...notes].map((note) => (
        <Line key={note} icon={<IconMessage size={15} aria-label="Remarks of the booking" />}>
          {note}
        </Line>
      ))}
    </div>
  )
}
