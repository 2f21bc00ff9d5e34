import { formatRupees, type Paise } from '#contract/kit/money.ts'

export const paymentMessages = {
  methodRequired: 'Payment Method is required.',
  tooManyParts: (most: number) => `A payment can be split into at most ${most} parts`,
  partsAboveBalance: (parts: string, balance: string) =>
    `The payments add up to ${parts}, but only ${balance} is left to pay. Remove one of them.`,
  amountRequired: 'Enter an amount of more than zero',
  reasonRequired: 'Please say why the money is refunded',
  paid: 'Invoice marked as paid successfully',
  partlyPaid: (balance: Paise) => `Payment saved. ${formatRupees(balance)} is still due.`,
  taken: 'Payment saved successfully',
  refunded: 'Refund saved successfully',
  methodMissing: 'This payment method no longer exists. Choose another.',
  missing: 'This payment no longer exists. Go back and choose another.',
  noAdvance: 'No advance was taken for this booking, so there is no receipt.',
  alreadyPaid: 'This invoice is already paid. No payment was saved.',
  invoiceCancelled: 'This invoice was cancelled by a credit note. No payment was saved.',
  refundDue: 'A refund is due on this invoice. No payment was saved.',
  nothingToPay: 'There is nothing left to pay for this booking. No payment was saved.',
  overpaid: (balance: Paise) => `Only ${formatRupees(balance)} is left to pay. Enter that or less.`,
  paymentsTooHigh: (total: Paise, balance: Paise) =>
    `The payments come to ${formatRupees(total)}; the balance is ${formatRupees(balance)}.`,
  nothingForPart: 'The other payments cover the balance. Leave this one out.',
  stayEnded: 'A booking that was cancelled or never arrived takes no payment.',
  refundTooHigh: (received: Paise) => `Only ${formatRupees(received)} was received. Enter that or less.`,
  referenceUsed: (where: string) => `This reference was used before: ${where}.`,
  payFailed: 'Failed to mark invoice as paid',
  takeFailed: 'Failed to save the payment',
  refundFailed: 'Failed to save the refund',
  listFailed: 'Failed to load payments',
  receiptFailed: 'Failed to download the receipt',
}
