import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import type { StepDraft } from '#contract/housekeeping/step.ts'
import { insertExtra } from '#server/folios/extra-store.ts'
import { housekeepingProblems as problems } from '#server/housekeeping/housekeeping-problems.ts'
import { findMinibarItems, lockStay } from '#server/housekeeping/minibar-store.ts'
import type { HousekeepingCaller } from '#server/housekeeping/read-board.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** Puts the items on the bill of the guests in the room: today's price, and the tax of the item as in an order. */
export const chargeMinibar = async (
  { db, clock, user }: HousekeepingCaller,
  room: HousekeepingRoom,
  step: StepDraft,
) => {
  const stay = room.guests?.stay === step.stay && (await lockStay(db, step.stay ?? ''))
  if (!stay) throw problems.otherGuests(room.room_number)
  const lines = step.items ?? []
  const items = await findMinibarItems(
    db,
    lines.map(({ item_id }) => item_id),
  )
  const date = await hotelToday(db, clock)
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
  return say.minibarCharged(room.room_number)
}
