import { negative } from '#contract/kit/money.ts'
import type { CollectionsReport } from '#contract/reports/collections-report.ts'

/** Of old payments it is not always known who took them. */
export const clerkName = (clerk: { name: string } | null) => clerk?.name ?? 'Unknown'

/** The advances of a day as a sum from top to bottom. */
export const advanceSteps = ({ opening, taken, refunded, adjusted, closing }: CollectionsReport['advances']) => [
  { label: 'Opening', amount: opening },
  { label: 'Taken', amount: taken },
  { label: 'Refunded', amount: negative(refunded) },
  { label: 'Adjusted in invoices', amount: negative(adjusted) },
  { label: 'Closing', amount: closing },
]

/** The columns of the security deposits of a day. */
export const depositColumns = ['Method', 'Taken', 'Returned', 'Kept for the bill', 'Held at closing']

export const documentNames: { of: keyof CollectionsReport['documents']; label: string }[] = [
  { of: 'advances', label: 'Receipt vouchers (advances)' },
  { of: 'payments', label: 'Receipts (payments for invoices)' },
  { of: 'advance_refunds', label: 'Refunds of advances' },
  { of: 'invoice_refunds', label: 'Refunds for invoices' },
  { of: 'invoices', label: 'Invoices' },
  { of: 'credit_notes', label: 'Credit notes' },
]

/** The meaning of the figures, for the screen and for readers of the code. */
export const collectionsDefinitions = [
  { term: 'Day', meaning: 'The calendar date in the hotel’s time zone, as on receipts, vouchers and invoices.' },
  { term: 'Received', meaning: 'Advances and payments for invoices, by every method.' },
  { term: 'Net', meaning: 'Received less refunded: what the drawer and the bank have more than the day before.' },
  {
    term: 'Advances held',
    meaning:
      'Money received before the invoice that is neither adjusted in an invoice nor refunded. Opening is the amount on the morning of the day, closing that of the evening.',
  },
  {
    term: 'Refunds of advances and for invoices',
    meaning:
      'A refund before the invoice is taken off the advances held. A refund after it is for the invoice, mostly because of a credit note, and leaves the advances held as they are. Together they are the refunded amount of the day.',
  },
  {
    term: 'Adjusted in invoices',
    meaning: 'Advances that the invoices of the day have taken into account.',
  },
  {
    term: 'Security deposits',
    meaning:
      'Taken and returned beside the bill, so that they are not in the figures above. The part that was kept is a payment of the bill since then. Opening, plus taken, less returned and kept, is what is held at closing.',
  },
] as const
