import { Radio } from '@mantine/core'
import { useState } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { earliestDeparture } from '#contract/bookings/departure.ts'
import { formatDay } from '#contract/kit/calendar-date.ts'
import { BillLines } from '#web/bookings/bill-lines.tsx'
import { useBill, useCheckOut } from '#web/bookings/booking-queries.ts'
import { roomsInShort } from '#web/bookings/booking-words.ts'
import { invoiceMemory } from '#web/bookings/invoice-memory.ts'
import { SheetButtons } from '#web/bookings/sheet-buttons.tsx'
import classes from '#web/bookings/sheets.module.css'
import { StayFacts } from '#web/bookings/stay-facts.tsx'
import { useSheetAct } from '#web/bookings/use-sheet-act.ts'
import { useHotelToday } from '#web/kit/hotel-time.ts'
import '@mantine/core/styles/Radio.layer.css'

/** Check-out as one sheet: the true balance line by line, and one button. */
export const CheckOutSheet = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const asBooked = booking.check_out_date
  const today = useHotelToday()
  const ifToday = earliestDeparture(booking, today)
  // Who is still here after the booked day has had those nights; who leaves early pays what was booked, unless told.
  const [departure, setDeparture] = useState(asBooked < today ? ifToday : asBooked)
  const bill = useBill(booking.slug, departure)
  const checkOut = useCheckOut(booking.slug)
  const { run, busy, refusal } = useSheetAct(onClose, say.checkOutFailed)

  const act = async () => {
    const reply = await checkOut.mutateAsync({ check_out_date: departure })
    if (reply.invoice_number) invoiceMemory.keep(booking.slug, reply.invoice_number)
    return { message: reply.invoice_number ? say.checkedOutWith(reply.invoice_number) : reply.message }
  }

  return (
    <>
      <StayFacts booking={booking} />
      {ifToday !== asBooked && (
        <Radio.Group label="Departure" value={departure} onChange={setDeparture} mt="md">
          <div className={classes.departure}>
            <Radio value={asBooked} label={`As booked, ${formatDay(asBooked)}`} />
            <Radio value={ifToday} label={`Today, ${formatDay(today)}`} />
          </div>
        </Radio.Group>
      )}
      <BillLines bill={bill} />
      <SheetButtons
        refusal={refusal}
        busy={busy}
        disabled={bill.data === undefined || bill.isPlaceholderData}
        onBack={onClose}
        onAct={() => run(act)}
      >
        Check out of {roomsInShort(booking)}
      </SheetButtons>
    </>
  )
}
