import type { ReactNode } from 'react'
import type { Guest } from '#contract/guests/guest.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { PayDraft } from '#contract/payments/payment.ts'

interface PaymentFormSlot {
  balance: Paise
  /** The parts that were added so far. */
  added: PayDraft[]
  onAdded: (added: PayDraft[]) => void
  refusal: string | undefined
  /** All the parts of the payment. */
  onPay: (payments: PayDraft[]) => Promise<unknown>
  footer: (amount: Paise) => ReactNode
}

interface PayInvoiceSlot {
  invoice: { slug: string; number: string; balance: Paise }
  onClose: () => void
}

interface RefundSlot {
  /** The booking's. */
  slug: string
  owed: Paise
  onClose: () => void
}

/** What the sheets show of other domains: the pages hand it in. */
export interface SheetParts {
  guestDetails: (guest: Guest) => ReactNode
  paymentForm: (slot: PaymentFormSlot) => ReactNode
  refund: (slot: RefundSlot) => ReactNode
  payInvoice: (slot: PayInvoiceSlot) => ReactNode
  taxWarnings: ReactNode
}
