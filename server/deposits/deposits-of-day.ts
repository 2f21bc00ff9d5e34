import { sql } from 'kysely'
import { minus, type Paise, plus, sumOf } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CollectionsReport, DepositsOfDay } from '#contract/reports/collections-report.ts'
import type { Db } from '#server/db/connect.ts'

type ByMethod = CollectionsReport['deposits']['by_method'][number]

/** The security deposits of a day: taken, returned, kept for the bill, and held in the evening. */
export const depositsOfDay = async (db: Db, date: CalendarDate): Promise<CollectionsReport['deposits']> => {
  const { rows: by_method } = await sql<ByMethod>`
    select json_build_object('id', payment_method.id, 'name', payment_method.name) as method,
      sum(moved.taken)::bigint as taken, sum(moved.returned)::bigint as returned, sum(moved.kept)::bigint as kept,
      sum(moved.held)::bigint as held
    from (
      select payment_method_id, amount as taken, 0 as returned, 0 as kept, 0 as held
      from deposit where taken_on = ${date}
      union all
      select return_method_id, 0, amount - kept_amount, 0, 0
      from deposit where returned_on = ${date} and return_method_id is not null
      union all
      select payment_method_id, 0, 0, kept_amount, 0 from deposit where returned_on = ${date}
      union all
      select payment_method_id, 0, 0, 0, amount
      from deposit where taken_on <= ${date} and (returned_on is null or returned_on > ${date})
    ) moved join payment_method on payment_method.id = moved.payment_method_id
    group by payment_method.id
    order by payment_method.id`.execute(db)
  const sum = (of: keyof DepositsOfDay): Paise => sumOf(by_method.map((part) => part[of]))
  const [taken, returned, kept, held] = [sum('taken'), sum('returned'), sum('kept'), sum('held')]
  return { taken, returned, kept, held, opening: minus(plus(plus(held, returned), kept), taken), by_method }
}
