import { Alert, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Booking, BookingDetail } from '#contract/bookings/booking.ts'
import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { openLines } from '#contract/bookings/stays/booked-lines.ts'
import { CorrectNights } from '#contract/bookings/stays/stay-actions.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/kit/money.ts'
import { addDays, type CalendarDate, earlierOf, formatDay } from '#contract/kit/time/calendar-date.ts'
import { useBill, useBooking } from '#web/bookings/booking-queries.ts'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import { BillChange } from '#web/bookings/stays/bill-change.tsx'
import { LineField } from '#web/bookings/stays/line-field.tsx'
import { type Corrections, correctedBill, pastNights } from '#web/bookings/stays/past-nights.ts'
import { useCorrectNights } from '#web/bookings/stays/stay-queries.ts'
import classes from '#web/bookings/stays/stays.module.css'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useBillTaxes } from '#web/taxes/tax-queries.ts'

interface CorrectNightsSheetProps {
  booking: Booking
  onClose: () => void
}

/** Corrects rents of nights before today and an unnoticed departure, with a reason, until the invoice is issued. */
export const CorrectNightsSheet = ({ booking, onClose }: CorrectNightsSheetProps) => (
  <Loaded query={useBooking(booking.slug)} skeleton={<Skeleton height={320} />} failed={bookingMessages.detailsFailed}>
    {(detail) => <CorrectNightsForm booking={detail} onClose={onClose} />}
  </Loaded>
)

const CorrectNightsForm = ({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) => {
  const today = useHotelToday()
  const [nights] = useState(() => pastNights(booking, today))
  const form = useFormOf(CorrectNights, {
    reason: '',
    nights: nights.map(({ line, date, rent }) => ({ line, date, rent: rupeesFromPaise(rent) })),
  })
  const { act, busy, refusal } = useCorrectNights(booking, { onDone: onClose })
  const typed = useWatch({ control: form.control, name: 'nights' })
  const changed = nights.flatMap((night, index) => {
    const rent = paiseFromRupees(String(typed[index]?.rent ?? ''))
    return rent === undefined || rent === night.rent ? [] : { line: night.line, date: night.date, rent }
  })
  const lines = openLines(booking.rooms)
  const [number, setNumber] = useState(lines[0]?.line)
  const [leftOn, setLeftOn] = useState<CalendarDate | null>(null)
  const left = lines.find(({ line }) => line === number)
  const departure = left && leftOn ? { line: left.line, check_out_date: leftOn } : undefined
  const correct = form.handleSubmit(({ reason }) => act({ reason, nights: changed, departure }))

  return (
    <form onSubmit={correct} noValidate>
      <Alert data-tone="warning">
        The guest has already stayed these nights. A correction changes the bill and the reports of past days, and the
        history keeps the reason.
      </Alert>
      <div className={classes.long}>
        <table className={classes.nights} aria-label="Past nights">
          <thead>
            <tr>
              <th scope="col">Night</th>
              <th scope="col">Room</th>
              <th scope="col">Rent</th>
            </tr>
          </thead>
          <tbody>
            {nights.map(({ line, date, room_number }, index) => (
              <tr key={`${line} ${date}`}>
                <th scope="row">{formatDay(date)}</th>
                <td>{room_number}</td>
                <td>
                  <MoneyField
                    control={form.control}
                    name={`nights.${index}.rent`}
                    label={`Rent of room ${room_number} on ${formatDay(date)}`}
                    hiddenLabel
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.fields}>
        <LineField lines={lines} value={number} onChange={setNumber} />
        <DayInput
          label="Guest left on"
          description="Only if the guest left before today without a check-out. Later nights are taken off the bill."
          value={leftOn}
          onChange={setLeftOn}
          clearable
          {...(left && {
            minDate: addDays(left.first.check_in_date, 1),
            maxDate: earlierOf(left.last.check_out_date, today),
          })}
        />
      </div>
      <TextareaField control={form.control} name="reason" label="Reason" required />
      <CorrectedBill booking={booking} corrections={{ nights: changed, departure }} />
      <SheetButtons
        refusal={refusal}
        busy={busy}
        disabled={changed.length === 0 && !departure}
        onBack={onClose}
        onAct={correct}
      >
        Correct past nights
      </SheetButtons>
    </form>
  )
}

interface CorrectedBillProps {
  booking: BookingDetail
  corrections: Corrections
}

const CorrectedBill = ({ booking, corrections }: CorrectedBillProps) => {
  const bill = useBill(booking.slug)
  const taxes = useBillTaxes()
  const bills =
    bill.data && taxes.data
      ? { before: bill.data, after: correctedBill(booking, corrections, taxes.data, bill.data) }
      : undefined
  return (
    <BillChange
      bills={bills}
      isPending={bill.isPending || taxes.isPending}
      error={bill.error ?? taxes.error}
      missing={corrections.nights.length === 0 && !corrections.departure && say.chooseNight}
    />
  )
}
