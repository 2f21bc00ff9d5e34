import { Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

const OutstandingItem = z.object({
  /** A pending invoice, or a guest in the house whose bill is not paid. */
  kind: z.enum(['invoice', 'in_house']),
  /** The slug of the invoice or the booking. */
  slug: Slug,
  /** The number of the invoice or the booking. */
  number: z.string(),
  /** The date of the invoice, or the departure. */
  date: CalendarDate,
  amount: Rupees,
})

export const OutstandingGuest = z.object({
  guest: z.object({ slug: Slug, name: z.string(), phone: z.string() }),
  items: z.array(OutstandingItem),
  amount: Rupees,
})
export type OutstandingGuest = z.infer<typeof OutstandingGuest>

/** What guests have still to pay, the highest amount first. Companies have their own accounts. */
export const OutstandingGuests = z.object({
  rows: z.array(OutstandingGuest),
  invoices: Rupees,
  in_house: Rupees,
  total: Rupees,
})
export type OutstandingGuests = z.infer<typeof OutstandingGuests>

export const outstandingItemNames: Record<z.infer<typeof OutstandingItem>['kind'], string> = {
  invoice: 'Invoice',
  in_house: 'In house',
}
