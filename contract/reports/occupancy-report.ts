import { type Paise, portion, Rupees, sumOf } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'

/** The counted figures; `figureDefinitions` explains them. */
const Counted = z.object({
  nights_available: z.int(),
  nights_sold: z.int(),
  room_revenue: Rupees,
})
export type CountedNights = z.infer<typeof Counted>

/** Null if the divisor is zero. */
export const OccupancyFigures = Counted.extend({
  /** Percent, with at most 2 decimals; a room that is let twice for a night can raise it above 100. */
  occupancy: z.number().nullable(),
  adr: Rupees.nullable(),
  revpar: Rupees.nullable(),
})
export type OccupancyFigures = z.infer<typeof OccupancyFigures>

const OccupancyRow = OccupancyFigures.extend({ period: z.string() })
export type OccupancyRow = z.infer<typeof OccupancyRow>

export const OccupancyReport = z.object({ rows: z.array(OccupancyRow), total: OccupancyFigures })
export type OccupancyReport = z.infer<typeof OccupancyReport>

/** To the paisa; null without nights. */
export const averageOf = (amount: Paise, nights: number) => (nights === 0 ? null : portion(amount, 1, nights))

/** The averages of the counted figures, to the paisa. */
export const figuresOf = (counted: CountedNights): OccupancyFigures => {
  const { nights_available, nights_sold, room_revenue } = counted
  return {
    ...counted,
    occupancy: nights_available === 0 ? null : Math.round((nights_sold * 10_000) / nights_available) / 100,
    adr: averageOf(room_revenue, nights_sold),
    revpar: averageOf(room_revenue, nights_available),
  }
}

/** Sums, not averages of averages: the ADR of a month is its revenue divided by its nights. */
export const addUpNights = (rows: CountedNights[]): CountedNights => ({
  nights_available: rows.reduce((sum, row) => sum + row.nights_available, 0),
  nights_sold: rows.reduce((sum, row) => sum + row.nights_sold, 0),
  room_revenue: sumOf(rows.map((row) => row.room_revenue)),
})
