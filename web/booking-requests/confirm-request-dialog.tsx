import type { BookingRequest } from '#contract/booking-requests/booking-request.ts'
import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { foodPlanMessages } from '#contract/food-plans/food-plan-messages.ts'
import { ratePlanMessages } from '#contract/rates/rate-plan-messages.ts'
import { ConfirmRequestForm, confirmTitle } from '#web/booking-requests/confirm-request-form.tsx'
import { useFoodPlans } from '#web/food-plans/food-plan-queries.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { useRatePlans } from '#web/rates/rate-plan-queries.ts'
import { useFreeRooms } from '#web/rooms/room-queries.ts'

interface ConfirmRequestDialogProps {
  request: BookingRequest
  onClose: () => void
}

const skeleton = <FormSkeleton title="The booking" fields={5} />

/** Makes a booking of a request, once rooms, food plans and rate plans are known. */
export const ConfirmRequestDialog = (props: ConfirmRequestDialogProps) => {
  const { check_in_date, check_out_date, rate_plan_id } = props.request
  const rooms = useFreeRooms({ check_in_date, check_out_date })
  const foodPlans = useFoodPlans()
  const ratePlans = useRatePlans()
  if (rooms.data && foodPlans.data && ratePlans.data) {
    const ratePlan = ratePlans.data.find(({ id }) => id === rate_plan_id)
    return <ConfirmRequestForm {...props} rooms={rooms.data} foodPlans={foodPlans.data} ratePlan={ratePlan} />
  }
  return (
    <Dialog title={confirmTitle} onClose={props.onClose} size={560}>
      <Loaded query={rooms} skeleton={skeleton} failed={bookingMessages.roomsFailed}>
        {() => (
          <Loaded query={foodPlans} skeleton={skeleton} failed={foodPlanMessages.listFailed}>
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
