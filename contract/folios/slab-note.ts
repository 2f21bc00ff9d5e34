import type { Line } from '#contract/bookings/stays/line.ts'
import { nightRule } from '#contract/folios/charge.ts'
import type { Taxes } from '#contract/folios/taxes.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { taxMessages } from '#contract/taxes/tax-messages.ts'

/** A note for the desk when the food plan moves a room-night into another slab; otherwise undefined. */
export const slabNote = (lines: Line[], taxes: Taxes) => {
  if (!taxes.composite) return undefined
  for (const night of lines.flatMap(({ nights }) => nights)) {
    const without = nightRule({ ...night, meals: 0 }, taxes)
    const together = nightRule(night, taxes)
    if (without && together && without.rate !== together.rate) {
      return taxMessages.planLifts(formatPercent(without.rate), formatPercent(together.rate))
    }
  }
  return undefined
}
