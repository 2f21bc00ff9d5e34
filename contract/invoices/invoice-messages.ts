import { formatRupees, type Paise } from '#contract/kit/money.ts'

export const invoiceMessages = {
  /** Followed by the number of the booking. */
  invoiceAgain: 'All of this invoice was credited. Its charges can be invoiced again from booking',
  missing: 'This invoice does not exist. Go back to the list and choose another.',
  credited: (number: string) => `Credit note ${number} generated.`,
  reasonRequired: 'Please say what the credit note is for',
  nothingToCredit: 'This invoice was credited completely before. There is nothing left to credit.',
  invoiceOfZero:
    'This invoice is for ₹0.00, so there is nothing to credit or to bill to someone else. Add the missing charge to the booking and invoice it.',
  creditTooHigh: (left: Paise) => `Only ${formatRupees(left)} of this line is left to credit.`,
  creditedMeanwhile: (left: Paise) =>
    left === 0
      ? 'This line was credited completely in the meantime. Leave it out and try again.'
      : `Part of this line was credited in the meantime: ${formatRupees(left)} is left. Correct the amount and try again.`,
  creditLimit: 'This invoice was credited in the meantime. Look at what is left and try again.',
  creditLineMissing: 'This line is not on the invoice',
  creditLineTwice: 'This line is already in the list',
  creditMoreThanZero: 'Enter an amount of more than zero',
  creditNothing: 'Enter an amount for at least one line',
  // Rule 46 of the CGST Rules: name, address and GSTIN of a registered recipient.
  addressWithGstin: 'An invoice with a GSTIN needs the address',
  listFailed: 'Failed to load invoices',
  creditNotesFailed: 'Failed to load credit notes',
  loadFailed: 'Failed to load the invoice',
  creditFailed: 'Failed to create the credit note',
  exportFailed: 'Failed to download the Excel file',
  pdfFailed: 'Failed to download PDF',
}
