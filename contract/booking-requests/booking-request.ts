import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import { IndividualDraft, wrongNights } from '#contract/bookings/booking-draft.ts'
import { advanceFields } from '#contract/bookings/booking-fields.ts'
import { Id } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { text } from '#contract/kit/text.ts'
import { CalendarDate, Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

export const mostOpenRequests = 5

export const BookingRequestStatus = z.enum(['open', 'confirmed', 'declined', 'withdrawn'])
export type BookingRequestStatus = z.infer<typeof BookingRequestStatus>

export const bookingRequestStatusNames: Record<BookingRequestStatus, string> = {
  open: 'Open',
  confirmed: 'Confirmed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

const { number_of_adults, number_of_children, number_of_infants } = IndividualDraft.shape
const dates = {
  check_in_date: IndividualDraft.shape.check_in_date,
  check_out_date: IndividualDraft.shape.check_out_date,
}

const nightsMakeSense = (wish: Record<keyof typeof dates, CalendarDate>, context: z.core.$RefinementCtx) => {
  const message = wrongNights(wish.check_in_date, wish.check_out_date)
  if (message) context.addIssue({ code: 'custom', path: ['check_out_date'], message })
}

const wish = { ...dates, number_of_adults, number_of_children, number_of_infants }

/** Dates and people: the search for free rooms. */
export const StayWish = z.object(wish).superRefine(nightsMakeSense)
export type StayWish = z.infer<typeof StayWish>

const peopleText = z.coerce.number().int().min(0).max(500).optional()

/** Prices depend on the people; without their numbers the prices are those of two adults. */
export const FreeTypeQuery = z
  .object({ ...dates, number_of_adults: peopleText, number_of_children: peopleText })
  .superRefine(nightsMakeSense)
export type FreeTypeQuery = z.infer<typeof FreeTypeQuery>

const PricedNight = z.object({ date: CalendarDate, rent: Rupees })
export type PricedNight = z.infer<typeof PricedNight>

/** A rate plan in which a guest can have the room, with its price for the whole stay. */
const Offer = z.object({
  rate_plan_id: Id,
  rate_plan: z.string(),
  nights: z.array(PricedNight),
  /** The average of the nights, rounded to the paisa. */
  price_per_night: Rupees,
  rent: Rupees,
  /** The meals that the price includes. */
  food_plan: z.string().nullable(),
  tax: Rupees,
  total: Rupees,
  /** The cancellation policy in words. */
  cancellation: z.string(),
})
export type Offer = z.infer<typeof Offer>

/** A room type with a free room for all nights, and at least one offer. */
export const FreeType = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  max_adults: z.int(),
  max_children: z.int(),
  max_infants: z.int(),
  /** Of the cheapest offer. */
  price_per_night: Rupees,
  /** The public rate plans whose restrictions the stay keeps, the cheapest first. */
  offers: z.array(Offer),
  /** Only given when few rooms are left; otherwise null, so that guests cannot see how full the hotel is. */
  rooms_left: z.int().nullable(),
})
export type FreeType = z.infer<typeof FreeType>

export const BookingRequestDraft = z
  .object({
    ...wish,
    room_type_id: Id,
    /** One of the offers; by default the first plan for everybody, or the cheapest offer. */
    rate_plan_id: Id.optional(),
    note: text(1000).default(''),
  })
  .superRefine(nightsMakeSense)
export type BookingRequestDraft = z.infer<typeof BookingRequestDraft>

/** A request as its guest sees it. */
export const MyRequest = z.object({
  slug: Slug,
  status: BookingRequestStatus,
  room_type: z.string(),
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  number_of_adults: z.int(),
  number_of_children: z.int(),
  number_of_infants: z.int(),
  note: z.string(),
  /** The average of the nights when the request was sent. */
  price_per_night: Rupees,
  /** The price of the stay with tax, as the guest saw it. Older requests have none. */
  quoted_total: Rupees.nullable(),
  /** The name of the rate plan. Older requests have none. */
  rate_plan: z.string().nullable(),
  /** Why it was declined. */
  answer: z.string(),
  created_at: Instant,
  booking_number: z.string().nullable(),
})
export type MyRequest = z.infer<typeof MyRequest>

/** The same as staff see it. */
export const BookingRequest = MyRequest.extend({
  room_type_id: Id,
  rate_plan_id: Id.nullable(),
  /** The price of each night as the guest saw it. Older requests have none. */
  quoted_nights: z.array(PricedNight).nullable(),
  guest: z.object({ id: Id, slug: Slug, name: z.string(), phone: z.string(), email: z.string() }),
  booking_slug: Slug.nullable(),
  answered_at: Instant.nullable(),
})
export type BookingRequest = z.infer<typeof BookingRequest>

export const BookingRequestQuery = listQuery('created_at', 'check_in_date').extend({
  status: BookingRequestStatus.optional(),
  /** Only this request: the link of a notice. */
  slug: Slug.optional(),
})
export type BookingRequestQuery = z.infer<typeof BookingRequestQuery>

const { room_rent, food_plan_id, food_plan_rate, confirm_occupancy, rate_override_reason } = IndividualDraft.shape

/** The fields that staff add to confirm a request as a booking. */
export const RequestConfirmation = z.object({
  room_id: z.int('Please select a room').pipe(Id),
  /**
   * If it is the average of the prices that the guest was shown, or of the rate plan's prices today, each night gets its
   * own price from there. Any other rent needs a reason.
   */
  room_rent,
  rate_override_reason,
  food_plan_id,
  food_plan_rate,
  ...advanceFields,
  confirm_occupancy,
})
export type RequestConfirmation = z.infer<typeof RequestConfirmation>

export const RequestRefusal = z.object({ reason: text(500).min(1, say.reasonRequired) })
export type RequestRefusal = z.infer<typeof RequestRefusal>
