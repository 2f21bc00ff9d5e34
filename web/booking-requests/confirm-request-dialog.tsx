import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { type BookingRequest, RequestConfirmation } from '#contract/booking-requests/booking-request.ts'
import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { datesText, nightsText, peopleText } from '#contract/bookings/stay-text.ts'
import { foodPlanMessages } from '#contract/food-plans/food-plan-messages.ts'
import { formatRupees, rupeesFromPaise } from '#contract/kit/money.ts'
import { quoteMessages } from '#contract/rates/quote-messages.ts'
import { ratePlanMessages } from '#contract/rates/rate-plan-messages.ts'
import { guestStillInRoom } from '#contract/rooms/overstay.ts'
import type { Room } from '#contract/rooms/room.ts'
import { useConfirmRequest } from '#web/booking-requests/booking-request-queries.ts'
import classes from '#web/booking-requests/booking-requests.module.css'
import { useFoodPlans } from '#web/food-plans/food-plan-queries.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useConfirmedSend } from '#web/kit/feedback/use-confirmed-send.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { SuggestField } from '#web/kit/fields/suggest-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import {
  useAdvanceOf,
  usePaymentMethodOptions,
  useSourceSuggestions,
} from '#web/payment-methods/payment-method-queries.ts'
import { cashQuestion } from '#web/payments/payment-queries.ts'
import { useRatePlanOptions } from '#web/rates/quote-queries.ts'
import { useFreeRooms } from '#web/rooms/room-queries.ts'

interface ConfirmRequestDialogProps {
  request: BookingRequest
  onClose: () => void
}

const title = 'Confirm the request'
const skeleton = <FormSkeleton title="The booking" fields={5} />

const messages = {
  done: say.answered,
  taken: say.confirmFailed,
  failed: say.confirmFailed,
}

const questions = {
  over_capacity: { flag: 'confirm_occupancy', title: 'Too many people', confirmLabel: 'Book anyway' },
  advance_above_bill: { flag: 'confirm_advance', title: 'Advance above the bill', confirmLabel: 'Book anyway' },
  cash_limit: { flag: 'confirm_cash', ...cashQuestion },
} as const

/** Rooms of the requested type first, then the others, for an upgrade. */
const roomOptions = (rooms: Room[], typeId: number) =>
  [...rooms]
    .sort((one, other) => Number(other.room_type_id === typeId) - Number(one.room_type_id === typeId))
    .map(({ id, room_number, room_type, overstay }) => ({
      value: id,
      label: [room_number, room_type.name, ...(overstay ? [guestStillInRoom] : [])].join(' · '),
    }))

/** Room, rent and food plan: the missing fields of a booking. */
export const ConfirmRequestDialog = (props: ConfirmRequestDialogProps) => {
  const { check_in_date, check_out_date } = props.request
  const rooms = useFreeRooms({ check_in_date, check_out_date })
  const plans = useFoodPlans()
  const ratePlans = useRatePlanOptions()
  if (rooms.data && plans.data && ratePlans.data) {
    const included = ratePlans.data.find(({ id }) => id === props.request.rate_plan_id)?.food_plan_id ?? null
    return <ConfirmForm {...props} rooms={rooms.data} plans={plans.data} included={included} />
  }
  return (
    <Dialog title={title} onClose={props.onClose} size={560}>
      <Loaded query={rooms} skeleton={skeleton} failed={bookingMessages.roomsFailed}>
        {() => (
          <Loaded query={plans} skeleton={skeleton} failed={foodPlanMessages.listFailed}>
            {() => (
              <Loaded query={ratePlans} skeleton={skeleton} failed={ratePlanMessages.listFailed}>
                {() => skeleton}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  )
}

interface ConfirmFormProps extends ConfirmRequestDialogProps {
  rooms: Room[]
  plans: { id: number; name: string; price: Room['room_type']['price_per_night'] }[]
  /** The food plan that the price of the rate plan includes. */
  included: number | null
}

const ConfirmForm = ({ request, rooms, plans, included, onClose }: ConfirmFormProps) => {
  const fitting = rooms.filter(({ room_type_id }) => room_type_id === request.room_type_id)
  const room = fitting.find(({ overstay }) => overstay === null) ?? fitting[0]
  const plan = plans.find(({ id }) => id === included) ?? plans[0]
  const form = useFormOf(RequestConfirmation, {
    ...(room && { room_id: room.id }),
    room_rent: rupeesFromPaise(request.price_per_night),
    ...(plan && { food_plan_id: plan.id }),
    food_plan_rate: plan && plan.id !== included ? rupeesFromPaise(plan.price) : 0,
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
  const { method, options } = usePaymentMethodOptions(useWatch({ control, name: 'advance_method' }))
  const sources = useSourceSuggestions(
    method?.needs_reference ? method.id : undefined,
    useWatch({ control, name: 'advance_source' }),
  )
  return (
    <>
      <FormDialog title={title} form={form} onSave={save} label="Confirm booking" say={messages} onClose={onClose}>
        <dl className={classes.facts}>
          <dt>Guest</dt>
          <dd>
            {request.guest.name}, {request.guest.phone}
          </dd>
          <dt>Requested</dt>
          <dd>
            {request.room_type}, {datesText(request)}, {nightsText(request)}, {peopleText(request)}
          </dd>
          {request.rate_plan && (
            <>
              <dt>Rate plan</dt>
              <dd>{request.rate_plan}</dd>
            </>
          )}
          {request.note && (
            <>
              <dt>Note</dt>
              <dd>{request.note}</dd>
            </>
          )}
        </dl>
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
            options={roomOptions(rooms, request.room_type_id)}
          />
          <MoneyField control={control} name="room_rent" label="Room rent" description="Per night" required />
          {request.rate_plan && (
            <TextField
              control={control}
              name="rate_override_reason"
              label={quoteMessages.reasonLabel}
              description={say.reasonHelp}
            />
          )}
          <SelectField
            control={control}
            name="food_plan_id"
            label="Food plan"
            required
            options={plans.map(({ id, name, price }) => ({ value: id, label: `${name} (${formatRupees(price)})` }))}
            onChosen={(id) => {
              const chosen = plans.find((one) => one.id === id)
              if (chosen) form.setValue('food_plan_rate', id === included ? 0 : rupeesFromPaise(chosen.price))
            }}
          />
          <MoneyField
            control={control}
            name="food_plan_rate"
            label="Food plan rate"
            description="Per adult or child and night"
            required
          />
          <MoneyField control={control} name="advance_amount" label="Advance amount" required />
          <SelectField
            control={control}
            name="advance_method"
            label="Advance paid by"
            description={bookingMessages.advanceVoucher}
            options={options}
          />
          {method?.needs_reference && (
            <>
              <SuggestField control={control} name="advance_source" label="Payment source" suggestions={sources} />
              <TextField control={control} name="advance_reference" label="Reference" />
            </>
          )}
        </FormGrid>
      </FormDialog>
      {dialog}
    </>
  )
}
