import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { financialYear } from '#contract/kit/financial-year.ts'
import type { Db } from '#server/db/connect.ts'

/** INV-2627-000123 */
export const documentNumber = (series: string, year: string, last: number) =>
  `${series}-${year}-${String(last).padStart(6, '0')}`

/**
 * The next number of a series, INV-2627-000123. Whoever takes one holds the series until the transaction ends, so take
 * it last: a roll-back gives it back, and no number is ever missing.
 */
export const takeNumber = async (db: Db, series: string, today: CalendarDate) => {
  const year = financialYear(today)
  const { last } = await db
    .insertInto('document_counter')
    .values({ series, financial_year: year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'financial_year']).doUpdateSet({ last: sql`document_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return documentNumber(series, year, last)
}
