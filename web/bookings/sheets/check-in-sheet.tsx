import { Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import type { CheckIn } from '#contract/bookings/booking-endpoints.ts'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import { expiredDocuments, missingDocuments } from '#contract/guests/missing-documents.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import { roomConditionNames } from '#contract/rooms/room-condition.ts'
import { useCheckIn } from '#web/bookings/booking-queries.ts'
import { roomsInShort } from '#web/bookings/booking-text.ts'
import { editPath } from '#web/bookings/edit-path.ts'
import { ArrivalRemarks } from '#web/bookings/sheets/arrival-remarks.tsx'
import { useCheckInCost } from '#web/bookings/sheets/check-in-cost.tsx'
import { roomsOnArrival } from '#web/bookings/sheets/rooms-on-arrival.ts'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import classes from '#web/bookings/sheets/sheets.module.css'
import { StayFacts } from '#web/bookings/sheets/stay-facts.tsx'
import { useArrivalDeposit } from '#web/deposits/arrival-deposit-card.tsx'
import { useGuest } from '#web/guests/guest-queries.ts'
import { ConditionMark } from '#web/kit/feedback/condition-mark.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { OccupantsCard } from '#web/occupants/occupants-card.tsx'
import { paths } from '#web/paths.ts'
import { RegistrationCards } from '#web/registration-cards/registration-cards.tsx'
import { RoomFaults } from '#web/repairs/room-faults.tsx'
import { useFreeRooms } from '#web/rooms/room-queries.ts'

const nothingConfirmed: CheckIn = { confirm_early: false, confirm_not_ready: false }

/** Refusals that the desk can confirm, by the code of the problem. One can follow the other. */
const questions = {
  early_check_in: { flag: 'confirm_early', title: 'Early check-in', confirmLabel: 'Check in today' },
  room_not_ready: { flag: 'confirm_not_ready', title: 'Room not ready', confirmLabel: 'Check in anyway' },
} as const

/** Check-in in one sheet: guest, room, missing documents, one button. */
export const CheckInSheet = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const { ask, dialog } = useQuestion()
  const { cost, dates, more, isPending } = useCheckInCost(booking)
  const { rooms, follow } = roomsOnArrival(booking, useHotelToday())
  const deposit = useArrivalDeposit(booking.slug)

  const confirmed = useRef(nothingConfirmed)

  const confirm = async (question: (typeof questions)[keyof typeof questions], reason: string) => {
    const { flag, ...asked } = question
    const text = flag === 'confirm_early' ? `${reason} ${more}` : reason
    if (!(await ask({ ...asked, text }))) return
    confirmed.current = { ...confirmed.current, [flag]: true }
    await act(confirmed.current)
  }
  const { act, busy, refusal } = useCheckIn(booking.slug, {
    onDone: onClose,
    onRefused: (failure) => {
      const question = failure instanceof Problem ? questions[failure.code as keyof typeof questions] : undefined
      if (!(failure instanceof Problem && question)) return false
      void confirm(question, failure.message)
      return true
    },
  })

  // The deposit comes first: it can be refused, and the guest is still at the desk then.
  const checkIn = async () => {
    confirmed.current = nothingConfirmed
    if (await deposit.take()) await act(confirmed.current)
  }
  const into = roomsInShort({ rooms })

  return (
    <>
      <StayFacts booking={booking} dates={dates} />
      <ArrivalRemarks booking={booking} />
      {follow.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {cost}
      {deposit.fields}
      <RoomFaults roomIds={rooms.map(({ id }) => id)} className={classes.missing ?? ''} />
      <OccupantsCard booking={booking} title="People" />
      <RegistrationCards booking={booking} />
      <Missing booking={booking} />
      <SheetButtons refusal={refusal} busy={busy || deposit.busy} disabled={isPending} onBack={onClose} onAct={checkIn}>
        {deposit.amount > 0 ? `Take ${formatRupees(deposit.amount)} and check in to ${into}` : `Check in to ${into}`}
      </SheetButtons>
      {dialog}
    </>
  )
}

const Missing = ({ booking }: { booking: Booking }) => {
  const guest = useGuest(booking.guest.slug)
  const today = useHotelToday()
  const { check_in_date, check_out_date, slug } = booking
  const rooms = useFreeRooms({ check_in_date, check_out_date, except_booking: slug })
  if (guest.isPending) return <Skeleton height={30} mt="md" />
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
  const documents = missingDocuments(guest.data)
  const expired = expiredDocuments(guest.data, { from: today, to: check_out_date })
  const notReady = own.filter(({ is_ready }) => !is_ready)
  if (documents.length === 0 && expired.length === 0 && !beyond && notReady.length === 0)
    return <Note tone="success">Ready to check in.</Note>

  const isMissing = documents.length > 0 || beyond
  const heading = isMissing ? 'Still missing' : expired.length > 0 ? 'Check these documents' : 'Check the room'
  return (
    <section className={classes.missing} aria-label={heading}>
      <h3>{heading}</h3>
      {notReady.map(({ id, room_number, condition }) => (
        <span key={id} className={classes.chip} data-tone="warning">
          <ConditionMark condition={condition}>{`Room ${room_number}: ${roomConditionNames[condition]}`}</ConditionMark>
        </span>
      ))}
      {expired.map((warning) => (
        <ButtonLink
          key={warning}
          to={paths.addGuest}
          search={{ slug: booking.guest.slug }}
          className={classes.chip}
          data-tone="danger"
        >
          {warning}
        </ButtonLink>
      ))}
      {documents.map(({ label, details }) => (
        <ButtonLink
          key={label}
          to={paths.addGuest}
          search={{ slug: booking.guest.slug }}
          className={classes.chip}
          title={details}
          data-tone="warning"
        >
          {label}
        </ButtonLink>
      ))}
      {beyond && (
        <ButtonLink to={editPath(booking)} search={{ slug }} className={classes.chip} data-tone="warning">
          {beyond}
        </ButtonLink>
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
