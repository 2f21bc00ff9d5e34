import { formatRupees } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import type { NoticeKind, NoticeParts } from '#contract/notices/notice.ts'

const nights = (from: CalendarDate, to: CalendarDate) => `${formatDay(from)} to ${formatDay(to)}`

/** `101, 102 and 3 more` of a large group. */
const roomsText = (rooms: string[]) => {
  if (rooms.length <= 3) return `${rooms.length === 1 ? 'room' : 'rooms'} ${rooms.join(', ')}`
  return `rooms ${rooms.slice(0, 2).join(', ')} and ${rooms.length - 2} more`
}

const inRoom = (rooms: string) => (rooms === '' ? '' : ` (room ${rooms})`)

const sentences: { [Kind in NoticeKind]: (parts: NoticeParts[Kind]) => string } = {
  new_booking: ({ guest_name, booking_number, rooms, check_in_date, check_out_date }) =>
    `${guest_name} is booked into ${roomsText(rooms)} for ${nights(check_in_date, check_out_date)} (${booking_number})`,
  check_in: ({ guest_name, booking_number, rooms }) =>
    `${guest_name} checked in to ${roomsText(rooms)} (${booking_number})`,
  maintenance: ({ room_number, check_in_date, check_out_date }) =>
    check_in_date && check_out_date
      ? `Room ${room_number} is blocked for maintenance, ${nights(check_in_date, check_out_date)}`
      : `Room ${room_number} is under maintenance`,
  payment: ({ kind, amount, payment_method, guest_name, booking_number, invoice_number }) => {
    const about = `(${invoice_number ?? booking_number})`
    return kind === 'refund'
      ? `${formatRupees(amount)} refunded to ${guest_name} by ${payment_method} ${about}`
      : `${formatRupees(amount)} received from ${guest_name} by ${payment_method} ${about}`
  },
  booking_request: ({ guest_name, room_type, check_in_date, check_out_date }) =>
    `${guest_name} asks for ${room_type}, ${nights(check_in_date, check_out_date)}`,
  guest_order: ({ guest_name, room_number, items }) =>
    `Room ${room_number} orders ${items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')} (${guest_name})`,
  overdue_arrival: ({ guest_name, booking_number, rooms, check_in_date }) =>
    `${guest_name} should have arrived in ${roomsText(rooms)} on ${formatDay(check_in_date)} (${booking_number})`,
  overdue_departure: ({ guest_name, booking_number, rooms, check_out_date }) =>
    `${guest_name} should have left ${roomsText(rooms)} on ${formatDay(check_out_date)} (${booking_number})`,
  urgent_repair: ({ place, description }) => `Urgent repair, ${place}: ${description}`,
  overdue_repair: ({ place, description, due_date }) =>
    `The repair was due on ${formatDay(due_date)}. ${place}: ${description}`,
  specified_premises: ({ date, value, limit, booking_number, from }) =>
    `The night of ${formatDay(date)} was sold for ${formatRupees(value)}, above ${formatRupees(limit)} (${booking_number}). From ${formatDay(from)} the restaurant charges the GST of specified premises`,
  lost_property: ({ place, description, found_by }) => `${found_by} found lost property, ${place}: ${description}`,
  foreigner_due: ({ guest_name, rooms, until }) =>
    `${guest_name}${inRoom(rooms)} must be filed with the authority ${until ? `by ${until}, ` : 'within '}24 hours ${until ? 'after' : 'of'} the arrival (Form III)`,
  foreigner_overdue: ({ guest_name, rooms }) =>
    `${guest_name}${inRoom(rooms)} should have been filed with the authority within 24 hours of the arrival (Form III)`,
  foreigner_departure_overdue: ({ guest_name }) =>
    `The departure of ${guest_name} should have been filed with the authority within 24 hours of leaving`,
  unsent_email: ({ recipient }) => `An email to ${recipient} could not be sent`,
}

export const noticeSentence = <Kind extends NoticeKind>(kind: Kind, parts: NoticeParts[Kind]) => sentences[kind](parts)

const labels: Record<NoticeKind, string> = {
  new_booking: 'New Booking',
  check_in: 'Check-in Alert',
  maintenance: 'Maintenance',
  payment: 'Payment',
  booking_request: 'Booking Request',
  guest_order: 'Room Service',
  unsent_email: 'Email Not Sent',
  overdue_arrival: 'Overdue Arrival',
  overdue_departure: 'Overdue Departure',
  urgent_repair: 'Urgent Repair',
  overdue_repair: 'Overdue Repair',
  lost_property: 'Lost Property',
  foreigner_due: 'Foreigner To File',
  foreigner_overdue: 'Foreigner Overdue',
  foreigner_departure_overdue: 'Departure Overdue',
  specified_premises: 'Specified Premises',
}

/** A newer server may send kinds that this page does not know. */
export const noticeLabel = (kind: string) => (labels as Record<string, string>)[kind] ?? 'Notification'

export const noticeMessages = {
  read: 'Marked as read',
  none: 'No notifications yet',
  noneText:
    'New bookings, check-ins, payments, maintenance, lost property, overdue guests and foreigners to file appear here.',
  listFailed: 'Failed to load the notifications',
  readFailed: 'Failed to mark the notifications as read',
}
