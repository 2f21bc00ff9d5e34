import { formatRupees, type Paise } from '#contract/kit/money.ts'

export const depositMessages = {
  amountRequired: 'Enter an amount of more than zero',
  keepReason: 'Please say why a part of the deposit is kept',
  taken: 'Security deposit saved',
  returned: (amount: Paise) => `${formatRupees(amount)} of the deposit returned`,
  kept: (amount: Paise) => `${formatRupees(amount)} of the deposit kept. It is on the bill.`,
  keptPart: 'Kept from the deposit',
  keptFor: (reason: string) => `Kept from the deposit: ${reason}`,
  missing: 'This deposit no longer exists. Go back and choose another.',
  alreadyReturned: 'This deposit was already returned. Nothing was saved.',
  stayEnded: 'A deposit is taken until check-out. This stay has ended.',
  keepTooMuch: (amount: Paise) => `The deposit is ${formatRupees(amount)}. Keep that or less.`,
  keepTooLate: 'A part of a deposit can be kept until check-out. This stay has ended: return all of it.',
  undecided: (number: string, amount: Paise) =>
    `The hotel holds the deposit ${number} of ${formatRupees(amount)}. Say whether it is returned or kept.`,
  notReturned: (number: string, amount: Paise) =>
    `The hotel holds the deposit ${number} of ${formatRupees(amount)}. Return it with the cancellation.`,
  notOfBooking: 'This deposit belongs to another booking.',
  decidedTwice: 'Each deposit is decided once',
  notCheckedIn: 'The guest is not checked in yet.',
  takeFailed: 'Failed to save the deposit',
  returnFailed: 'Failed to return the deposit',
  listFailed: 'Failed to load deposits',
  receiptFailed: 'Failed to download the receipt',
  exportFailed: 'Failed to download the Excel file',
  noneHeld: 'No security deposits are held',
}
