import { useWatch } from 'react-hook-form'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import type { Room } from '#contract/rooms/room.ts'
import { useBookingSources } from '#web/booking-sources/booking-source-queries.ts'
import { bookingFieldLabels, type Names } from '#web/bookings/form/booking-field-labels.ts'
import type { BookingForm, BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { useCompanyOption } from '#web/companies/company-queries.ts'
import { useFoodPlans } from '#web/food-plans/food-plan-queries.ts'
import { useGuestOption } from '#web/guests/guest-queries.ts'
import { ChangedMeanwhile } from '#web/kit/form/changed-meanwhile.tsx'
import { useRatePlans } from '#web/rates/rate-plan-queries.ts'
import { useAllRooms } from '#web/rooms/room-queries.ts'

interface BookingChangesProps {
  form: BookingForm
  message: string
  before: BookingInput
  /** The booking with the colleague's changes. */
  booking: BookingDetail
  offered: Pick<Room, 'id' | 'room_number'>[]
}

/** A colleague's changes to a booking. */
export const BookingChanges = ({ form, message, before, booking, offered }: BookingChangesProps) => {
  const { data: plans = [] } = useFoodPlans()
  const { data: ratePlans = [] } = useRatePlans()
  const { data: sources = [] } = useBookingSources()
  // The previous room and guest are not in the lists of the form.
  const { data: rooms = [] } = useAllRooms(true)
  const { data: guestBefore } = useGuestOption(before.guest_id)
  const { data: guest } = useGuestOption(useWatch({ control: form.control, name: 'guest_id' }))
  const { data: companyBefore } = useCompanyOption(before.company_id)
  const { data: company } = useCompanyOption(useWatch({ control: form.control, name: 'company_id' }))
  const companies = [booking.company, companyBefore, company].filter((one) => one != null)
  const guests = [booking.guest, guestBefore, guest].filter((one) => one != null)
  const numbered = [...rooms, ...offered, ...booking.rooms]
  const names: Names = {
    guest: nameIn(guests),
    room: nameIn(numbered.map(({ id, room_number }) => ({ id, name: room_number }))),
    foodPlan: nameIn([...plans, booking.food_plan]),
    company: nameIn(companies),
    ratePlan: nameIn(ratePlans),
    source: nameIn(booking.source ? [...sources, booking.source] : sources),
  }
  return (
    <ChangedMeanwhile
      form={form}
      message={message}
      before={before}
      labels={bookingFieldLabels(booking.booking_type, names)}
    />
  )
}

const nameIn = (things: { id: number; name: string }[]) => (id: number | null) => {
  const name = things.find((thing) => thing.id === id)?.name
  return name ?? (id === null ? 'none' : 'another one')
}
