import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Gstr1Check, Gstr1CheckCode, Gstr1Record } from '#contract/reports/gstr1/gstr1.ts'
import { gstr1Checks } from '#contract/reports/gstr1/gstr1-messages.ts'
import { isGstin } from '#contract/settings/gstin.ts'
import type { Gstr1Document, Gstr1Line } from '#server/reports/gstr1/gstr1-document-store.ts'
import type { NumberedDocument } from '#server/reports/gstr1/gstr1-number-store.ts'
import { gapsOf } from '#server/reports/gstr1/gstr1-numbers.ts'
import { type Gstr1Hotel, isInterState, isTaxed, type PlaceRate } from '#server/reports/gstr1/gstr1-supplies.ts'

/** The codes of untaxed items are entered in the workbook, so that some examples are enough. */
const mostRecords = (code: Gstr1CheckCode) => (code === 'hsn_of_untaxed_missing' ? 5 : 50)

interface Checked {
  today: CalendarDate
  last_day: CalendarDate
  hotel: Gstr1Hotel
  documents: Gstr1Document[]
  numbers: NumberedDocument[]
  at: PlaceRate[]
}

const settings: Gstr1Record = { kind: 'settings', slug: null, label: 'Settings', note: '' }
const taxes: Gstr1Record = { kind: 'taxes', slug: null, label: 'Taxes', note: '' }
const taxSummary: Gstr1Record = { kind: 'tax_summary', slug: null, label: 'Tax Summary', note: '' }

const invoiceRecord = ({ number, invoice, company }: Gstr1Document, note = company ?? ''): Gstr1Record => ({
  kind: 'invoice',
  slug: invoice.slug,
  label: number,
  note,
})

/** What to correct or look at before the return is filed: errors first. */
export const checksOf = ({ today, last_day, hotel, documents, numbers, at }: Checked): Gstr1Check[] => {
  const found: Gstr1Check[] = []
  const add = (level: Gstr1Check['level'], code: Gstr1CheckCode, count: number, records: Gstr1Record[]) => {
    found.push({ code, level, message: gstr1Checks[code], count, records })
  }
  /** About documents, after the screens that the sentence names. */
  const check = (
    level: Gstr1Check['level'],
    code: Gstr1CheckCode,
    records: Gstr1Record[],
    screens: Gstr1Record[] = [],
  ) => {
    if (records.length > 0) add(level, code, records.length, [...screens, ...records.slice(0, mostRecords(code))])
  }
  const those = (isMeant: (document: Gstr1Document) => boolean) =>
    documents.filter(isMeant).map((document) => invoiceRecord(document))
  const withLine = (isMeant: (line: Gstr1Line) => boolean) =>
    those(({ lines }) => lines.some((line) => line.taxable !== 0 && line.sac === '' && isMeant(line)))

  if (hotel.gstin === '') add('error', 'hotel_gstin_missing', 0, [settings])
  else if (!isGstin(hotel.gstin)) add('error', 'hotel_gstin_wrong', 0, [settings])
  if (hotel.state === '') add('error', 'hotel_state_missing', 0, [settings])
  check(
    'error',
    'customer_gstin_wrong',
    documents
      .filter(({ gstin }) => gstin !== '' && !isGstin(gstin))
      .map((document) => invoiceRecord(document, `${document.company ?? ''} ${document.gstin}`)),
  )
  const elsewhere = those((document) => isInterState(document, hotel))
  check('error', 'place_of_supply_elsewhere', elsewhere, [settings])
  if (hotel.gstin !== '') {
    const other = those(({ hotel_gstin }) => hotel_gstin !== '' && hotel_gstin !== hotel.gstin)
    check('error', 'issued_under_other_gstin', other)
    check(
      'warning',
      'issued_without_gstin',
      those(({ hotel_gstin }) => hotel_gstin === ''),
    )
  }
  const isUnrated = (line: Gstr1Line) => line.treatment === 'taxable' && line.rate === 0
  check('error', 'tax_rate_missing', withLine(isUnrated), [taxes])
  check('error', 'sac_missing', withLine(isTaxed), [taxes])
  check(
    'warning',
    'numbers_missing',
    gapsOf(numbers).map(({ number, record, note }) => ({ ...record, label: number, note })),
  )
  check('warning', 'place_of_supply_missing', hotel.state === '' ? [] : those(({ state }) => state === ''))
  check(
    'warning',
    'customer_gstin_missing',
    those(({ company, gstin }) => company !== null && gstin === ''),
  )
  check(
    'warning',
    'hsn_of_untaxed_missing',
    withLine(({ treatment }) => treatment !== 'taxable'),
  )
  if (at.some(({ taxable }) => taxable < 0)) add('warning', 'advances_below_zero', 0, [taxSummary])
  if (today <= last_day) add('warning', 'month_not_over', 0, [])
  return found.sort((one, other) => one.level.localeCompare(other.level))
}
