import { formatRupees, type Paise } from '#contract/kit/money.ts'

interface CashLimit {
  law: string
  amount: Paise
}

const forbids = (law: string, amount: Paise) => `${law} forbids cash of ${formatRupees(amount)} or more`

export const paymentMessages = {
  methodRequired: 'Payment Method is required.',
  tooManyParts: (most: number) => `A payment can be split into at most ${most} parts`,
  amountRequired: 'Enter an amount of more than zero',
  reasonRequired: 'Please say why the money is refunded',
  paid: 'Invoice marked as paid successfully',
  partlyPaid: (balance: Paise) => `Payment saved. ${formatRupees(balance)} is still due.`,
  taken: 'Payment saved successfully',
  refunded: 'Refund saved successfully',
  methodMissing: 'This payment method no longer exists. Choose another.',
  missing: 'This payment no longer exists. Go back and choose another.',
  alreadyPaid: 'This invoice is already paid. No payment was saved.',
  invoiceCancelled: 'This invoice was cancelled by a credit note. No payment was saved.',
  refundDue: 'A refund is due on this invoice. No payment was saved.',
  nothingToPay: 'There is nothing left to pay for this booking. No payment was saved.',
  overpaid: (balance: Paise) => `Only ${formatRupees(balance)} is left to pay. Enter that or less.`,
  paymentsTooHigh: (total: Paise, balance: Paise) =>
    `The payments add up to ${formatRupees(total)}, but only ${formatRupees(balance)} is due. Remove or reduce one.`,
  nothingForPart: 'The other payments cover the balance. Leave this one out.',
  notInvoiced: 'These charges are on no invoice yet. Issue the invoice first, then take the payment.',
  stayEnded: 'This booking was cancelled or is a no-show. No payment can be added.',
  refundTooHigh: (received: Paise) =>
    received > 0
      ? `Only ${formatRupees(received)} was received. Enter that or less.`
      : 'Nothing can be refunded: no money was received, or all of it was already refunded.',
  refundedMeanwhile: (due: Paise) =>
    due > 0
      ? `A colleague has changed the money of this booking: ${formatRupees(due)} is due back now. Load it again and refund that.`
      : 'A colleague has changed the money of this booking: no refund is due any more. No refund was saved.',
  refundInParts: (received: Paise, invoice: string | undefined) =>
    `${formatRupees(received)} of this was received ${invoice ? `for invoice ${invoice}` : 'as an advance'}. Refund that first, then the rest.`,
  cashForStay: (sum: Paise, { law, amount }: CashLimit) =>
    `With this payment the cash for this stay comes to ${formatRupees(sum)}. ${forbids(law, amount)} for one stay. Take it by another method, or confirm the cash.`,
  cashOfDay: (payer: string, sum: Paise, { law, amount }: CashLimit) =>
    `With this payment the cash from ${payer} today comes to ${formatRupees(sum)}. ${forbids(law, amount)} from one person in a day. Take it by another method, or confirm the cash.`,
  referenceUsed: (where: string) => `This reference was used before: ${where}.`,
  payFailed: 'Failed to mark invoice as paid',
  takeFailed: 'Failed to save the payment',
  refundFailed: 'Failed to save the refund',
  listFailed: 'Failed to load payments',
  exportFailed: 'Failed to download the Excel file',
  receiptFailed: 'Failed to download the receipt',
}
