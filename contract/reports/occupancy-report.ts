import { type Paise, Rupees } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'

/** What is counted; `figureWords` says what each of them means. */
const Counted = z.object({
  nights_available: z.int(),
  nights_sold: z.int(),
  room_revenue: Rupees,
})
export type CountedNights = z.infer<typeof Counted>

/** Unknown (null) where there is nothing to divide by. */
const Figures = Counted.extend({
  /** Percent, with at most 2 decimals; a room let twice for a night can bring it above 100. */
  occupancy: z.number().nullable(),
  adr: Rupees.nullable(),
  revpar: Rupees.nullable(),
})
export type OccupancyFigures = z.infer<typeof Figures>

const OccupancyRow = Figures.extend({ period: z.string() })
export type OccupancyRow = z.infer<typeof OccupancyRow>

export const OccupancyReport = z.object({ rows: z.array(OccupancyRow), total: Figures })
export type OccupancyReport = z.infer<typeof OccupancyReport>

const share = (amount: number, of: number) => (of === 0 ? null : Math.round(amount / of))

/** The averages that follow from what was counted, to the paisa. */
export const figuresOf = (counted: CountedNights): OccupancyFigures => {
  const { nights_available, nights_sold, room_revenue } = counted
  const hundredths = share(nights_sold * 10_000, nights_available)
  return {
    ...counted,
    occupancy: hundredths === null ? null : hundredths / 100,
    adr: share(room_revenue, nights_sold) as Paise | null,
    revpar: share(room_revenue, nights_available) as Paise | null,
  }
}

/** Sums, not averages of averages: a month's ADR is its revenue through its nights. */
export const addUpNights = (rows: CountedNights[]): CountedNights => ({
  nights_available: rows.reduce((sum, row) => sum + row.nights_available, 0),
  nights_sold: rows.reduce((sum, row) => sum + row.nights_sold, 0),
  room_revenue: rows.reduce((sum, row) => sum + row.room_revenue, 0) as Paise,
})
