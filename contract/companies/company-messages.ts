import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { changedMeanwhile } from '#contract/kit/version.ts'

export const companyMessages = {
  saved: 'Company saved successfully!',
  updated: 'Company updated successfully!',
  removed: 'Company deleted successfully',
  missing: 'This company no longer exists. Go back to the list and choose another.',
  changedMeanwhile: changedMeanwhile('this company'),
  nameRequired: 'Company name is required',
  nameTaken: 'A company of this name already exists',
  chooseKind: 'Choose company or travel agent',
  chooseState: 'Choose a state',
  otherState: (state: string) => `The GSTIN belongs to ${state}. Choose this state, or correct the GSTIN.`,
  wrongEmail: 'Enter a valid email address, such as accounts@company.com',
  limitAboveZero: 'Enter more than 0, or leave it empty for no credit',
  termsNotNegative: 'Enter 0 or more days',
  termsTooLong: (days: number) => `At most ${days} days`,
  inUse: (bookings: number, invoices: number) =>
    `This company has ${[bookings && counted(bookings, 'booking'), invoices && counted(invoices, 'invoice')]
      .filter(Boolean)
      .join(' and ')}, so it can't be deleted. Make it inactive instead: then it is not offered for new bookings.`,
  hasRatePlans: (names: string[]) =>
    `This company has its own rate plans: ${names.join(', ')}. Delete them or make them for everybody first, or make the company inactive instead.`,
  saveBilled: 'Save to companies',
  forNextTime: 'Offered with its address and GSTIN next time.',
  isListed: 'This company is in the list of companies.',
  add: 'Add company',
  noneFound: 'No company found',
  addTyped: (name: string) => `Add company “${name}”`,
  saveFailedTitle: 'Company Save Failed',
  saveFailed: 'Failed to save the company',
  updateFailed: 'Failed to update the company',
  loadFailed: 'Failed to load the company',
  listFailed: 'Failed to load companies',
  removeTitle: 'Delete Company',
  removeFailed: 'Failed to delete the company',
  periodEndsBefore: 'This is before the first day. Choose a later day.',
  periodTooLong: (lines: number, most: number) =>
    `This period has ${lines.toLocaleString('en-IN')} lines, and a statement at most ${most.toLocaleString('en-IN')}. Choose a shorter period.`,
  noEmail: 'This company has no email address. Add it under Edit, then send the statement again.',
  statementMailed: (email: string) => `The statement is on its way to ${email}.`,
  statementNotMailed:
    'No email was sent, because no mail server is set up (SMTP_URL). Download the PDF and send it yourself.',
  chooseInvoices: 'Choose at least one invoice',
  tooManyInvoices: (most: number) => `A payment can be for at most ${most} invoices. Take it in two parts.`,
  noOpenInvoice:
    'This company has no unpaid invoice. No payment was saved. Take the money as an advance: Add payment on one of its bookings.',
  paid: (amount: Paise, invoices: number, credit: Paise) =>
    `${formatRupees(amount)} received for ${counted(invoices, 'invoice')}.${
      credit > 0 ? ` ${formatRupees(credit)} stays as a credit balance.` : ''
    }`,
  creditStays: (credit: Paise) =>
    `${formatRupees(credit)} stays as a credit balance. It can be used for later invoices.`,
  noAccount:
    'The balance can only go to the account of a company of the list. Press “The invoice is for a company” and choose one, or choose another payment method.',
  notAPayment:
    'Company is not a payment: it leaves the balance of an invoice in the account of the company. Choose another payment method.',
  getsNoCredit: (name: string) =>
    `${name} gets no credit. Set a credit limit under Companies, or choose another payment method.`,
  aboveCreditLimit: (
    name: string,
    { credit_limit, owed, bill, free }: Record<'credit_limit' | 'owed' | 'bill' | 'free', Paise>,
  ) =>
    `The credit limit of ${name} is ${formatRupees(credit_limit)}, and it already owes ${formatRupees(owed)}. ${
      free > 0
        ? `Only ${formatRupees(free)} of this ${formatRupees(bill)} is free`
        : `Nothing of it is free for this ${formatRupees(bill)}`
    }. Take a payment, or raise the limit under Companies.`,
  staysInAccount: (balance: Paise, name: string) =>
    `${formatRupees(balance)} stays in the account of ${name}. No payment was saved.`,
  onAccount:
    'Nothing is paid now. The balance goes to the account of the company on the invoice, within its credit limit, and stays pending until the company pays.',
  noCredit: 'This company has no credit balance. Nothing was changed.',
  noInvoiceForCredit:
    'This company has no unpaid invoice. The credit balance stays until the next one, or refund it on the invoice that is marked Refund due.',
  creditUsed: (used: Paise, invoices: number, left: Paise) =>
    `${formatRupees(used)} of the credit balance used for ${counted(invoices, 'invoice')}.${
      left > 0 ? ` ${formatRupees(left)} is left.` : ''
    }`,
  useCreditFailed: 'Failed to use the credit balance',
  invoiceTwice: 'This invoice is in the list twice',
  invoiceNotOpen: (number: string | undefined) =>
    `${number ?? 'An invoice'} is not an unpaid invoice of this company any more. No payment was saved. Look at the list again.`,
  partTooHigh: (number: string, balance: Paise) =>
    `Only ${formatRupees(balance)} of ${number} is left to pay. No payment was saved. Look at the list again.`,
  partsTooHigh: (parts: Paise, amount: Paise) =>
    `The invoices add up to ${formatRupees(parts)}, but the payment is ${formatRupees(amount)}. Correct one of them.`,
  payFailed: 'Failed to save the payment',
  openInvoicesFailed: 'Failed to load the unpaid invoices',
  accountFailed: "Failed to load the company's account",
  statementFailed: 'Failed to download the statement',
  mailFailed: 'Failed to send the statement',
}
