import { createHash } from 'node:crypto'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { startOfFinancialYear } from '#contract/kit/time/financial-year.ts'

interface Named {
  gstin: string
  type: 'INV' | 'CRN'
  number: string
  invoice_date: CalendarDate
}

/** The financial year as the portal writes it: 2026-27. */
const yearOf = (day: CalendarDate) => {
  const first = Number(startOfFinancialYear(day).slice(0, 4))
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** The IRN that the portal gives a document: the hash of GSTIN, financial year, type and number, in this order. */
export const irnOf = ({ gstin, type, number, invoice_date }: Named) =>
  createHash('sha256')
    .update(`${gstin}${yearOf(invoice_date)}${type}${number}`)
    .digest('hex')
