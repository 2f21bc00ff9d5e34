import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { type BookingRequest, RequestConfirmation } from '#contract/booking-requests/booking-request.ts'
import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import type { FoodPlan } from '#contract/food-plans/food-plan.ts'
import { formatRupees, rupeesFromPaise } from '#contract/kit/money.ts'
import { quoteMessages } from '#contract/rates/quote-messages.ts'
import type { RatePlan } from '#contract/rates/rate-plan.ts'
import { guestStillInRoom } from '#contract/rooms/overstay.ts'
import { hasGuestsStillIn, readyFirst } from '#contract/rooms/ready-first.ts'
import type { Room } from '#contract/rooms/room.ts'
import { useConfirmRequest } from '#web/booking-requests/booking-request-queries.ts'
import { RequestAdvance } from '#web/booking-requests/request-advance.tsx'
import { RequestFacts } from '#web/booking-requests/request-facts.tsx'
import { RequestMeals } from '#web/booking-requests/request-meals.tsx'
import { usePlanPrice } from '#web/booking-requests/use-plan-price.ts'
import { useConfirmedSend } from '#web/kit/feedback/use-confirmed-send.ts'
import { WarningList } from '#web/kit/feedback/warning-list.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useAdvanceOf } from '#web/payment-methods/payment-method-queries.ts'
import { cashQuestion } from '#web/payments/payment-queries.ts'

export const confirmTitle = 'Confirm the request'

const messages = { done: say.answered, taken: say.confirmFailed, failed: say.confirmFailed }

const questions = {
  over_capacity: { flag: 'confirm_occupancy', title: 'Too many people', confirmLabel: 'Book anyway' },
  advance_above_bill: { flag: 'confirm_advance', title: 'Advance above the bill', confirmLabel: 'Book anyway' },
  cash_limit: { flag: 'confirm_cash', ...cashQuestion },
} as const

/** Rooms of the requested type first, then the others, for an upgrade. */
const roomOptions = (rooms: Room[], typeId: number, isForToday: boolean) =>
  [...rooms]
    .sort((one, other) => Number(other.room_type_id === typeId) - Number(one.room_type_id === typeId))
    .map((room) => ({
      value: room.id,
      label: [
        room.room_number,
        room.room_type.name,
        ...(room.overstay || (isForToday && hasGuestsStillIn(room)) ? [guestStillInRoom] : []),
      ].join(' · '),
    }))

interface ConfirmRequestFormProps {
  request: BookingRequest
  rooms: Room[]
  foodPlans: FoodPlan[]
  /** The rate plan that the guest has chosen; older requests have none. */
  ratePlan: RatePlan | undefined
  onClose: () => void
}

/** Room, rent and food plan: the missing fields of a booking. */
export const ConfirmRequestForm = ({ request, rooms, foodPlans, ratePlan, onClose }: ConfirmRequestFormProps) => {
  const isForToday = request.check_in_date === useHotelToday()
  const offered = isForToday ? readyFirst(rooms) : rooms
  const fitting = offered.filter(({ room_type_id }) => room_type_id === request.room_type_id)
  const room = fitting.find(({ overstay }) => overstay === null) ?? fitting[0]
  const included = foodPlans.find(({ id }) => id === ratePlan?.food_plan_id)
  const food = included ?? foodPlans[0]
  const form = useFormOf(RequestConfirmation, {
    ...(room && { room_id: room.id }),
    room_rent: rupeesFromPaise(request.price_per_night),
    ...(food && { food_plan_id: food.id }),
    food_plan_rate: food && !included ? rupeesFromPaise(food.price) : 0,
    rate_override_reason: '',
    advance_amount: 0,
    advance_method: 'cash',
    advance_source: '',
    advance_reference: '',
  })
  const confirm = useConfirmRequest(request.slug)
  const { sendConfirmed, dialog } = useConfirmedSend<'confirm_occupancy' | 'confirm_advance' | 'confirm_cash'>(
    questions,
  )
  const advanceOf = useAdvanceOf()

  const save = (draft: RequestConfirmation) =>
    sendConfirmed((confirmed) => confirm.mutateAsync({ ...advanceOf(draft), ...confirmed }))

  const { control } = form
  const [room_id, room_rent] = useWatch({ control, name: ['room_id', 'room_rent'] })
  const { planRent, violations, needsReason } = usePlanPrice(request, room_id, room_rent)
  return (
    <>
      <FormDialog
        title={confirmTitle}
        form={form}
        onSave={save}
        label="Confirm booking"
        say={messages}
        onClose={onClose}
      >
        <RequestFacts request={request} />
        {fitting.length === 0 && (
          <Alert data-tone="warning">
            No {request.room_type} is free for these dates. Give another room, or decline the request.
          </Alert>
        )}
        <FormGrid>
          <SelectField
            control={control}
            name="room_id"
            label="Room"
            required
            placeholder="Choose a room"
            options={roomOptions(offered, request.room_type_id, isForToday)}
          />
          <MoneyField
            control={control}
            name="room_rent"
            label="Room rent"
            description={planRent === undefined ? 'Per night' : `Per night. Rate plan today: ${formatRupees(planRent)}`}
            required
          />
          {violations.length > 0 && (
            <WarningList warnings={violations.map(quoteMessages.sentence)} help={quoteMessages.restrictionHelp} />
          )}
          {request.rate_plan && (
            <TextField
              control={control}
              name="rate_override_reason"
              label={quoteMessages.reasonLabel}
              description={say.reasonHelp}
              required={needsReason}
            />
          )}
          <RequestMeals form={form} foodPlans={foodPlans} ratePlan={ratePlan} />
          <RequestAdvance form={form} />
        </FormGrid>
      </FormDialog>
      {dialog}
    </>
  )
}
