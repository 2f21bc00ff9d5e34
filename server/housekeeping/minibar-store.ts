import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/**
 * A stay of guests in the house. Its booking is locked against changes: a check-out waits for us and bills the minibar,
 * or we wait for it and find nobody.
 */
export const lockStay = (db: Db, slug: string) =>
  db
    .selectFrom('stay')
    .innerJoin('booking', 'booking.id', 'stay.booking_id')
    .select([sql<number>`booking.id`.as('booking_id'), 'stay.line'])
    .where('stay.slug', '=', slug)
    .where('booking.status', '=', 'checked_in')
    .where('stay.departed_on', 'is', null)
    .forShare('booking')
    .executeTakeFirst()

/** Items of the minibar as a bill charges them: with their own tax category, else that of their type. */
export const findMinibarItems = (db: Db, ids: number[]) =>
  db
    .selectFrom('item')
    .select(['id', 'name', 'price'])
    .select(
      sql<number>`coalesce(item.tax_category_id, (
        select id from tax_category
        where builtin::text = case when item.type = 'service' then 'service' else 'food' end
      ))`.as('tax_category_id'),
    )
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('in_minibar', '=', true)
    .where('is_active', '=', true)
    .where('retired_at', 'is', null)
    .execute()
