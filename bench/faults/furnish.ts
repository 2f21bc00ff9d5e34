import type { Hotel } from '#bench/faults/guest-stays.ts'
import { rupees } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'
import { builders } from '#server/testing/builders.ts'

/** Adds a few rooms, guests and menu items; the items have prices with paise. */
export const furnish = async (db: Db): Promise<Hotel> => {
  const make = builders(db)
  const type = await make.roomType()
  const category = await make.itemCategory()
  const ids = async <Row extends { id: number }>(count: number, one: () => Promise<Row>) => {
    const rows: number[] = []
    while (rows.length < count) rows.push((await one()).id)
    return rows
  }
  return {
    price: type.price_per_night,
    roomIds: await ids(16, () => make.room({ room_type_id: type.id })),
    guestIds: await ids(10, () => make.guest()),
    items: await Promise.all(
      [49.5, 120.25, 300].map((price) => make.item({ category_id: category.id, price: rupees(price) })),
    ),
  }
}
