import type { Taxes } from '#contract/bookings/bill-lines.ts'
import { type PricedStay, roomNights } from '#contract/bookings/room-nights.ts'
import { plus, times } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { ruleFor } from '#contract/taxes/calculate-tax.ts'
import { taxMessages } from '#contract/taxes/tax-messages.ts'

/** A note for the desk when the food plan moves a room-night into another slab; otherwise undefined. */
export const slabNote = (booking: PricedStay, { rules, composite }: Taxes) => {
  if (!composite) return undefined
  for (const { day, room, mealGuests } of roomNights(booking)) {
    const rent = room === undefined ? undefined : booking.rooms[room]?.room_rent
    if (rent === undefined) continue
    const without = ruleFor(rules, 'accommodation', rent, day)
    const together = ruleFor(rules, 'accommodation', plus(rent, times(booking.food_plan_rate, mealGuests)), day)
    if (without && together && without.rate !== together.rate) {
      return taxMessages.planLifts(formatPercent(without.rate), formatPercent(together.rate))
    }
  }
  return undefined
}
