import { Id } from '#contract/kit/id.ts'
import { Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** The names of the background jobs in the list of failed jobs. */
export const jobTitles = {
  mail_password_link: 'Email: link to set a new password',
  mail_invitation: 'Email: invitation to the guest area',
  mail_request_answer: 'Email: answer to a booking request',
  mail_statement: 'Email: statement of a company',
  remove_file: 'Remove a file that is no longer used',
  delete_ended_sessions: 'Cleanup: delete ended sessions',
  delete_old_password_links: 'Cleanup: delete old password links',
  delete_old_sign_in_counts: 'Cleanup: delete old counts of sign-in attempts',
  delete_old_devices: 'Cleanup: delete old devices',
  delete_old_idempotency_keys: 'Cleanup: delete old request keys',
  delete_old_rearrangements: 'Cleanup: delete old calendar changes',
  delete_old_notifications: 'Cleanup: delete old notifications',
  add_up_booking_counts: 'Cleanup: add up the counts of bookings',
  add_up_dashboard_counts: 'Cleanup: add up the counts of the dashboard',
  add_up_guest_counts: 'Cleanup: add up the counts of guests',
  add_up_order_counts: 'Cleanup: add up the counts of orders',
  add_up_invoice_counts: 'Cleanup: add up the counts of invoices',
  add_up_advance_counts: 'Cleanup: add up the advances',
  add_up_payment_counts: 'Cleanup: add up the payments',
  remove_unused_files: 'Cleanup: remove files that are no longer used',
  notify_of_overdue_bookings: 'Notifications of overdue arrivals and departures',
  make_rooms_of_stays_dirty: 'Housekeeping: rooms of stays are dirty each morning',
  open_due_repairs: 'Repairs of recurring tasks',
  notify_of_foreigners_to_file: 'Notifications of foreigners to register',
  number_arrivals: 'Guest register: numbers of arrivals',
  notify_of_overdue_repairs: 'Notifications of overdue repairs',
  delete_old_ids: 'Privacy: delete old ID photos and numbers',
}

/** A background job that was tried for the last time. */
export const FailedJob = z.object({
  id: Id,
  title: z.string(),
  /** The recipient or subject; empty for a cleanup. */
  about: z.string(),
  attempts: z.int(),
  failed_at: Instant,
  reason: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>
