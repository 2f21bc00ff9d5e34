import type { OrderLine } from '#contract/orders/order.ts'
import type { LineDraft } from '#contract/orders/order-draft.ts'
import type { Db } from '#server/db/connect.ts'
import { lockItems } from '#server/items/item-store.ts'
import { orderProblems } from '#server/orders/order-problems.ts'

/**
 * Gives each line its name and price. Lines that were on the order before keep theirs, even if the item is no longer
 * available; new lines get today's.
 */
export const fillLines = async (db: Db, drafts: LineDraft[], before: OrderLine[] = []): Promise<OrderLine[]> => {
  const items = new Map(
    (await lockItems(db, [...new Set(drafts.map(({ item_id }) => item_id))])).map((item) => [item.id, item]),
  )
  const kept = new Map(before.map((line) => [line.item_id, line]))
  return drafts.map(({ item_id, quantity }, line) => {
    const old = kept.get(item_id)
    if (old) return { ...old, quantity }
    const item = items.get(item_id)
    if (!item || item.retired_at !== null) throw orderProblems.itemMissing(line)
    if (!item.is_active) throw orderProblems.itemInactive(line, item.name)
    return { item_id, name: item.name, quantity, unit_price: item.price }
  })
}
