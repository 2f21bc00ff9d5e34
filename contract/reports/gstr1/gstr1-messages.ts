import type { Gstr1CheckCode } from '#contract/reports/gstr1/gstr1.ts'
import type { Gstr1SheetKey } from '#contract/reports/gstr1/gstr1-codes.ts'

export const gstr1SheetNames: Record<Gstr1SheetKey, string> = {
  b2b: 'Invoices to customers with a GSTIN',
  b2cl: 'Large inter-State invoices to others',
  b2cs: 'All other sales, by rate',
  cdnr: 'Credit notes to customers with a GSTIN',
  cdnur: 'Credit notes for invoices of b2cl',
  at: 'Advances received and not yet invoiced',
  atadj: 'Advances of earlier months, adjusted or refunded',
  exemp: 'Nil-rated, exempt and non-GST sales',
  hsn_b2b: 'By HSN or SAC, with a GSTIN',
  hsn_b2c: 'By HSN or SAC, all others',
  docs: 'Numbers of documents',
}

/** What is wrong or unusual, and what to do about it. */
export const gstr1Checks: Record<Gstr1CheckCode, string> = {
  month_not_over:
    'The month is not over, so that more documents may follow. Download the workbook again before you file the return.',
  hotel_gstin_missing: 'The hotel has no GSTIN. Enter it in the settings: the return is filed under it.',
  hotel_gstin_wrong: 'The GSTIN of the hotel is not valid. Correct it in the settings before you file the return.',
  hotel_state_missing: 'The hotel has no state, so the place of supply is empty. Choose the state in the settings.',
  issued_without_gstin:
    'These documents were issued before the GSTIN of the hotel was entered. Ask your accountant whether they belong in the return.',
  issued_under_other_gstin:
    'These documents were issued under another GSTIN of the hotel. Remove them from this workbook: they belong in the return of that GSTIN.',
  place_of_supply_missing:
    'These documents name no state. The workbook has the state of the settings as their place of supply: check that it is right.',
  place_of_supply_elsewhere:
    'The place of supply of these documents is outside the state of the GSTIN, but CGST and SGST were charged. Correct the state in the settings, and ask your accountant how to correct these documents.',
  customer_gstin_wrong:
    'The GSTIN of the customer is not valid, and the portal will refuse it. Use Bill to someone else on the invoice to enter the right one; on a credit note correct it in the sheet.',
  customer_gstin_missing:
    'These documents are for a company without a GSTIN, so they are reported as B2C. If the company is registered, enter its GSTIN with Bill to someone else.',
  tax_rate_missing:
    'These documents have amounts without tax, because no tax rate was in force for them. Add the rate in the tax settings; then credit the invoice and issue it again.',
  sac_missing:
    'These documents have taxed lines without a SAC. Enter the SAC in the tax settings, and for this month in the HSN sheets of the workbook.',
  hsn_of_untaxed_missing:
    'Exempt items and items outside GST have no HSN code here. Enter the code in the HSN sheets of the workbook.',
  numbers_missing:
    'Numbers before these documents are missing and are reported as cancelled. Find out why, and keep a note for your accountant.',
  advances_below_zero:
    'More advances were adjusted or refunded at one rate than were received at it, because the advances of a booking had different rates. Ask your accountant to move the difference to the other rate in the sheet at.',
}

export const gstr1Messages = {
  nothingToCheck: 'Nothing to correct was found.',
  loadFailed: 'Failed to load the return',
  /** Beside a document whose preceding numbers are missing. */
  missing: (first: string, last: string) =>
    first === last ? `${first} is missing` : `${first} to ${last} are missing`,
  more: (count: number) => `and ${count} more`,
}
