import { Alert, Select } from '@mantine/core'
import { useState } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { movableLines, moveDays } from '#contract/bookings/stays/stay-rules.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import type { DayListRow } from '#contract/reports/day-list.ts'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import { StayFacts } from '#web/bookings/sheets/stay-facts.tsx'
import { LineField, moveDaysText } from '#web/bookings/stays/line-field.tsx'
import { useSwapRooms } from '#web/bookings/stays/stay-queries.ts'
import classes from '#web/bookings/stays/stays.module.css'
import { swapPartners } from '#web/bookings/stays/swap-partners.ts'
import { useCapacityQuestion } from '#web/bookings/stays/use-capacity-question.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useDayList } from '#web/reports/report-queries.ts'

interface SwapRoomsSheetProps {
  booking: Booking
  onClose: () => void
}

const optionOf = ({ stay_id, room_number, room_type, guest_name, check_out_date }: DayListRow) => ({
  value: stay_id,
  label: `${room_number} · ${guest_name}, ${room_type}, until ${formatDay(check_out_date)}`,
})

/** Two guests swap their rooms from a day on. Each keeps the rent. */
export const SwapRoomsSheet = ({ booking, onClose }: SwapRoomsSheetProps) => {
  const today = useHotelToday()
  const lines = movableLines(booking, today)
  const [chosenLine, setLine] = useState(lines[0]?.line)
  const [chosenDay, setDay] = useState<CalendarDate | null>()
  const [partnerId, setPartnerId] = useState<number | null>(null)
  const { onRefused, sendAsking, dialog } = useCapacityQuestion('Swap anyway')
  const { act, busy, refusal } = useSwapRooms(booking, { onDone: onClose, onRefused })
  const line = lines.find((one) => one.line === chosenLine) ?? lines[0]
  const days = line && moveDays(booking, line, today)
  const from = chosenDay === undefined ? (days?.from ?? null) : chosenDay
  const isWrongDay = from !== null && days !== undefined && (from < days.from || from > days.to)
  const inHouse = useDayList('in-house', from ?? today)
  const arrivals = useDayList('arrivals', from ?? today)
  if (!line || !days) return <p>{say.nothingToMove}</p>

  const stay = line.stays.find(({ check_out_date }) => from !== null && check_out_date > from) ?? line.last
  const rows = [...(inHouse.data ?? []), ...(arrivals.data ?? [])]
  const partners = from && !isWrongDay ? swapPartners(rows, { booking, stay, from }) : []
  const partner = partners.find(({ stay_id }) => stay_id === partnerId)
  const isRead = inHouse.isSuccess && arrivals.isSuccess

  const swap = () => {
    if (!partner || !from) return
    const { booking_slug: with_booking, line: with_line } = partner
    const change = { line: line.line, with_booking, with_line, from_date: from }
    sendAsking((confirm_occupancy) => act({ ...change, confirm_occupancy }))
  }

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
        <Select<number>
          className={classes.wide}
          label="Swap with"
          labelProps={{ 'data-required': true }}
          aria-required
          placeholder={
            isRead && partners.length === 0 ? 'No other room has guests on this day' : 'Choose the other room'
          }
          searchable
          nothingFoundMessage="Nothing found"
          data={partners.map(optionOf)}
          value={partner?.stay_id ?? null}
          onChange={setPartnerId}
        />
      </div>
      {partner && from && (
        <ul className={classes.moves} aria-label="What happens">
          <Moves name={booking.guest.name} from={stay.room_number} to={partner.room_number} day={from} />
          <Moves name={partner.guest_name} from={partner.room_number} to={stay.room_number} day={from} />
          <li className={classes.quiet}>Each guest keeps the rent, so both bills stay the same.</li>
        </ul>
      )}
      <SheetButtons refusal={refusal} busy={busy} disabled={!partner} onBack={onClose} onAct={swap}>
        {partner ? `Swap ${stay.room_number} and ${partner.room_number}` : 'Swap rooms'}
      </SheetButtons>
      {dialog}
    </>
  )
}

interface MovesProps {
  name: string
  from: string
  to: string
  day: CalendarDate
}

const Moves = ({ name, from, to, day }: MovesProps) => (
  <li>
    <strong>{name}</strong> moves from {from} to {to} on {formatDay(day)}
  </li>
)
