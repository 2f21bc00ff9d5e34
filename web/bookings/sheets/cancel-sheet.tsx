import { Text } from '@mantine/core'
import type { Booking } from '#contract/bookings/booking.ts'
import { CancelBooking } from '#contract/bookings/cancellation/end-booking.ts'
import { useCancelBooking } from '#web/bookings/booking-queries.ts'
import { roomNumbers } from '#web/bookings/booking-text.ts'
import { useEndingMoney } from '#web/bookings/sheets/ending-money-card.tsx'
import { SheetButtons } from '#web/bookings/sheets/sheet-buttons.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

const ReasonForm = CancelBooking.pick({ reason: true })

export const CancelSheet = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const form = useFormOf(ReasonForm, { reason: '' })
  const money = useEndingMoney(booking, false)
  const { act, busy, refusal } = useCancelBooking(booking.slug, { onDone: onClose })
  const cancel = form.handleSubmit(async ({ reason }) => {
    const checked = await money.check()
    if (checked) await act({ reason, ...checked })
  })
  return (
    <form onSubmit={cancel} noValidate>
      <Text mb="sm">
        The booking of {booking.guest.name} ends, and the nights of room {roomNumbers(booking)} are free again. This
        can't be undone.
      </Text>
      <TextareaField control={form.control} name="reason" label="Reason" required autoFocus />
      {money.fields}
      <SheetButtons
        color="red"
        refusal={refusal}
        busy={busy}
        disabled={money.isPending}
        onBack={onClose}
        onAct={cancel}
      >
        Cancel the booking
      </SheetButtons>
    </form>
  )
}
