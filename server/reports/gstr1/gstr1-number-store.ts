import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { NumberedKind } from '#contract/reports/gstr1/gstr1-codes.ts'
import type { Db } from '#server/db/connect.ts'

export interface NumberedDocument {
  kind: NumberedKind
  /** `INV-2627-` */
  series: string
  serial: number
  number: string
  /** The serial number before it in the series, of any month; 0 before the first one. */
  before: number
  record: { kind: 'invoice' | 'booking'; slug: string }
}

const series = sql`substring(number from '^.*-')`
/** From the series to the character after its last digit; the numbers are in the order of bytes. */
const inSeries = (wanted: string) => sql`number >= ${wanted} and number < ${`${wanted}:`}`

const tables = [
  {
    dated: sql`from invoice where invoice_date`,
    numbers: sql`select kind::text, number, invoice_date as day, coalesce(corrects_id, id) as record_id from invoice where`,
    record: sql`'invoice' as kind, invoice.slug from invoice where invoice.id = record_id`,
  },
  {
    dated: sql`from voucher where voucher_date`,
    numbers: sql`select kind::text, number, voucher_date as day, payment_id as record_id from voucher where`,
    record: sql`'booking' as kind, booking.slug from payment join booking on booking.id = payment.booking_id
      where payment.id = record_id`,
  },
]

/** All documents of some days by series and number, each with the number before it. */
export const listNumbers = async (db: Db, first: CalendarDate, last: CalendarDate) => {
  const found: NumberedDocument[] = []
  for (const { dated, numbers, record } of tables) {
    const { rows } = await sql<{ series: string }>`
      select distinct ${series} as series ${dated} between ${first} and ${last} order by 1`.execute(db)
    for (const one of rows) {
      const { rows: documents } = await sql<NumberedDocument>`
        select kind, ${one.series} as series, serial, number, before,
          (select to_jsonb(record) from (select ${record}) record) as record
        from (
          select *, lag(serial, 1, 0) over (order by serial) as before from (
            select *, substring(number from '[0-9]+$')::integer as serial
            from (${numbers} ${inSeries(one.series)}) documents
          ) numbered
        ) counted
        where day between ${first} and ${last}
        order by serial`.execute(db)
      found.push(...documents)
    }
  }
  return found
}
