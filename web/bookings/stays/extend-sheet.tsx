import { Alert } from '@mantine/core'
import { useState } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { openLines } from '#contract/bookings/stays/booked-lines.ts'
import { addDays, type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { useOfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'
import { RoomSelect } from '#web/bookings/room-choice/room-select.tsx'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import { StayFacts } from '#web/bookings/sheets/stay-facts.tsx'
import { BillChange } from '#web/bookings/stays/bill-change.tsx'
import { extension } from '#web/bookings/stays/extension.ts'
import { LineField } from '#web/bookings/stays/line-field.tsx'
import { keptRentText, RentChoice } from '#web/bookings/stays/rent-choice.tsx'
import { useExtend, usePreview } from '#web/bookings/stays/stay-queries.ts'
import classes from '#web/bookings/stays/stays.module.css'
import { useCapacityQuestion } from '#web/bookings/stays/use-capacity-question.ts'
import { useOverrideReason } from '#web/bookings/stays/use-override-reason.tsx'
import { usePlanPrices, usePlanRents } from '#web/bookings/stays/use-plan-prices.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

interface ExtendSheetProps {
  booking: Booking
  onClose: () => void
}

/** A later departure. If the own room is taken, the guest continues in another one, in the same step. */
export const ExtendSheet = ({ booking, onClose }: ExtendSheetProps) => {
  const today = useHotelToday()
  const lines = openLines(booking.rooms)
  const [number, setNumber] = useState<number | undefined>(lines.length === 1 ? lines[0]?.line : undefined)
  const [chosenDay, setDay] = useState<CalendarDate | null>()
  const [roomId, setRoomId] = useState<number | null>(null)
  // Added nights are priced by the plan. A booking without one goes on at its rent.
  const [rent, setRent] = useState<'keep' | 'new'>(booking.rate_plan_id === null ? 'keep' : 'new')
  const capacity = useCapacityQuestion('Extend anyway')
  const { act, busy, isSent, refusal } = useExtend(booking, {
    onDone: onClose,
    onRefused: (failure) => capacity.onRefused(failure) || override.onRefused(failure),
  })

  // A group is extended as a whole, or one of its rooms. Rooms that leave earlier keep their dates.
  const leaving = lines.filter(({ line, last }) =>
    number === undefined ? last.check_out_date === booking.check_out_date : line === number,
  )
  const departure = leaving[0]?.last.check_out_date ?? booking.check_out_date
  const isOverdue = departure < today
  const suggested = addDays(isOverdue ? today : departure, 1)
  const until = chosenDay === undefined ? suggested : chosenDay
  const isTooEarly = until !== null && until <= departure
  const check_out_date = until !== null && !isTooEarly ? until : null
  // Without the booking itself: its own rooms are free for the added nights if no other booking has them.
  const offered = useOfferedRooms({ check_in_date: departure, check_out_date, except_booking: undefined, isSent: busy })
  const { taken, freeRooms, needsRoom, likely } = extension(leaving, offered)
  const room = needsRoom ? (freeRooms.find(({ id }) => id === roomId) ?? likely) : undefined
  const isComplete = check_out_date !== null && offered.isCertain && (taken.length === 0 || room)
  const change = isComplete && {
    ...(number !== undefined && { line: number }),
    check_out_date,
    ...(room && { room_id: room.id }),
    rent,
  }
  const added = check_out_date !== null && { check_in_date: isOverdue ? today : departure, check_out_date }
  const addedTo = ({ last }: (typeof leaving)[number], nights: Exclude<typeof added, false>) => ({
    ...{ number_of_adults: last.number_of_adults, number_of_children: last.number_of_children },
    ...nights,
  })
  const quotes = usePlanPrices(
    booking,
    change && added ? leaving.map((line) => ({ ...addedTo(line, added), room_id: room?.id ?? line.last.id })) : [],
  )
  const [own] = leaving
  const rentOfType = usePlanRents(booking, needsRoom && own && added ? addedTo(own, added) : undefined)
  const preview = usePreview(booking.slug, change ? { action: 'extend', ...change } : undefined, isSent)
  const override = useOverrideReason(preview, Boolean(change))

  const extend = () => {
    const reason = override.check()
    if (!change || !reason) return
    void capacity.sendAsking((confirm_occupancy) => act({ ...change, ...reason, confirm_occupancy }))
  }

  return (
    <>
      <StayFacts booking={booking} />
      <div className={classes.fields}>
        <LineField lines={lines} value={number} onChange={setNumber} all="All rooms that leave with the group" />
        <DayInput
          label="New check-out"
          description={`Now ${formatDay(departure)}`}
          value={until}
          onChange={setDay}
          minDate={addDays(departure, 1)}
          error={isTooEarly && `Choose a day after ${formatDay(departure)}`}
        />
        {needsRoom && own && (
          <>
            <Alert data-tone="warning" className={classes.wide}>
              Room {own.last.room_number} is not free from {formatDay(departure)} to {until && formatDay(until)}.{' '}
              {freeRooms.length === 0
                ? 'No other room is free for these nights.'
                : `Continue in ${room ? room.room_number : 'another room'}?`}
            </Alert>
            <RoomSelect
              label="Continue in"
              offered={{ ...offered, rooms: freeRooms }}
              rentOfType={rentOfType}
              value={room?.id ?? null}
              onChange={({ id }) => setRoomId(id)}
            />
          </>
        )}
        {own && (
          <div className={classes.wide}>
            <RentChoice kept={keptRentText(preview.data?.last_rents)} quotes={quotes} value={rent} onChange={setRent} />
          </div>
        )}
        {!needsRoom && taken.length > 0 && (
          <Alert data-tone="warning" className={classes.wide}>
            Not free for the added nights: {taken.map(({ last }) => `room ${last.room_number}`).join(', ')}. Extend each
            room by itself, and choose another room for these.
          </Alert>
        )}
      </div>
      <BillChange
        bills={preview.data}
        isPending={preview.isFetching}
        error={preview.error}
        missing={!change && (needsRoom ? 'Choose a room to see the effect on the bill.' : 'Choose the new check-out.')}
      />
      {override.fields}
      <SheetButtons refusal={refusal} busy={busy} disabled={!change} onBack={onClose} onAct={extend}>
        {check_out_date ? `Extend to ${formatDay(check_out_date)}` : 'Extend stay'}
      </SheetButtons>
      {capacity.dialog}
    </>
  )
}
