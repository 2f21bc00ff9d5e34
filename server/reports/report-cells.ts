import { type Paise, rupeesFromPaise } from '#contract/kit/money.ts'
import type { Step } from '#contract/reports/report-period.ts'
import { dayCell, dayFormat, monthFormat } from '#server/kit/documents/spreadsheet.ts'

export const periodColumn = (by: Step) =>
  by === 'day' ? { header: 'Date', width: 14, format: dayFormat } : { header: 'Month', width: 14, format: monthFormat }

/** A day, or the first of its month, as a real date that a spreadsheet can calculate with. */
export const periodCell = (period: string) => dayCell(period.length === 7 ? `${period}-01` : period)

/** Empty if unknown. */
export const moneyCell = (amount: Paise | null) => (amount === null ? null : rupeesFromPaise(amount))

/** A numeric room number is written as a number, so that the column sorts numerically. */
export const roomCell = (rooms: string) => (/^[1-9]\d{0,8}$/.test(rooms) ? Number(rooms) : rooms)

/** The dates and people of a stay. */
export const stayColumns = [
  { header: 'Check-In', width: 13, format: dayFormat },
  { header: 'Check-Out', width: 13, format: dayFormat },
  { header: 'Nights', width: 8 },
  { header: 'Adults', width: 8 },
  { header: 'Children', width: 9 },
  { header: 'Infants', width: 8 },
]
