import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { financialYear } from '#contract/kit/time/financial-year.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/** INV-2627-000123 */
export const documentNumber = (series: string, year: string, last: number) =>
  `${series}-${year}-${String(last).padStart(6, '0')}`

const counters = statement((db, { series, year, count }: { series: string; year: string; count: number }) =>
  db
    .insertInto('document_counter')
    .values({ series, financial_year: year, last: count })
    .onConflict((conflict) =>
      conflict.columns(['series', 'financial_year']).doUpdateSet({ last: sql`document_counter.last + excluded.last` }),
    )
    .returning('last'),
)

/**
 * The next number of a series, INV-2627-000123. The counter is part of the transaction, so a rollback returns the number
 * and numbers have no gaps. The counter is locked until the transaction ends, so take the number last.
 */
export const takeNumber = async (db: Db, series: string, date: CalendarDate) => {
  const [number] = await takeNumbers(db, series, date, 1)
  if (!number) throw new Error('a number was taken without a row')
  return number
}

/** Several numbers in sequence. */
export const takeNumbers = async (db: Db, series: string, date: CalendarDate, count: number) => {
  const year = financialYear(date)
  const [counter] = await counters(db, { series, year, count })
  const last = counter?.last ?? 0
  return Array.from({ length: count }, (_, index) => documentNumber(series, year, last - count + 1 + index))
}
