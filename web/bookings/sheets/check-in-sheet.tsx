import { useRef } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import type { CheckIn } from '#contract/bookings/booking-endpoints.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import { useCheckIn } from '#web/bookings/booking-queries.ts'
import { roomsInShort } from '#web/bookings/booking-text.ts'
import { ArrivalRemarks } from '#web/bookings/sheets/arrival-remarks.tsx'
import { useCheckInCost } from '#web/bookings/sheets/check-in-cost.tsx'
import { MissingCard } from '#web/bookings/sheets/missing-card.tsx'
import { roomsOnArrival } from '#web/bookings/sheets/rooms-on-arrival.ts'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import classes from '#web/bookings/sheets/sheets.module.css'
import { StayFacts } from '#web/bookings/sheets/stay-facts.tsx'
import { useArrivalDeposit } from '#web/deposits/arrival-deposit-card.tsx'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { OccupantsCard } from '#web/occupants/occupants-card.tsx'
import { RegistrationCards } from '#web/registration-cards/registration-cards.tsx'
import { RoomFaults } from '#web/repairs/room-faults.tsx'

const nothingConfirmed: CheckIn = { confirm_early: false }

/** Refusals that the desk can confirm, by the code of the problem. One can follow the other. */
const questions = {
  early_check_in: { flag: 'confirm_early', title: 'Early check-in', confirmLabel: 'Check in today' },
  room_not_ready: { flag: 'confirm_not_ready', title: 'Room not ready', confirmLabel: 'Check in anyway' },
  guest_in_house: { flag: 'confirm_in_house', title: 'Already in the house', confirmLabel: 'Check in anyway' },
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
      <MissingCard booking={booking} />
      <SheetButtons refusal={refusal} busy={busy || deposit.busy} disabled={isPending} onBack={onClose} onAct={checkIn}>
        {deposit.amount > 0 ? `Take ${formatRupees(deposit.amount)} and check in to ${into}` : `Check in to ${into}`}
      </SheetButtons>
      {dialog}
    </>
  )
}
