import { forgetOldDevices } from '#server/auth/known-device-store.ts'
import { forgetOldResets } from '#server/auth/password-reset-store.ts'
import { forgetEndedSessions } from '#server/auth/session-store.ts'
import { addUpTally } from '#server/bookings/booking-store.ts'
import { followOwnNights } from '#server/bookings/stays/room-occupancy-store.ts'
import { addUpDayTally } from '#server/dashboard/dashboard-store.ts'
import { sweepFiles } from '#server/files/keep-file.ts'
import { addUpGuestTally } from '#server/guests/guest-store.ts'
import { addUpInvoiceTally } from '#server/invoices/invoice-list-store.ts'
import { forgetOldKeys } from '#server/kit/http/idempotency.ts'
import { forgetOldTries } from '#server/kit/http/throttle.ts'
import type { HourlyJob } from '#server/kit/jobs/job.ts'
import { forgetOldNotices } from '#server/notices/notice-store.ts'
import { addUpOrderTally } from '#server/orders/order-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** The hourly cleanup. Each step is a separate job, so that a failing one does not stop the others. */
export const cleanup = [
  { name: 'delete_ended_sessions', run: ({ db, clock }) => forgetEndedSessions(db, clock.now()) },
  { name: 'delete_old_password_links', run: ({ db, clock }) => forgetOldResets(db, clock.now()) },
  { name: 'delete_old_sign_in_counts', run: ({ db, clock }) => forgetOldTries(db, clock.now()) },
  { name: 'delete_old_devices', run: ({ db, clock }) => forgetOldDevices(db, clock.now()) },
  { name: 'delete_old_idempotency_keys', run: ({ db, clock }) => forgetOldKeys(db, clock.now()) },
  { name: 'delete_old_notifications', run: ({ db, clock }) => forgetOldNotices(db, clock.now()) },
  { name: 'add_up_booking_counts', run: ({ db }) => addUpTally(db) },
  { name: 'add_up_dashboard_counts', run: ({ db }) => addUpDayTally(db) },
  { name: 'add_up_guest_counts', run: ({ db }) => addUpGuestTally(db) },
  { name: 'add_up_order_counts', run: ({ db }) => addUpOrderTally(db) },
  { name: 'add_up_invoice_counts', run: ({ db }) => addUpInvoiceTally(db) },
  { name: 'update_room_occupancy', run: async ({ db, clock }) => followOwnNights(db, await hotelToday(db, clock)) },
  { name: 'remove_unused_files', run: sweepFiles },
] as const satisfies HourlyJob[]
