import { Text } from '@mantine/core'
import {
  BookingRequestDraft,
  type FreeType,
  type Offer,
  type StayWish,
} from '#contract/booking-requests/booking-request.ts'
import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import { datesText, nightsText, peopleText } from '#contract/bookings/stay-text.ts'
import { mealsText } from '#contract/food-plans/meals-text.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { useSendRequest } from '#web/booking-requests/booking-request-queries.ts'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

interface RequestDialogProps {
  type: FreeType
  offer: Offer
  wish: StayWish
  onSent: () => void
  onClose: () => void
}

const messages = { done: say.sent, taken: say.sendFailed, failed: say.sendFailed }

export const RequestDialog = ({ type, offer, wish, onSent, onClose }: RequestDialogProps) => {
  const form = useFormOf(BookingRequestDraft, {
    ...wish,
    room_type_id: type.id,
    rate_plan_id: offer.rate_plan_id,
    note: '',
  })
  const send = useSendRequest()
  return (
    <FormDialog
      title={`Request booking: ${type.name}`}
      form={form}
      onSave={async (draft) => {
        const sent = await send.mutateAsync(draft)
        onSent()
        return sent
      }}
      label="Send request"
      say={messages}
      onClose={onClose}
    >
      <Text fw={600}>
        {datesText(wish)}, {nightsText(wish)}, {peopleText(wish)}
      </Text>
      <Text>
        {offer.rate_plan}
        {offer.food_plan && ` with ${mealsText(offer.food_plan)}`}
        {offer.total > 0 && `: ${formatRupees(offer.total)} with tax`}
      </Text>
      <Text c="dimmed" fz="sm">
        {offer.cancellation}
      </Text>
      <Text c="dimmed" fz="sm">
        This is a request, not a booking yet. The hotel's answer appears in My Bookings.
      </Text>
      <TextareaField control={form.control} name="note" label="Anything the hotel should know" autoFocus />
    </FormDialog>
  )
}
