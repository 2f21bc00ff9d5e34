import { Radio } from '@mantine/core'
import { useState } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { departingLines } from '#contract/bookings/stays/stay-rules.ts'
import { addDays, formatDay } from '#contract/kit/time/calendar-date.ts'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import sheet from '#web/bookings/sheets/sheets.module.css'
import { StayFacts } from '#web/bookings/sheets/stay-facts.tsx'
import { BillChange } from '#web/bookings/stays/bill-change.tsx'
import { LineField } from '#web/bookings/stays/line-field.tsx'
import { useCheckOutRoom, usePreview } from '#web/bookings/stays/stay-queries.ts'
import classes from '#web/bookings/stays/stays.module.css'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import '@mantine/core/styles/Radio.layer.css'

interface CheckOutRoomSheetProps {
  booking: Booking
  onClose: () => void
}

/** One room of a group leaves before the others. It stays on the bill of the group. */
export const CheckOutRoomSheet = ({ booking, onClose }: CheckOutRoomSheetProps) => {
  const today = useHotelToday()
  const lines = departingLines(booking, today)
  const [number, setNumber] = useState(lines[0]?.line)
  const [isAsBooked, setAsBooked] = useState(false)
  const line = lines.find((one) => one.line === number) ?? lines[0]
  const { act, busy, isSent, refusal } = useCheckOutRoom(booking, { onDone: onClose })
  const asBooked = line?.last.check_out_date ?? today
  const leaves = isAsBooked && asBooked < today ? asBooked : today
  const change = line && { line: line.line, check_out_date: leaves }
  const preview = usePreview(booking.slug, change && { action: 'check-out-room', ...change }, isSent)
  if (!line || !change) return null

  // A guest who leaves on the day of arrival pays one night.
  const isOneNight = leaves < addDays(line.first.check_in_date, 1)
  return (
    <>
      <StayFacts booking={booking} />
      <div className={classes.fields}>
        <LineField lines={lines} value={line.line} onChange={setNumber} />
        {asBooked < today && (
          <Radio.Group
            label="Departure"
            value={isAsBooked ? 'booked' : 'today'}
            onChange={(chosen) => setAsBooked(chosen === 'booked')}
          >
            <div className={sheet.departure}>
              <Radio value="today" label={`Today, ${formatDay(today)}`} />
              <Radio value="booked" label={`As booked, ${formatDay(asBooked)}`} />
            </div>
          </Radio.Group>
        )}
      </div>
      <p>
        The guests of room {line.last.room_number} leave, and the room is free again
        {isOneNight ? '; the night of arrival is charged' : ''}. The rest of the group stays, and gets one invoice when
        its last room is checked out.
      </p>
      <BillChange bills={preview.data} isPending={preview.isFetching} error={preview.error} />
      <SheetButtons refusal={refusal} busy={busy} onBack={onClose} onAct={() => act(change)}>
        Check out room {line.last.room_number}
      </SheetButtons>
    </>
  )
}
