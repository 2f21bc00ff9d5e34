import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import type { MinibarLine } from '#contract/housekeeping/step.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { insertExtra } from '#server/folios/extra-store.ts'
import { housekeepingProblems as problems } from '#server/housekeeping/housekeeping-problems.ts'
import { findMinibarItems } from '#server/housekeeping/minibar-store.ts'
import type { HousekeepingCaller } from '#server/housekeeping/read-board.ts'

/** Puts the items on the bill of the guests: today's price, and the tax of the item as in an order. */
export const chargeMinibar = async (
  { db, user }: HousekeepingCaller,
  stay: { booking_id: number; line: number | null },
  lines: MinibarLine[],
  date: CalendarDate,
) => {
  const ids = lines.map(({ item_id }) => item_id)
  const items = await findMinibarItems(db, ids)
  for (const { item_id, quantity } of lines) {
    const item = items.find(({ id }) => id === item_id)
    if (!item) throw problems.itemMissing()
    await insertExtra(db, {
      booking_id: stay.booking_id,
      line: stay.line,
      date,
      description: say.minibarLine(item.name),
      item_id,
      quantity,
      rate: item.price,
      tax_category_id: item.tax_category_id,
      slab_value: null,
      account_id: user.account_id,
    })
  }
}
