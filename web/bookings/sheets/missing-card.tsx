import { Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import { countPeople } from '#contract/bookings/stays/split-people.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import { expiredDocuments, type MissingDocument, missingDocuments } from '#contract/guests/missing-documents.ts'
import { occupantMessages } from '#contract/occupants/occupant-messages.ts'
import { guestStillInRoom, overstayWarning } from '#contract/rooms/overstay.ts'
import { hasGuestsStillIn } from '#contract/rooms/ready-first.ts'
import { roomConditionNames } from '#contract/rooms/room-condition.ts'
import { editPath } from '#web/bookings/edit-path.ts'
import classes from '#web/bookings/sheets/sheets.module.css'
import { useFormFields } from '#web/foreigners/form-three-queries.ts'
import { useGuest } from '#web/guests/guest-queries.ts'
import { ConditionMark } from '#web/kit/feedback/condition-mark.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { lazyPart } from '#web/kit/page/lazy-part.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { MissingChips } from '#web/occupants/missing-chips.tsx'
import { useOccupants } from '#web/occupants/occupant-queries.ts'
import { useFreeRooms } from '#web/rooms/room-queries.ts'

const PersonSheet = lazyPart(async () => (await import('#web/occupants/person-sheet.tsx')).PersonSheet)

/** What is missing before check-in of the guest who books, and what to check of the rooms. */
export const MissingCard = ({ booking }: { booking: Booking }) => {
  const guest = useGuest(booking.guest.slug)
  const today = useHotelToday()
  const [opened, setOpened] = useState<MissingDocument['field']>()
  const { check_in_date, check_out_date, slug } = booking
  const form = useFormFields(guest.data?.nationality)
  const { data: people, isPending: arePeoplePending } = useOccupants(slug)
  const rooms = useFreeRooms({ check_in_date, check_out_date, except_booking: slug })
  if (guest.isPending || arePeoplePending || !form) return <Skeleton height={30} mt="md" />
  if (guest.error)
    return <Note tone="warning">{failureText(guest.error, 'Missing documents could not be checked.')}</Note>

  // Of guests who will change rooms later, the room of the arrival counts.
  const entered = bookedLines(booking.rooms).map(({ first }) => first.id)
  const own = rooms.data?.filter(({ id }) => entered.includes(id)) ?? []
  const isKnown = own.length === entered.length
  const beyond = isKnown
    ? excessPeople(
        booking,
        own.map(({ room_type }) => room_type),
      )
    : ''
  const documents = missingDocuments(guest.data, form)
  const expired = expiredDocuments(guest.data, { from: today, to: check_out_date })
  const occupied = own.filter(hasGuestsStillIn)
  const unregistered = people ? countPeople(booking) - people.occupants.length : 0
  const notReady = own.filter(({ is_ready }) => !is_ready)
  const toCheck = [...documents, ...expired, ...notReady, ...occupied]
  if (toCheck.length === 0 && !beyond && unregistered <= 0) return <Note tone="success">Ready to check in.</Note>

  const chips = { className: classes.chip, onOpen: setOpened }
  const companion = people?.occupants
    .map((occupant) => occupant.guest)
    .find(({ id, nationality }) => id !== guest.data.id && isForeign(nationality))
  const isMissing = documents.length > 0 || beyond || unregistered > 0
  const heading = isMissing ? 'Still missing' : expired.length > 0 ? 'Check these documents' : 'Check the room'
  return (
    <section className={classes.missing} aria-label={heading}>
      <h3>{heading}</h3>
      {occupied.map(({ id, room_number, overstay }) => (
        <span key={id} className={classes.chip} data-tone="danger">
          {`Room ${room_number}: ${overstay ? overstayWarning(overstay) : guestStillInRoom}`}
        </span>
      ))}
      {unregistered > 0 && (
        <span className={classes.chip} data-tone="warning">
          {occupantMessages.notRegistered(unregistered)}
        </span>
      )}
      {notReady.map(({ id, room_number, condition }) => (
        <span key={id} className={classes.chip} data-tone="warning">
          <ConditionMark condition={condition}>{`Room ${room_number}: ${roomConditionNames[condition]}`}</ConditionMark>
        </span>
      ))}
      <MissingChips {...chips} missing={expired} tone="danger" />
      <MissingChips {...chips} missing={documents} tone="warning" />
      {beyond && (
        <ButtonLink to={editPath(booking)} search={{ slug }} className={classes.chip} data-tone="warning">
          {beyond}
        </ButtonLink>
      )}
      {opened && (
        <PersonSheet guest={guest.data} field={opened} companion={companion} onClose={() => setOpened(undefined)} />
      )}
    </section>
  )
}

const Note = ({ tone, children }: { tone: 'success' | 'warning'; children: ReactNode }) => (
  <p className={classes.note} data-tone={tone}>
    {tone === 'success' ? <IconCircleCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
    {children}
  </p>
)
