import type { Booking, BookingStatus } from '#contract/bookings/booking.ts'
import { earliestArrivalDays, longestOverstay } from '#contract/bookings/booking-draft.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { statusText } from '#contract/bookings/booking-rules.ts'
import { housekeepingMessages } from '#contract/housekeeping/housekeeping-messages.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { paymentMessages } from '#contract/payments/payment-messages.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'
import type { TakenNights } from '#server/bookings/stays/stay-store.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'
import { quoteProblems } from '#server/rates/quote/quote-problems.ts'

interface Nights {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

const conflict = (code: string, message: string) => new Problem(409, code, message)
const wrongField = (field: string, code: string, message: string) =>
  new Problem(422, code, message, { [field]: [message] })

export const bookingProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  otherType: (type: Booking['booking_type']) =>
    conflict('other_booking_type', type === 'group' ? say.isGroup : say.isIndividual),
  guestMissing: () => wrongField('guest_id', 'guest_missing', say.guestMissing),
  listedGuestMissing: () => wrongField('guests', 'guest_missing', say.listedGuestMissing),
  sourceMissing: () => wrongField('source_id', 'booking_source_missing', say.sourceMissing),
  companyMissing: () => wrongField('company_id', 'company_missing', say.companyMissing),
  companyInactive: (name: string) => wrongField('company_id', 'company_inactive', say.companyInactive(name)),
  foodPlanMissing: () => wrongField('food_plan_id', 'food_plan_missing', say.foodPlanMissing),
  roomTypeMissing: () => wrongField('room_type_id', 'room_type_missing', roomMessages.typeMissing),
  noRoomOfType: (type: string, nights: Nights) =>
    conflict('no_room_of_type', say.noRoomOfType(type, nights.check_in_date, nights.check_out_date)),
  makeRoomInstead: (type: string, nights: Nights) =>
    conflict('no_room_of_type', say.makeRoomInstead(type, nights.check_in_date, nights.check_out_date)),
  tooFewOfType: (type: string, nights: Nights) =>
    conflict('no_room_of_type', say.tooFewOfType(type, nights.check_in_date, nights.check_out_date)),
  roomMissing: () => wrongField('room_ids', 'room_missing', say.roomMissing),
  peopleInRooms: (kind: string, count: number) => wrongField(kind, 'people_in_rooms', say.peopleInRooms(count)),
  wrongArrival: (message: string) => wrongField('check_in_date', 'wrong_arrival', message),
  rentTwice: (date: CalendarDate) => wrongField('nightly_rents', 'wrong_rents', say.rentTwice(date)),
  rentOutside: (date: CalendarDate) => wrongField('nightly_rents', 'wrong_rents', say.rentOutside(date)),
  reasonRequired: (sentences: string[], message = sentences[0] ?? '') =>
    new Problem(422, 'reason_required', message, { rate_override_reason: sentences }),
  wrongDeparture: (message: string) => wrongField('check_out_date', 'wrong_departure', message),
  farDeparture: () => wrongField('check_out_date', 'far_departure', say.stayTooLong(longestOverstay)),
  farArrival: () => wrongField('check_in_date', 'far_arrival', say.arrivalTooEarly(earliestArrivalDays)),
  arrivalIsFixed: () =>
    new Problem(409, 'arrival_is_fixed', say.arrivalIsFixed, { check_in_date: [say.arrivalIsFixed] }),
  roomTaken: ({ room_number, check_in_date, check_out_date, for_maintenance }: TakenNights) =>
    conflict(
      'room_taken',
      (for_maintenance ? say.roomBlocked : say.roomTaken)(room_number, check_in_date, check_out_date),
    ),
  roomsTaken: () => conflict('room_taken', say.roomsTaken),
  roomUnderMaintenance: (room: string) => conflict('room_under_maintenance', say.roomUnderMaintenance(room)),
  roomOccupied: (room: string) => conflict('room_occupied', say.roomOccupied(room)),
  overCapacity: (people: string) => conflict('over_capacity', say.overCapacity(people)),
  notBooked: (status: BookingStatus) => conflict('booking_not_booked', say.notBooked(statusText[status])),
  notCheckedIn: (status: BookingStatus) => conflict('booking_not_checked_in', say.notCheckedIn(statusText[status])),
  notCancellable: (status: BookingStatus) =>
    conflict('booking_not_cancellable', say.notCancellable(statusText[status])),
  feeReason: (message: string) => wrongField('fee_reason', 'fee_reason_missing', message),
  notNoShow: ({ status, check_in_date }: Pick<Booking, 'status' | 'check_in_date'>) =>
    conflict(
      'booking_no_no_show',
      status === 'booked' ? say.notArrivedYet(check_in_date) : say.notNoShow(statusText[status]),
    ),
  notEditable: (status: BookingStatus) => conflict('booking_not_editable', say.notEditable(statusText[status])),
  roomNotReady: (...asked: Parameters<typeof housekeepingMessages.roomNotReady>) =>
    conflict('room_not_ready', housekeepingMessages.roomNotReady(...asked)),
  earlyCheckIn: (arrival: CalendarDate) => conflict('early_check_in', say.earlyCheckIn(arrival)),
  paidMeanwhile: () => conflict('nothing_to_pay', say.paidMeanwhile),
  openOrders: (count: number) => conflict('orders_open', say.openOrders(count)),
  stayIsOver: (departure: CalendarDate) => conflict('stay_is_over', say.stayIsOver(departure)),
  advanceMethodMissing: () => wrongField('advance_method', 'payment_method_missing', paymentMessages.methodMissing),
  advanceAboveBill: (advance: Paise, total: Paise) => {
    const message = say.advanceAboveBill(advance, total)
    return new Problem(409, 'advance_above_bill', message, { advance_amount: [message] })
  },
  otherAdvance: (received: Paise) =>
    wrongField('advance_amount', 'other_advance', say.otherAdvance(formatRupees(received))),
}

export const bookingConstraints: ConstraintProblems = {
  booking_guest_id_fkey: bookingProblems.guestMissing,
  booking_guest_guest_id_fkey: bookingProblems.listedGuestMissing,
  booking_source_id_fkey: bookingProblems.sourceMissing,
  booking_company_id_fkey: bookingProblems.companyMissing,
  booking_food_plan_id_fkey: bookingProblems.foodPlanMissing,
  night_food_plan_id_fkey: bookingProblems.foodPlanMissing,
  booking_rate_plan_id_fkey: quoteProblems.planMissing,
  night_rate_plan_id_fkey: quoteProblems.planMissing,
  stay_room_id_fkey: bookingProblems.roomMissing,
  stay_room_nights_excl: bookingProblems.roomsTaken,
}
