import { changedMeanwhile } from '#contract/kit/version.ts'
import type { TallyCheckCode, VoucherType } from '#contract/reports/tally/tally.ts'

/** What a hotelier finds in the vouchers of each type. */
export const voucherContents: Record<VoucherType, string> = {
  Sales: 'Invoices',
  'Credit Note': 'Credit notes',
  Receipt: 'Payments, advances and security deposits taken',
  Payment: 'Refunds and security deposits returned',
  Journal: 'Advances adjusted to invoices, and money carried to another invoice',
}

/** What would fail or surprise in Tally, and what to do about it. */
export const tallyChecks: Record<TallyCheckCode, string> = {
  method_without_ledger:
    'These payment methods have no ledger. Enter the bank or cash ledger that each one goes to; until then the file uses the name of the method.',
  name_of_group:
    'These ledgers have the name of a group of Tally, which refuses them. Choose other names, or rename the company.',
  names_clash:
    'These names are used for ledgers of different groups, which Tally would mix up. Choose other names, or rename the company.',
  income_unknown:
    'These documents have items without a SAC, or with one that no tax category has. Their income is in the ledger for everything else.',
  period_not_over:
    'The period is not over, so that more vouchers may follow. Importing it again replaces the vouchers that are in Tally already.',
  nothing_to_export: 'These dates have no vouchers. Choose other dates.',
}

export const tallyMessages = {
  nothingToCheck: 'Nothing to correct was found.',
  loadFailed: 'Failed to load the export for Tally',
  settingsFailed: 'Failed to load the ledger names',
  downloadFailed: 'Failed to download the file.',
  saved: 'Ledger names saved successfully',
  saveFailed: 'Failed to save the ledger names',
  changedMeanwhile: changedMeanwhile('the ledger names'),
  unknownLedger: 'There is no such ledger. Refresh the screen.',
  more: (count: number) => `and ${count} more`,
}
