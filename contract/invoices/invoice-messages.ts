import { formatRupees, type Paise } from '#contract/kit/money.ts'

export const invoiceMessages = {
  missing: 'This invoice does not exist. Go back to the list and choose another.',
  credited: (number: string) => `Credit note ${number} generated.`,
  reasonRequired: 'Please say what the credit note is for',
  nothingToCredit: 'This invoice was credited completely before. There is nothing left to credit.',
  creditTooHigh: (left: Paise) => `Only ${formatRupees(left)} of this line are left to credit.`,
  creditLineMissing: 'This line is not on the invoice',
  creditLineTwice: 'This line is already in the list',
  creditNothing: 'Choose at least one line to credit',
  listFailed: 'Failed to load invoices',
  loadFailed: 'Failed to load the invoice',
  creditFailed: 'Failed to make the credit note',
  exportFailed: 'Failed to download the Excel file',
  pdfFailed: 'Failed to download PDF',
}
