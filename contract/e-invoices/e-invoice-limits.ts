import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** Hotels with a turnover of ₹10 crore or more must register a document within so many days (since April 1, 2025). */
export const reportingDays = 30

/** The last day on which the portal accepts a document of such a hotel. */
export const registerBy = (invoiceDate: CalendarDate) => addDays(invoiceDate, reportingDays)

/** The portal cancels an IRN only so many hours after its acknowledgement. */
export const cancelHours = 24

/** The portal refuses larger files. */
export const largestUpload = 2 * 1024 * 1024
