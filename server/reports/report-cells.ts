import { type Paise, rupeesFromPaise } from '#contract/kit/money.ts'
import type { Step } from '#contract/reports/report-period.ts'
import { dayCell, dayFormat, monthFormat } from '#server/kit/documents/spreadsheet.ts'

export const periodColumn = (by: Step) =>
  by === 'day' ? { header: 'Date', width: 14, format: dayFormat } : { header: 'Month', width: 14, format: monthFormat }

/** A day, or the first of its month: a real date, so that a spreadsheet can calculate with it. */
export const periodCell = (period: string) => dayCell(period.length === 7 ? `${period}-01` : period)

/** Empty where it isn't known. */
export const moneyCell = (amount: Paise | null) => (amount === null ? null : rupeesFromPaise(amount))

/** A room's number is a number where it reads like one, so that the column sorts as people count. */
export const roomCell = (rooms: string) => (/^[1-9]\d{0,8}$/.test(rooms) ? Number(rooms) : rooms)
