import type { Paise } from '#contract/kit/money.ts'
import { type Granted, may, type Permission } from '#contract/kit/permission.ts'
import { type CalendarDate, Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

export const NoticeKind = z.enum([
  'new_booking',
  'check_in',
  'maintenance',
  'payment',
  'booking_request',
  'guest_order',
  'unsent_email',
  'overdue_arrival',
  'overdue_departure',
  'urgent_repair',
  'overdue_repair',
  'lost_property',
  'foreigner_due',
  'foreigner_overdue',
  'foreigner_departure_overdue',
  'specified_premises',
])
export type NoticeKind = z.infer<typeof NoticeKind>

const permissionToSee: Record<NoticeKind, Permission> = {
  new_booking: 'bookings.view',
  check_in: 'bookings.view',
  maintenance: 'rooms.view',
  payment: 'bookings.view',
  booking_request: 'bookings.view',
  guest_order: 'orders.view',
  unsent_email: 'settings.change',
  overdue_arrival: 'bookings.view',
  overdue_departure: 'bookings.view',
  urgent_repair: 'repairs.manage',
  overdue_repair: 'repairs.manage',
  lost_property: 'lost_property.change',
  foreigner_due: 'registers.file',
  foreigner_overdue: 'registers.file',
  foreigner_departure_overdue: 'registers.file',
  specified_premises: 'bookings.view',
}

/** The kinds of notices that a person is told of. */
export const noticeKindsFor = (granted: Granted) =>
  NoticeKind.options.filter((kind) => may(granted, permissionToSee[kind]))

/** The record that a notice links to. */
export const NoticeSubject = z.enum([
  'booking',
  'room',
  'invoice',
  'booking_request',
  'order',
  'failed_job',
  'repair',
  'lost_property',
  'foreigner',
])
export type NoticeSubject = z.infer<typeof NoticeSubject>

interface Nights {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

interface Stay extends Nights {
  booking_number: string
  guest_name: string
  /** Numbers of the rooms. */
  rooms: string[]
}

interface ToFile {
  guest_name: string
  /** Numbers of the rooms; empty if none is booked any more. */
  rooms: string
  due_at: string
  /** The same in the hotel's time, in words. */
  until?: string | null
}

interface Fault {
  /** `Room 204`, or an area. */
  place: string
  description: string
}

/** The values in the text of each kind. Of a guest only the name is stored, or the email address of a password link. */
export interface NoticeParts {
  new_booking: Stay
  check_in: Stay
  /** Without nights the room is under maintenance until its status is changed. */
  maintenance: { room_number: string } & Partial<Nights>
  payment: {
    kind: 'payment' | 'refund'
    amount: Paise
    payment_method: string
    guest_name: string
    booking_number: string
    invoice_number: string | null
  }
  booking_request: Nights & { guest_name: string; room_type: string }
  guest_order: { guest_name: string; room_number: string; items: { name: string; quantity: number }[] }
  unsent_email: { recipient: string }
  overdue_arrival: Stay
  overdue_departure: Stay
  urgent_repair: Fault
  overdue_repair: Fault & { due_date: CalendarDate }
  lost_property: { place: string; description: string; found_by: string }
  foreigner_due: ToFile
  foreigner_overdue: ToFile
  foreigner_departure_overdue: ToFile
  specified_premises: { date: CalendarDate; value: Paise; limit: Paise; booking_number: string; from: CalendarDate }
}

export const Notice = z.object({
  id: z.int(),
  kind: NoticeKind,
  message: z.string(),
  subject: NoticeSubject,
  slug: z.string(),
  at: Instant,
  /** The account that made the change. */
  who: z.string().nullable(),
  is_read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

export const NoticeQuery = z.object({
  /** Notices older than this one: `next` of the previous reply. */
  before: z.coerce.number().int().min(1).optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
})
export type NoticeQuery = z.infer<typeof NoticeQuery>

/** Without either, all notices. `up_to` leaves out notices newer than the last one that was shown. */
export const NoticesRead = z.object({
  ids: z.array(z.int().min(1)).min(1).max(100).optional(),
  up_to: z.int().min(1).optional(),
})
export type NoticesRead = z.infer<typeof NoticesRead>

/** The badge shows 99+ at most, so no more are counted. */
export const mostUnread = 100
