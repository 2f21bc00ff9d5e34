import { Text } from '@mantine/core'
import { type Booking, CancelBooking } from '#contract/bookings/booking.ts'
import { useCancelBooking } from '#web/bookings/booking-queries.ts'
import { roomNumbers } from '#web/bookings/booking-text.ts'
import { MoneyReceived } from '#web/bookings/sheets/money-received.tsx'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

export const CancelSheet = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const form = useFormOf(CancelBooking, { reason: '' })
  const { act, busy, refusal } = useCancelBooking(booking.slug, { onDone: onClose })
  const cancel = form.handleSubmit((draft) => act(draft))
  return (
    <form onSubmit={cancel} noValidate>
      <Text mb="sm">
        The booking of {booking.guest.name} ends, and the nights of room {roomNumbers(booking)} are free again. This
        can't be undone.
      </Text>
      <MoneyReceived booking={booking} />
      <TextareaField control={form.control} name="reason" label="Reason" required autoFocus />
      <SheetButtons color="red" refusal={refusal} busy={busy} onBack={onClose} onAct={cancel}>
        Cancel the booking
      </SheetButtons>
    </form>
  )
}
