import { Text } from '@mantine/core'
import { type Booking, CancelBooking as CancelBookingDraft } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { useCancelBooking } from '#web/bookings/booking-queries.ts'
import { roomNumbers } from '#web/bookings/booking-words.ts'
import { MoneyReceived } from '#web/bookings/sheets/money-received.tsx'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import { useAct } from '#web/kit/api/use-act.ts'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

export const CancelBooking = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const form = useFormOf(CancelBookingDraft, { reason: '' })
  const cancel = useCancelBooking(booking.slug)
  const { run, busy, refusal } = useAct(onClose, say.cancelFailed)
  const submit = form.handleSubmit((draft) => run(() => cancel.mutateAsync(draft)))
  return (
    <form onSubmit={submit} noValidate>
      <Text mb="sm">
        The booking of {booking.guest.name} ends, and the nights of room {roomNumbers(booking)} are free again. This
        can't be undone.
      </Text>
      <MoneyReceived booking={booking} />
      <TextareaField control={form.control} name="reason" label="Reason" required autoFocus />
      <SheetButtons color="red" refusal={refusal} busy={busy} onBack={onClose} onAct={submit}>
        Cancel the booking
      </SheetButtons>
    </form>
  )
}
