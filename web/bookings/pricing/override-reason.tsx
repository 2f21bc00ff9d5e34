import { quoteMessages as say } from '#contract/rates/quote-messages.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { WarningList } from '#web/kit/feedback/warning-list.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'

interface OverrideReasonProps {
  form: BookingForm
  /** The price or the dates differ from the plan. */
  isNeeded: boolean
  /** The booking was saved with a reason, or the server has asked for one. */
  isOffered: boolean
  /** The dates violate a restriction, and the price is the plan's. */
  isForDates: boolean
}

/** Why the guest gets another price or other dates than the plan's. The place beside the plan is kept free for it. */
export const OverrideReason = ({ form: { control }, isNeeded, isOffered, isForDates }: OverrideReasonProps) =>
  isNeeded || isOffered ? (
    <TextField
      control={control}
      name="rate_override_reason"
      label={isForDates ? say.exceptionLabel : say.reasonLabel}
      required={isNeeded}
    />
  ) : (
    <div />
  )

/** Names the restrictions of the plan that the stay violates, and what to do. */
export const RestrictionsViolated = ({ violations }: { violations: string[] }) => (
  <WarningList warnings={violations.map(say.sentence)} help={say.restrictionHelp} />
)
