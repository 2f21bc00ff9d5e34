import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { fieldNames } from '#contract/bookings/booking-fields.ts'
import { datesText, nightsText, peopleText } from '#contract/bookings/stay-text.ts'
import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { CalendarStay } from '#contract/calendar/calendar.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { missingDocuments } from '#contract/guests/missing-documents.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import { roomConditionNames } from '#contract/rooms/room-condition.ts'
import classes from '#web/calendar/card/card.module.css'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { useFormFields } from '#web/foreigners/form-three-queries.ts'
import { useGuest } from '#web/guests/guest-queries.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

export type ShownRooms = Pick<CalendarData, 'rooms' | 'room_types'>

interface StayFactsProps {
  stay: CalendarStay
  rooms: ShownRooms
  /** The move of this stay that is not saved. */
  move: UnsavedMove | undefined
  /** Undefined while it loads. */
  booking: Booking | undefined
  balance: Paise | undefined
}

/** Room, dates, people, balance and remarks. A room and dates that are not saved say so, and name the saved ones. */
export const StayFacts = ({ stay, rooms: { rooms, room_types }, move, booking, balance }: StayFactsProps) => {
  const roomOf = (roomId: number) => rooms.find(({ id }) => id === roomId)
  const room = roomOf(stay.room_id)
  const type = room_types.find(({ id }) => id === room?.room_type_id)
  // Of guests who have left, the room's condition says nothing.
  const isToCome = stay.status === 'booked' || stay.status === 'checked_in'
  const was = move?.was
  const isOtherRoom = was && was.room_id !== stay.room_id
  const areOtherDates =
    move && was && (move.check_in_date !== was.check_in_date || move.check_out_date !== was.check_out_date)
  return (
    <dl className={classes.facts}>
      <Fact label="Room">
        {room?.room_number}
        {isOtherRoom && ` ${say.unsaved(roomOf(was.room_id)?.room_number ?? '')}`}
        {type && ` · ${type.name}`}
        {room?.condition && isToCome && ` · ${roomConditionNames[room.condition]}`}
        {stay.pinned && ' · pinned'}
      </Fact>
      <Fact label="Dates">
        {datesText(stay)}
        {areOtherDates && ` ${say.unsaved(datesText(was))}`}
      </Fact>
      <Fact label="People">
        {peopleText({ number_of_children: 0, number_of_infants: 0, ...stay })} · {nightsText(stay)}
      </Fact>
      <Fact label="Balance">
        {balance === undefined ? (
          <Skeleton height={14} width={80} mt={4} />
        ) : (
          <span className={balance > 0 ? classes.due : undefined}>{formatRupees(balance)}</span>
        )}
      </Fact>
      {booking?.expected_arrival && (
        <Fact label={fieldNames.expected_arrival.label}>{clockTime(booking.expected_arrival)}</Fact>
      )}
      {booking?.desk_remarks && <Remarks label={fieldNames.desk_remarks.label}>{booking.desk_remarks}</Remarks>}
      {booking?.housekeeping_remarks && (
        <Remarks label={fieldNames.housekeeping_remarks.label}>{booking.housekeeping_remarks}</Remarks>
      )}
      {stay.documents_missing && booking && <MissingDocuments guest={booking.guest.slug} />}
    </dl>
  )
}

const MissingDocuments = ({ guest }: { guest: string }) => {
  const { data } = useGuest(guest)
  const form = useFormFields(data?.nationality)
  const missing = data && form && missingDocuments(data, form).map(({ label }) => label)
  return (
    <Fact label="Missing">
      {missing ? (
        <TextLink to={paths.addGuest} search={{ slug: guest }} fz="sm">
          {missing.join(', ') || 'Documents'}
        </TextLink>
      ) : (
        <Skeleton height={14} width={120} mt={4} />
      )}
    </Fact>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

const Remarks = ({ label, children }: { label: string; children: string }) => (
  <Fact label={label}>
    <span className={classes.remarks} title={children}>
      {children}
    </span>
  </Fact>
)
