import { minus, type Paise, plus, sumOf, zero } from '#contract/kit/money.ts'
import { type AverageRates, type PlanFigures, RentSource } from '#contract/reports/average-rates.ts'
import { averageOf } from '#contract/reports/occupancy-report.ts'
import type { ReportDays } from '#contract/reports/report-period.ts'
import type { Db } from '#server/db/connect.ts'
import { addUpRates, listOverridden } from '#server/reports/sales/average-rates-store.ts'

type RateSum = Awaited<ReturnType<typeof addUpRates>>[number]

export const averageRates = async (db: Db, days: ReportDays): Promise<AverageRates> => {
  const sums = await addUpRates(db, days)
  const plans = [...new Set(sums.map(({ rate_plan_id }) => rate_plan_id))]
  return {
    plans: plans.map((id) => {
      const ofPlan = sums.filter(({ rate_plan_id }) => rate_plan_id === id)
      return { rate_plan: ofPlan[0]?.rate_plan ?? null, ...figuresOf(ofPlan) }
    }),
    total: figuresOf(sums),
    sources: RentSource.options.flatMap((source) => {
      const { nights, revenue, average_rate } = figuresOf(sums.filter((sum) => sum.source === source))
      return nights === 0 ? [] : { source, nights, revenue, average_rate }
    }),
    overrides: {
      nights: count(sums.filter(({ source }) => source === 'typed')),
      given_away: sumOf(sums.map(({ given_away }) => given_away)),
      gained: sumOf(sums.map(({ gained }) => gained)),
      bookings: await listOverridden(db, days),
    },
  }
}

const count = (sums: RateSum[]) => sums.reduce((sum, { nights }) => sum + nights, 0)

const figuresOf = (sums: RateSum[]): PlanFigures => {
  const nights = count(sums)
  const revenue = sumOf(sums.map((sum) => sum.revenue))
  const quoted = sums.filter(({ source }) => source !== 'no_plan')
  return {
    nights,
    revenue,
    average_rate: averageOf(revenue, nights),
    average_quoted: averageOf(sumOf(quoted.map((sum) => sum.quoted)), count(quoted)),
    difference: quoted.reduce<Paise>((sum, { gained, given_away }) => plus(sum, minus(gained, given_away)), zero),
  }
}
