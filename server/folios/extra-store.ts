import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { BuiltinTaxCategory } from '#contract/taxes/tax-category.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

interface NewExtra {
  booking_id: number
  line: number | null
  date: CalendarDate
  description: string
  item_id: number | null
  quantity: number
  rate: Paise
  tax_category_id: number
  slab_value: Paise | null
  account_id: number | null
}

export const insertExtra = async (db: Db, extra: NewExtra) => {
  const slug = newSlug()
  await db
    .insertInto('extra')
    .values({ slug, ...extra })
    .execute()
  return slug
}

export const findExtra = (db: Db, slug: string) =>
  db
    .selectFrom('extra')
    .innerJoin('booking', 'booking.id', 'extra.booking_id')
    .select(['extra.id', 'extra.slab_value', 'booking.slug as booking_slug'])
    .where('extra.slug', '=', slug)
    .executeTakeFirst()

export const deleteExtra = (db: Db, id: number) => db.deleteFrom('extra').where('id', '=', id).execute()

/** The id of a built-in tax category. */
export const findBuiltinCategory = async (db: Db, builtin: BuiltinTaxCategory) => {
  const { id } = await db
    .selectFrom('tax_category')
    .select('id')
    .where('builtin', '=', builtin)
    .executeTakeFirstOrThrow()
  return id
}

export const findTreatment = async (db: Db, category: number) =>
  (await db.selectFrom('tax_category').select('treatment').where('id', '=', category).executeTakeFirst())?.treatment

/** An item as an extra charges it: its name, its price and its tax category, else that of its type. */
export const findChargedItem = (db: Db, id: number) =>
  db
    .selectFrom('item')
    .select(['item.name', 'item.type'])
    .select(
      sql<number>`coalesce(item.tax_category_id, (
        select id from tax_category
        where builtin::text = case when item.type = 'service' then 'service' else 'food' end
      ))`.as('tax_category_id'),
    )
    .where('item.id', '=', id)
    .where('item.retired_at', 'is', null)
    .executeTakeFirst()
