import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { Id } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { listQuery, pageOf } from '#contract/kit/paging.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { daysInOrder } from '#contract/kit/time/days-in-order.ts'
import { z } from '#contract/kit/z.ts'

/** A credit note as the list of all of them shows it. */
export const ListedCreditNote = z.object({
  id: Id,
  slug: Slug,
  number: z.string(),
  invoice_date: CalendarDate,
  reason: z.string(),
  invoice: z.object({ slug: Slug, number: z.string(), invoice_date: CalendarDate }),
  booking: z.object({ slug: Slug, booking_number: z.string() }),
  guest_name: z.string(),
  total: Rupees,
})
export type ListedCreditNote = z.infer<typeof ListedCreditNote>

export const CreditNoteQuery = listQuery('number', 'invoice_date', 'total')
  .extend({
    date_from: FilterDay.optional(),
    date_to: FilterDay.optional(),
  })
  .refine(...daysInOrder('date_from', 'date_to'))
export type CreditNoteQuery = z.infer<typeof CreditNoteQuery>

export const creditNoteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/credit-notes',
    access: 'bookings.view',
    summary:
      'List credit notes, newest first, with the sum of all that fit for those who may see revenue; search by number, invoice, booking or guest',
    query: CreditNoteQuery,
    reply: dataOf(pageOf(ListedCreditNote).shape.data.extend({ sum: Rupees.nullable() })),
  }),
  file: endpoint({
    method: 'GET',
    path: '/credit-notes.xlsx',
    access: 'reports.money',
    summary: 'All credit notes that fit, as an Excel file',
    query: CreditNoteQuery,
    reply: FileReply,
    file: spreadsheetType,
  }),
}
