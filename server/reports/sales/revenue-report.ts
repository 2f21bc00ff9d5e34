import { sumOf } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { type PeriodQuery, periodOf, periodsOf } from '#contract/reports/report-period.ts'
import type { Revenue, RevenueReport, RevenueSource } from '#contract/reports/revenue-report.ts'
import type { Db } from '#server/db/connect.ts'
import { addUpRevenue } from '#server/reports/sales/revenue-store.ts'

type Sums = Awaited<ReturnType<typeof addUpRevenue>>

const added = (sums: Sums) => sumOf(sums.map(({ amount }) => amount))

/** The revenue of each source, their total, and the part that is still expected. */
const revenueOf = (sums: Sums, today: CalendarDate): Revenue => {
  const from = (source: RevenueSource) => added(sums.filter((sum) => sum.source === source))
  return {
    rooms: from('rooms'),
    food_plans: from('food_plans'),
    food_and_drinks: from('food_and_drinks'),
    services: from('services'),
    extras: from('extras'),
    discounts: from('discounts'),
    credit_notes: from('credit_notes'),
    total: added(sums),
    upcoming: added(sums.filter(({ day }) => day !== null && day > today)),
  }
}

export const revenueReport = async (db: Db, query: PeriodQuery, today: CalendarDate): Promise<RevenueReport> => {
  const sums = await addUpRevenue(db, query)
  const byPeriod = new Map<string, Sums>()
  for (const sum of sums) {
    if (sum.day === null) continue
    const period = periodOf(sum.day, query.by)
    byPeriod.set(period, [...(byPeriod.get(period) ?? []), sum])
  }
  const sold = (source: RevenueSource) =>
    sums
      .filter((sum) => sum.source === source && sum.day === null)
      .map(({ name, quantity, amount }) => ({ name: name ?? '', quantity, amount }))
  return {
    rows: periodsOf(query).map((period) => ({ period, ...revenueOf(byPeriod.get(period) ?? [], today) })),
    total: revenueOf([...byPeriod.values()].flat(), today),
    room_types: sold('rooms'),
    food_plans: sold('food_plans'),
    items: sums.flatMap(({ name, type, quantity, amount }) =>
      type === null ? [] : { name: name ?? '', type, quantity, amount },
    ),
  }
}
