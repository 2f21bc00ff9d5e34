import type { BookingType } from '#contract/bookings/booking.ts'
import {
  type BookingDraft,
  datesMakeSense,
  GroupDraft,
  IndividualDraft,
  wrongArrival,
} from '#contract/bookings/booking-draft.ts'
import { draftFields } from '#contract/bookings/booking-fields.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { roomOrTypeGiven } from '#contract/bookings/wanted-rooms.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import type { FormValues } from '#web/kit/form/form-values.ts'
import type { FormOf } from '#web/kit/form/use-form-of.ts'

/** A field of the other type of booking. The form keeps it while the type is switched, and does not send it. */
const kept = <Field extends z.ZodType>(_field: Field) => z.custom<z.input<Field>>().optional()

/** The form has every field, so an empty one is sent as null: left out, an edit would leave it unchanged. */
const emptied = {
  expected_arrival: draftFields.expected_arrival.default(null),
  source_id: draftFields.source_id.default(null),
  company_id: draftFields.company_id.default(null),
  rate_plan_id: draftFields.rate_plan_id.default(null),
  rate_override_reason: draftFields.rate_override_reason.default(null),
}

const group = GroupDraft.shape
const individual = IndividualDraft.shape

const IndividualForm = IndividualDraft.extend({
  ...emptied,
  rooms: kept(group.rooms),
  group_name: kept(group.group_name),
  group_size: kept(group.group_size),
  guests: kept(group.guests),
})
const GroupForm = GroupDraft.extend({
  ...emptied,
  room_ids: kept(individual.room_ids),
  room_rent: kept(individual.room_rent),
  nightly_rents: kept(individual.nightly_rents),
  room_type_id: kept(individual.room_type_id),
})

/** Both forms have these fields, so that switching between them keeps the input. */
type BookingFields = Partial<
  Omit<z.input<typeof GroupForm>, 'booking_type' | 'confirm_occupancy' | 'confirm_advance' | 'confirm_cash'>
> & {
  booking_type: BookingType
}

export type BookingInput = FormValues<z.ZodType<BookingDraft, BookingFields>>

export type BookingForm = FormOf<z.ZodType<BookingDraft, BookingFields>>

interface Circumstances {
  today: CalendarDate
  /** The arrival of the edited booking: unchanged, it may be in the past. */
  keptArrival: CalendarDate | undefined
  /** What to say if there is no reason for another price; undefined if none is needed. */
  reasonMissing?: () => string | undefined
}

const Days = z.object({ check_in_date: CalendarDate, check_out_date: CalendarDate })

/** The draft's own rules, and those that depend on today's date. */
export const bookingFormSchema = (type: BookingType, { today, keptArrival, reasonMissing }: Circumstances) => {
  const form: z.ZodType<BookingDraft, BookingFields> = type === 'group' ? GroupForm : IndividualForm
  return form.superRefine(
    (booking, context) => {
      datesMakeSense(booking, context)
      roomOrTypeGiven(booking, context)
      const complain = (field: string, message: string | undefined) => {
        if (message) context.addIssue({ code: 'custom', path: [field], message })
      }
      const { check_in_date, late_entry_reason } = booking
      const isLateEntry = late_entry_reason !== undefined
      if (check_in_date !== keptArrival) complain('check_in_date', wrongArrival(check_in_date, today, isLateEntry))
      complain('late_entry_reason', late_entry_reason === '' ? say.lateEntryReason : undefined)
      if (!booking.rate_override_reason) complain('rate_override_reason', reasonMissing?.())
    },
    // The dates are checked as soon as both are given, even if other fields are missing.
    { when: ({ value }) => Days.safeParse(value).success },
  )
}
