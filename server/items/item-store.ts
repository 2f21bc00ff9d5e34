import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Item, ItemDraft, ItemEdit, ItemQuery } from '#contract/items/item.ts'
import type { Db } from '#server/db/connect.ts'
import { itemProblems } from '#server/items/item-problems.ts'
import type { SlugStore } from '#server/kit/http/slug-routes.ts'
import { containing, listPage, pageOfAll, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'

const current = (db: Db) =>
  db
    .selectFrom('item')
    .innerJoin('item_category', 'item_category.id', 'item.category_id')
    .where('item.retired_at', 'is', null)

const withColumns = (items: ReturnType<typeof current>) =>
  items
    .select([
      'item.id',
      'item.slug',
      'item.category_id',
      'item.name',
      'item.type',
      'item.price',
      'item.description',
      'item.tax_category_id',
      'item.is_active',
      'item.in_minibar',
      'item.version',
    ])
    .select(({ ref }) => jsonBuildObject({ name: ref('item_category.name') }).as('category'))

const sortColumns = { name: 'item.name', price: 'item.price', category: 'item_category.name' } as const

const search = (db: Db, { search, category_id, type, orderable }: ItemQuery) => {
  let items = current(db)
  if (category_id) items = items.where('item.category_id', '=', category_id)
  if (type) items = items.where('item.type', '=', type)
  if (orderable) items = items.where('item.is_active', '=', true).where('item_category.is_active', '=', true)
  if (!search) return items
  const pattern = containing(search)
  return items.where((is) =>
    is.or([
      is('item.name', 'ilike', pattern),
      is('item_category.name', 'ilike', pattern),
      is('item.description', 'ilike', pattern),
    ]),
  )
}

/** Locks the category, so that it can't be deleted before the item is saved. */
const lockCategory = async (db: Db, id: number) => {
  const category = await db
    .selectFrom('item_category')
    .select('id')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  if (!category) throw itemProblems.categoryMissing()
}

export const itemStore: SlugStore<Item, ItemDraft, ItemEdit, ItemQuery> = {
  entity: 'item',

  list(db, query) {
    const { column, direction } = sortOrder(query.sort ?? 'name')
    const found = search(db, query)
    return listPage(
      query.all ? pageOfAll : query,
      found.select(sql<number>`count(*)`.as('total')),
      withColumns(found).orderBy(sortColumns[column], direction).orderBy('item.name').orderBy('item.id'),
    )
  },

  get: (db, slug) => withColumns(current(db)).where('item.slug', '=', slug).executeTakeFirst(),

  async save(db, draft) {
    await lockCategory(db, draft.category_id)
    const slug = newSlug()
    await db
      .insertInto('item')
      .values({ slug, ...draft })
      .execute()
    return slug
  },

  async update(db, slug, { version, ...draft }) {
    await lockCategory(db, draft.category_id)
    const { numUpdatedRows } = await db
      .updateTable('item')
      .set(draft)
      .where('slug', '=', slug)
      .where('version', '=', version)
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async remove(db, slug) {
    // Locked, so that the item can't be ordered while we check for orders.
    const item = await db
      .selectFrom('item')
      .select('id')
      .where('slug', '=', slug)
      .where('retired_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!item) return false
    const ordered = await db
      .selectFrom('order_line')
      .select('order_id')
      .where('item_id', '=', item.id)
      .limit(1)
      .execute()
    // Old orders still refer to it.
    if (ordered.length > 0) {
      await db.updateTable('item').set({ retired_at: sql`now()` }).where('id', '=', item.id).execute()
    } else await db.deleteFrom('item').where('id', '=', item.id).execute()
    return true
  },
}

/** The items of an order, including retired ones, locked so that none is deleted meanwhile. */
export const lockItems = (db: Db, ids: number[]) =>
  db
    .selectFrom('item')
    .innerJoin('item_category', 'item_category.id', 'item.category_id')
    .select(['item.id', 'item.name', 'item.price', 'item.retired_at'])
    .select(({ and, ref }) => and([ref('item.is_active'), ref('item_category.is_active')]).as('is_active'))
    .where('item.id', 'in', ids)
    .orderBy('item.id')
    .forKeyShare('item')
    .execute()
