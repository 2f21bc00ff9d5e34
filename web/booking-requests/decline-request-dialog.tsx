import { Text } from '@mantine/core'
import { type BookingRequest, RequestRefusal } from '#contract/booking-requests/booking-request.ts'
import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import { datesText } from '#contract/bookings/stay-text.ts'
import { useDeclineRequest } from '#web/booking-requests/booking-request-queries.ts'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

const messages = {
  done: say.answered,
  taken: say.declineFailed,
  failed: say.declineFailed,
}

export const DeclineRequestDialog = ({ request, onClose }: { request: BookingRequest; onClose: () => void }) => {
  const form = useFormOf(RequestRefusal, { reason: '' })
  const decline = useDeclineRequest(request.slug)
  return (
    <FormDialog
      title="Decline the request"
      form={form}
      onSave={(draft) => decline.mutateAsync(draft)}
      label="Decline"
      say={messages}
      onClose={onClose}
    >
      <Text>
        {request.guest.name}, {request.room_type}, {datesText(request)}
      </Text>
      <TextareaField
        control={form.control}
        name="reason"
        label="Reason"
        description="The guest reads it in the email and in the guest area"
        required
        autoFocus
      />
    </FormDialog>
  )
}
