import type { BillTax } from '#contract/folios/bill.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { Payment } from '#contract/payments/payment.ts'
import type { IssuedDocument } from '#server/invoices/invoice-store.ts'

type FromDocument = Pick<
  IssuedDocument,
  | 'number'
  | 'kind'
  | 'reason'
  | 'invoice_date'
  | 'property'
  | 'guest'
  | 'check_in_date'
  | 'check_out_date'
  | 'rooms'
  | 'lines'
  | 'charges'
  | 'round_off'
  | 'total'
>

export interface PrintedEInvoice {
  irn: string
  ack_no: string
  /** As the portal writes it. */
  ack_time: string
  signed_qr_code: string
  /** As the portal writes it; undefined while it is registered. */
  cancelled_time: string | undefined
}

/** Everything that is drawn on the document. The worker thread that draws it has no database connection. */
export interface PrintedInvoice extends FromDocument {
  booking_number: string
  /** The invoice that a credit note corrects. */
  corrects: { number: string; invoice_date: string } | undefined
  taxes: BillTax[]
  payments: (Pick<Payment, 'kind' | 'is_advance' | 'receipt_number' | 'payment_method' | 'reference' | 'amount'> & {
    day: string
  })[]
  credit_notes: { number: string; total: Paise }[]
  balance: Paise
  logo: Uint8Array | undefined
  /** The answer of the invoice registration portal; undefined if the document has none. */
  e_invoice: PrintedEInvoice | undefined
  /** The text of the QR code; undefined when nothing is due or the hotel has no UPI ID. */
  upi_link: string | undefined
}
