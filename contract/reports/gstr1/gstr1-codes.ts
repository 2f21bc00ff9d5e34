import { type Paise, rupees } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** The sheets of the workbook in the order of the GST offline tool, with the names that it reads them by. */
export const gstr1Sheets = {
  b2b: 'b2b,sez,de',
  b2cl: 'b2cl',
  b2cs: 'b2cs',
  cdnr: 'cdnr',
  cdnur: 'cdnur',
  at: 'at',
  atadj: 'atadj',
  exemp: 'exemp',
  hsn_b2b: 'hsn(b2b)',
  hsn_b2c: 'hsn(b2c)',
  docs: 'docs',
} as const
export type Gstr1SheetKey = keyof typeof gstr1Sheets

interface B2clLimit {
  /** The first day on which it is the law. */
  from: CalendarDate
  law: string
  /** An inter-State invoice above this amount to a customer without a GSTIN is listed by itself. */
  above: Paise
}

/** Oldest first. */
const b2clLimits: [B2clLimit, ...B2clLimit[]] = [
  { from: '2017-07-01', law: 'Rule 59(4) of the CGST Rules, 2017', above: rupees(2_50_000) },
  { from: '2024-08-01', law: 'Notification 12/2024 - Central Tax', above: rupees(1_00_000) },
]

export const b2clLimitOn = (day: CalendarDate) => b2clLimits.findLast(({ from }) => from <= day) ?? b2clLimits[0]

export type NumberedKind = 'invoice' | 'credit_note' | 'receipt' | 'refund'

/** The natures of documents of table 13, in its order; the code is for the JSON file of the return. */
export const documentNatures: Record<NumberedKind, { code: number; nature: string }> = {
  invoice: { code: 1, nature: 'Invoices for outward supply' },
  credit_note: { code: 5, nature: 'Credit Note' },
  receipt: { code: 6, nature: 'Receipt voucher' },
  refund: { code: 8, nature: 'Refund voucher' },
}

/** The words that the offline tool accepts in its columns. A hotel has none of the other choices. */
export const gstr1Words = {
  invoiceType: 'Regular B2B',
  reverseCharge: 'N',
  /** Not through an e-commerce operator that pays the tax. */
  b2csType: 'OE',
  creditNote: 'C',
  /** An unregistered customer whose invoice was in b2cl. */
  unregistered: 'B2CL',
} as const

/** The unit quantity code: services (SAC 99…) have no unit, and the hotel records none of goods. */
export const uqcOf = (hsn: string) => {
  if (hsn === '') return ''
  return isService(hsn) ? 'NA' : 'OTH-OTHERS'
}

export const isService = (hsn: string) => hsn.startsWith('99')

/** Descriptions of codes that hotels use, at most 30 characters. */
export const hsnDescriptions: Record<string, string> = {
  '996311': 'Room accommodation',
  '996331': 'Restaurant services',
  '996332': 'Food and drinks in hotels',
  '996334': 'Catering at events',
  '996601': 'Car rental with driver',
  '997212': 'Hall hire',
  '999652': 'Sports and recreation',
  '999712': 'Dry-cleaning',
  '999713': 'Laundry',
  '999714': 'Pressing',
  '999721': 'Hairdressing',
  '999722': 'Cosmetic treatment',
  '999723': 'Physical well-being',
  '999729': 'Spa and other beauty services',
  '999799': 'Other services',
}
