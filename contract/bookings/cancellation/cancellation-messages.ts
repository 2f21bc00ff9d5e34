import { formatRupees, type Paise } from '#contract/kit/money.ts'

export const cancellationMessages = {
  feeNegative: 'A fee cannot be negative',
  feeReason: 'Please say why the fee is not the one of the policy',
  cancelledWithFee: (invoice: string) => `Booking cancelled. Its nights are free again. Invoice ${invoice} generated.`,
  noShowWithFee: (invoice: string) => `Marked as no-show. Its nights are free again. Invoice ${invoice} generated.`,
  received: (amount: Paise) => `${formatRupees(amount)} was received for this booking.`,
  nothingReceived: 'No money was received for this booking.',
  keptForLater: 'It is shown as refund due until you refund it.',
  loadFailed: 'Failed to load the cancellation fee. Close this window and try again.',
}
