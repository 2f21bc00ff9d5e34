import type { jobTitles } from '#contract/jobs/failed-job.ts'
import { deleteOldDevices } from '#server/auth/known-device-store.ts'
import { deleteOldPasswordLinks } from '#server/auth/password-reset-store.ts'
import { deleteEndedSessions } from '#server/auth/session-store.ts'
import { addUpBookingTally } from '#server/bookings/booking-store.ts'
import { deleteOldRearrangements } from '#server/calendar/rearrange/undo-store.ts'
import { addUpDayTally } from '#server/dashboard/dashboard-store.ts'
import { removeUnusedFiles } from '#server/files/keep-file.ts'
import { addUpGuestTally } from '#server/guests/guest-store.ts'
import { addUpInvoiceTally } from '#server/invoices/invoice-list-store.ts'
import { deleteOldIdempotencyKeys } from '#server/kit/http/idempotency.ts'
import { deleteOldSignInCounts } from '#server/kit/http/throttle.ts'
import type { HourlyJob } from '#server/kit/jobs/job.ts'
import { deleteOldNotifications } from '#server/notices/notice-store.ts'
import { addUpOrderTally } from '#server/orders/order-store.ts'
import { addUpAdvanceTally } from '#server/payments/advance-store.ts'
import { addUpPaymentTally } from '#server/payments/payment-sums-store.ts'

/** The hourly cleanup. Each step is a separate job, so that a failing one does not stop the others. */
export const cleanup = [
  { name: 'delete_ended_sessions', run: ({ db, clock }) => deleteEndedSessions(db, clock.now()) },
  { name: 'delete_old_password_links', run: ({ db, clock }) => deleteOldPasswordLinks(db, clock.now()) },
  { name: 'delete_old_sign_in_counts', run: ({ db, clock }) => deleteOldSignInCounts(db, clock.now()) },
  { name: 'delete_old_devices', run: ({ db, clock }) => deleteOldDevices(db, clock.now()) },
  { name: 'delete_old_idempotency_keys', run: ({ db, clock }) => deleteOldIdempotencyKeys(db, clock.now()) },
  { name: 'delete_old_rearrangements', run: ({ db, clock }) => deleteOldRearrangements(db, clock.now()) },
  { name: 'delete_old_notifications', run: ({ db, clock }) => deleteOldNotifications(db, clock.now()) },
  { name: 'add_up_booking_counts', run: ({ db }) => addUpBookingTally(db) },
  { name: 'add_up_dashboard_counts', run: ({ db }) => addUpDayTally(db) },
  { name: 'add_up_guest_counts', run: ({ db }) => addUpGuestTally(db) },
  { name: 'add_up_order_counts', run: ({ db }) => addUpOrderTally(db) },
  { name: 'add_up_invoice_counts', run: ({ db }) => addUpInvoiceTally(db) },
  { name: 'add_up_advance_counts', run: ({ db }) => addUpAdvanceTally(db) },
  { name: 'add_up_payment_counts', run: ({ db }) => addUpPaymentTally(db) },
  { name: 'remove_unused_files', run: removeUnusedFiles },
] as const satisfies (HourlyJob & { name: keyof typeof jobTitles })[]
