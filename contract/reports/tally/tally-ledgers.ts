/** The groups of Tally that our ledgers belong to. Tally has them in every company. */
export type TallyGroup =
  | 'Sales Accounts'
  | 'Duties & Taxes'
  | 'Indirect Expenses'
  | 'Current Liabilities'
  | 'Sundry Debtors'
  | 'Cash-in-Hand'
  | 'Bank Accounts'

/** All groups that Tally has in every company. A ledger can't have the name of a group. */
export const reservedGroups = [
  'Bank Accounts',
  'Bank OCC A/c',
  'Bank OD A/c',
  'Branch / Divisions',
  'Capital Account',
  'Cash-in-Hand',
  'Current Assets',
  'Current Liabilities',
  'Deposits (Asset)',
  'Direct Expenses',
  'Direct Incomes',
  'Duties & Taxes',
  'Expenses (Direct)',
  'Expenses (Indirect)',
  'Fixed Assets',
  'Income (Direct)',
  'Income (Indirect)',
  'Indirect Expenses',
  'Indirect Incomes',
  'Investments',
  'Loans & Advances (Asset)',
  'Loans (Liability)',
  'Misc. Expenses (ASSET)',
  'Provisions',
  'Purchase Accounts',
  'Reserves & Surplus',
  'Retained Earnings',
  'Sales Accounts',
  'Secured Loans',
  'Stock-in-Hand',
  'Sundry Creditors',
  'Sundry Debtors',
  'Suspense A/c',
  'Unsecured Loans',
]

/** The ledgers that every hotel has. `guest_group` is a group below Sundry Debtors for the ledgers of guests. */
export const fixedLedgers = {
  room_income: { label: 'Rooms', usual: 'Room Income', group: 'Sales Accounts' },
  food_income: { label: 'Food and beverages', usual: 'Food Income', group: 'Sales Accounts' },
  exempt_income: { label: 'Exempt items', usual: 'Exempt Income', group: 'Sales Accounts' },
  outside_gst_income: { label: 'Items outside GST', usual: 'Non-GST Income', group: 'Sales Accounts' },
  other_income: { label: 'Everything else', usual: 'Other Income', group: 'Sales Accounts' },
  cgst: { label: 'CGST', usual: 'Output CGST', group: 'Duties & Taxes' },
  sgst: { label: 'SGST or UTGST', usual: 'Output SGST', group: 'Duties & Taxes' },
  round_off: { label: 'Round-off', usual: 'Round Off', group: 'Indirect Expenses' },
  advances: { label: 'Advances', usual: 'Advance from Guests', group: 'Current Liabilities' },
  deposits: { label: 'Security deposits', usual: 'Security Deposits from Guests', group: 'Current Liabilities' },
  guests: { label: 'Guests, if they share a ledger', usual: 'Guests', group: 'Sundry Debtors' },
  guest_group: { label: 'Group of guests with their own ledgers', usual: 'Hotel Guests', group: 'Sundry Debtors' },
} as const satisfies Record<string, { label: string; usual: string; group: TallyGroup }>

export type FixedLedger = keyof typeof fixedLedgers

export const keyOfCategory = (id: number) => `tax_category_${id}`
export const keyOfMethod = (id: number) => `payment_method_${id}`

/** Tally finds a ledger whatever the case and the spaces of its name. */
export const sameName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
