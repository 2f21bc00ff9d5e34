import { Alert } from '@mantine/core'
import { useState } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { movableLines, moveDays } from '#contract/bookings/stays/stay-rules.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { useOfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'
import { RoomSelect } from '#web/bookings/room-choice/room-select.tsx'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import { StayFacts } from '#web/bookings/sheets/stay-facts.tsx'
import { BillChange } from '#web/bookings/stays/bill-change.tsx'
import { freeForLine } from '#web/bookings/stays/free-for-line.ts'
import { LineField, moveDaysText } from '#web/bookings/stays/line-field.tsx'
import { keptRentText, RentChoice } from '#web/bookings/stays/rent-choice.tsx'
import { useMoveRoom, usePreview } from '#web/bookings/stays/stay-queries.ts'
import classes from '#web/bookings/stays/stays.module.css'
import { useCapacityQuestion } from '#web/bookings/stays/use-capacity-question.ts'
import { useOverrideReason } from '#web/bookings/stays/use-override-reason.tsx'
import { usePlanPrices, usePlanRents } from '#web/bookings/stays/use-plan-prices.ts'
import { useRefusalQuestion } from '#web/kit/feedback/use-refusal-question.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

const roomNotReady = { code: 'room_not_ready', title: 'Room not ready', confirmLabel: 'Move anyway' }

interface MoveRoomSheetProps {
  booking: Booking
  onClose: () => void
}

/** Moves the guests of a room to another one from a day on, with the effect on the bill. */
export const MoveRoomSheet = ({ booking, onClose }: MoveRoomSheetProps) => {
  const today = useHotelToday()
  const lines = movableLines(booking, today)
  const [chosenLine, setLine] = useState(lines[0]?.line)
  const [chosenDay, setDay] = useState<CalendarDate | null>()
  const [roomId, setRoomId] = useState<number | null>(null)
  const [rent, setRent] = useState<'keep' | 'new'>('keep')
  const capacity = useCapacityQuestion('Move anyway')
  const readiness = useRefusalQuestion(roomNotReady)
  const { act, busy, isSent, refusal } = useMoveRoom(booking, {
    onDone: onClose,
    onRefused: (failure) => capacity.onRefused(failure) || readiness.onRefused(failure) || override.onRefused(failure),
  })
  const line = lines.find((one) => one.line === chosenLine) ?? lines[0]
  const days = line && moveDays(booking, line, today)
  const from = chosenDay === undefined ? (days?.from ?? null) : chosenDay
  const isWrongDay = from !== null && days !== undefined && (from < days.from || from > days.to)
  const departure = line?.last.check_out_date ?? null
  const nights = from && departure && !isWrongDay ? { from, to: departure } : undefined
  const offered = useOfferedRooms({
    check_in_date: nights?.from ?? null,
    check_out_date: nights?.to ?? null,
    except_booking: booking.slug,
    isSent: busy,
  })
  const rooms = line && nights ? freeForLine(offered.rooms, booking.rooms, line.line, nights) : []
  const room = rooms.find(({ id }) => id === roomId)
  const change = line && from && room ? { line: line.line, room_id: room.id, from_date: from, rent } : undefined
  const preview = usePreview(booking.slug, change && { action: 'move', ...change }, isSent)
  const override = useOverrideReason(preview, change !== undefined)
  const stay = line && (line.stays.find(({ check_out_date }) => from !== null && check_out_date > from) ?? line.last)
  const moved = stay &&
    nights && {
      ...{ number_of_adults: stay.number_of_adults, number_of_children: stay.number_of_children },
      ...{ check_in_date: nights.from, check_out_date: nights.to },
    }
  const quotes = usePlanPrices(booking, room && moved ? [{ ...moved, room_id: room.id }] : [])
  const rentOfType = usePlanRents(booking, moved)
  const move = () => {
    const reason = override.check()
    if (!change || !reason) return
    void capacity.sendAsking((confirm_occupancy) =>
      readiness.sendAsking((confirm_not_ready) => act({ ...change, ...reason, confirm_occupancy, confirm_not_ready })),
    )
  }
  if (!line || !days || !stay) return <p>{say.nothingToMove}</p>
  return (
    <>
      <StayFacts booking={booking} />
      {booking.pinned && <Alert data-tone="warning">{say.pinned}</Alert>}
      <div className={classes.fields}>
        <LineField
          lines={lines}
          value={line.line}
          onChange={(number) => {
            setLine(number)
            setDay(undefined)
          }}
        />
        <DayInput
          label="From"
          description={moveDaysText(days)}
          value={from}
          onChange={setDay}
          minDate={days.from}
          maxDate={days.to}
          error={isWrongDay && say.wrongMoveDay(days.from, days.to)}
        />
        <RoomSelect
          label="New room"
          offered={{ ...offered, rooms }}
          rentOfType={rentOfType}
          value={room?.id ?? null}
          onChange={({ id }) => setRoomId(id)}
        />
        <div className={classes.wide}>
          <RentChoice kept={keptRentText([stay.room_rent])} quotes={quotes} value={rent} onChange={setRent} />
        </div>
      </div>
      <BillChange
        bills={preview.data}
        isPending={preview.isFetching}
        error={preview.error}
        missing={!change && 'Choose the new room to see the effect on the bill.'}
      />
      {override.fields}
      <SheetButtons refusal={refusal} busy={busy} disabled={!change} onBack={onClose} onAct={move}>
        {room ? `Move from ${stay.room_number} to ${room.room_number}` : 'Move to another room'}
      </SheetButtons>
      {capacity.dialog}
      {readiness.dialog}
    </>
  )
}
