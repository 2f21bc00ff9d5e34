import { changedMeanwhile } from '#contract/kit/version.ts'

/** What the portal would refuse, and what to do about it. */
export const eInvoiceProblems = {
  hotel_gstin_wrong:
    'The document does not have a valid GSTIN of the hotel. Enter the GSTIN in the settings, credit the invoice and issue it again.',
  hotel_name_wrong:
    'The name of the hotel on the document has fewer than 3 characters. Enter the full name in the settings, credit the invoice and issue it again.',
  hotel_address_missing: 'The address of the hotel is missing. Enter it in the settings.',
  hotel_city_missing: 'The city of the hotel is missing. Enter it in the settings.',
  hotel_pin_missing: 'The PIN code of the hotel is missing. Enter it in the settings.',
  hotel_state_wrong:
    'The state on the document is not the state of the hotel’s GSTIN. Correct the state in the settings, credit the invoice and issue it again.',
  customer_gstin_wrong:
    'The GSTIN of the customer is not valid. Use Bill to someone else on the invoice to enter the right one.',
  customer_is_hotel:
    'The customer has the GSTIN of the hotel. Use Bill to someone else on the invoice to enter the right one.',
  customer_name_wrong:
    'The name of the customer has fewer than 3 characters. Use Bill to someone else on the invoice to enter the legal name.',
  customer_address_missing:
    'The address of the customer is missing. Use Bill to someone else on the invoice to enter it.',
  customer_place_missing:
    'The address of the customer names no city. Use Bill to someone else on the invoice, and enter the city after a comma.',
  number_wrong:
    'The number of the document has more than 16 characters, or others than capital letters, digits, / and -. Choose another prefix in the settings, credit the invoice and issue it again.',
  no_lines: 'No line of the document is taxed. A document without taxed lines is not registered.',
  too_many_lines: 'The document has more than 1,000 taxed lines. Credit the invoice and divide the bill into folios.',
  sums_differ: 'The lines of the document do not add up to its total. Tell the people who look after this program.',
  other: 'The document cannot be written as the portal wants it. Tell the people who look after this program.',
} as const
export type EInvoiceProblemCode = keyof typeof eInvoiceProblems

export const sacProblem = (line: string) =>
  `The line “${line}” has no SAC of 4 to 8 digits. Enter the SAC in the tax settings, credit the invoice and issue it again.`

export const eInvoiceMessages = {
  recorded: (number: string) => `${number} is registered. Its PDF now shows the IRN and the QR code.`,
  corrected: (number: string) => `The e-invoice of ${number} is corrected. Print its PDF again.`,
  cancelled: (number: string) => `The e-invoice of ${number} is recorded as cancelled.`,
  missing: 'This document does not exist. Go back to the list and choose another.',
  notNeeded:
    'This document needs no e-invoice: its customer has no GSTIN, or it was issued before e-invoicing began to apply to the hotel.',
  incomplete: (problems: string[]) => `The portal would refuse this document. ${problems.join(' ')}`,
  someIncomplete: (numbers: string[]) =>
    `The portal would refuse these documents: ${numbers.join(', ')}. Open them to see why, or download only the others.`,
  nothingToRegister: 'There is nothing to register in these days. Choose other dates.',
  tooLarge: 'The file would have more than 2 MB, which the portal refuses. Choose fewer days and download it in parts.',
  alreadyRegistered: 'This document was registered in the meantime. Look at its IRN.',
  irnTaken: 'Another document has this IRN. Check that you have the answer for this document.',
  notRegistered: 'This document has no IRN yet. Record its IRN first.',
  alreadyCancelled: 'This e-invoice was cancelled, so that it stays as it is. Look at when and why.',
  changedMeanwhile: changedMeanwhile('this e-invoice'),
  wrongIrn: 'An IRN has 64 characters: digits and the letters a to f',
  irnOfOther: 'This IRN belongs to another document. Check that you have the answer for this document.',
  wrongAckNo: 'The acknowledgement number has 15 digits',
  wrongTime: 'Enter date and time as in 2026-11-17 10:15:00',
  timeInFuture: 'This time is in the future. Enter it as the portal shows it.',
  ackTooEarly: 'This is before the date of the document. Enter the time as the portal shows it.',
  ackDiffers: (signed: string) =>
    `The signed QR code was made at ${signed}. Enter the time of the acknowledgement as the portal shows it.`,
  wrongSignedQrCode: 'Enter the whole text of the signed QR code: three long parts with dots between them',
  qrCodeDiffers: (what: string, found: string) =>
    `The signed QR code names ${found || 'nothing'} as ${what}, so it belongs to another document. Check that you have the answer for this document.`,
  reasonRequired: 'Choose a reason',
  cancelledTooEarly: (ack: string) =>
    `This is before the acknowledgement of ${ack}. Enter the time of the cancellation as the portal shows it.`,
  cancelledTooLate:
    'An e-invoice can be cancelled only within 24 hours of its acknowledgement. After that, credit the invoice and register the credit note.',
  answerUnreadable:
    'This is not the answer of the portal: IRN, acknowledgement and signed QR code were not found in it.',
  answerOfOthers: 'This answer has no entry for this document. Check that you have the right file.',
  loadFailed: 'Failed to load e-invoices',
  downloadFailed: 'Failed to download the e-invoice',
  correctFailed: 'Failed to correct the e-invoice',
  recordFailed: 'Failed to record the IRN',
  cancelFailed: 'Failed to record the cancellation',
}
