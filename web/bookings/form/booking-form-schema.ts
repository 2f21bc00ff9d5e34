import type { BookingType } from '#contract/bookings/booking.ts'
import {
  type BookingDraft,
  datesMakeSense,
  GroupDraft,
  IndividualDraft,
  wrongArrival,
} from '#contract/bookings/booking-draft.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { CalendarDate } from '#contract/kit/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import type { BookingInput } from '#web/bookings/form/booking-input.ts'

interface Circumstances {
  today: CalendarDate
  /** The arrival of the booking being edited: as long as it stays, it may lie in the past. */
  keptArrival: CalendarDate | undefined
}

const Days = z.object({ check_in_date: CalendarDate, check_out_date: CalendarDate })

/** The draft's own rules, and those that need to know what day it is. */
export const bookingFormSchema = (type: BookingType, { today, keptArrival }: Circumstances) => {
  const draft: z.ZodType<BookingDraft> = type === 'group' ? GroupDraft : IndividualDraft
  const checked = draft.superRefine(
    (booking, context) => {
      datesMakeSense(booking, context)
      const complain = (field: string, message: string | undefined) => {
        if (message) context.addIssue({ code: 'custom', path: [field], message })
      }
      const { check_in_date, late_entry_reason } = booking
      const isLateEntry = late_entry_reason !== undefined
      if (check_in_date !== keptArrival) complain('check_in_date', wrongArrival(check_in_date, today, isLateEntry))
      complain('late_entry_reason', late_entry_reason === '' ? say.lateEntryReason : undefined)
    },
    // The days are looked at as soon as they are there, whatever else is still missing.
    { when: ({ value }) => Days.safeParse(value).success },
  )
  return checked as unknown as z.ZodType<BookingDraft, BookingInput>
}
