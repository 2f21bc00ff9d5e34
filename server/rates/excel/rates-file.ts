import { rupeesFromPaise } from '#contract/kit/money.ts'
import { addDays, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import {
  noRestrictions,
  type RateCalendar,
  type RatesQuery,
  type Restrictions,
  restrictionNames,
} from '#contract/rates/rate.ts'
import type { Db } from '#server/db/connect.ts'
import { type Cell, dayCell, dayFormat, moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { readCalendar } from '#server/rates/rate-store.ts'

/** The three rows of each room type and plan. */
export const rowNames = { price: 'Price', min_nights: 'Minimum nights', restrictions: 'Restrictions' } as const

export const sheetName = 'Rates'
/** Money, but nights without decimals: there are at most 365. */
const cellFormat = `[>365]${moneyFormat};General`

/** The columns before the first day. */
export const nameColumns = ['Room type', 'Rate plan', 'Value']

/** Written into the file, so that its import notices what others have changed since. */
const stampOf = (change: number) => `Rates up to change ${change}`
export const changeOfStamp = (stamp: string) => {
  const [, change] = /^Rates up to change (\d{1,9})$/.exec(stamp.trim()) ?? []
  return change === undefined ? undefined : Number(change)
}

const restrictionText = (restrictions: Restrictions): Cell =>
  restrictionNames.flatMap(([field, name]) => (restrictions[field] ? name : [])).join(', ') || null

const rowsOf = ({ from, to, room_types, rate_plans, rows }: RateCalendar) => {
  const days = Array.from({ length: nightsBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  const cells: Cell[][] = room_types.flatMap((type) =>
    rate_plans.flatMap((plan) => {
      const own = rows.find((row) => row.room_type_id === type.id && row.rate_plan_id === plan.id)
      const restricted = new Map(own?.restrictions.map((day) => [day.date, day]))
      const on = (date: string): Restrictions => restricted.get(date) ?? noRestrictions
      const prices = days.map((_, index) => own?.prices[index] ?? null)
      return [
        [type.name, plan.name, rowNames.price, ...prices.map((price) => price && rupeesFromPaise(price))],
        [type.name, plan.name, rowNames.min_nights, ...days.map((date) => on(date).min_nights)],
        [type.name, plan.name, rowNames.restrictions, ...days.map((date) => restrictionText(on(date)))],
      ]
    }),
  )
  return { days, cells }
}

/** The rates of some days as an Excel file that can be changed and imported. Days without a price entered are empty. */
export const ratesFile = async (db: Db, query: RatesQuery) => {
  const calendar = await readCalendar(db, query)
  const { days, cells } = rowsOf(calendar)
  const sheet = {
    name: sheetName,
    columns: [
      ...nameColumns.map((header) => ({ header, width: 20 })),
      ...days.map((day) => ({ header: dayCell(day), width: 13, format: cellFormat })),
    ],
    headerFormat: dayFormat,
    rows: cells,
    frozenColumns: nameColumns.length,
  }
  const bytes = await workbook([sheet], stampOf(calendar.last_change))
  return { bytes, name: `rates_${query.from}_${query.to}.xlsx` }
}
