import { sql } from 'kysely'
import type {
  ItemCategory,
  ItemCategoryDraft,
  ItemCategoryEdit,
  ItemCategoryQuery,
} from '#contract/item-categories/item-category.ts'
import type { Db } from '#server/db/connect.ts'
import { itemCategoryProblems } from '#server/item-categories/item-category-problems.ts'
import type { SlugStore } from '#server/kit/http/slug-routes.ts'
import { containing, listPage, pageOfAll, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'

const columns = ['id', 'slug', 'name', 'type', 'is_active', 'version'] as const

const current = (db: Db) => db.selectFrom('item_category').where('retired_at', 'is', null)

const search = (db: Db, { search, type }: ItemCategoryQuery) => {
  let found = current(db)
  if (type) found = found.where('type', '=', type)
  if (search) found = found.where('name', 'ilike', containing(search))
  return found
}

export const itemCategoryStore: SlugStore<ItemCategory, ItemCategoryDraft, ItemCategoryEdit, ItemCategoryQuery> = {
  entity: 'item_category',

  list(db, query) {
    const { column, direction } = sortOrder(query.sort ?? 'name')
    const found = search(db, query)
    return listPage(
      query.all ? pageOfAll : query,
      found.select(sql<number>`count(*)`.as('total')),
      found.select(columns).orderBy(column, direction).orderBy('name').orderBy('id'),
    )
  },

  get: (db, slug) => current(db).select(columns).where('slug', '=', slug).executeTakeFirst(),

  async save(db, draft) {
    const slug = newSlug()
    await db
      .insertInto('item_category')
      .values({ slug, ...draft })
      .execute()
    return slug
  },

  async update(db, slug, { version, ...draft }) {
    const { numUpdatedRows } = await db
      .updateTable('item_category')
      .set(draft)
      .where('slug', '=', slug)
      .where('version', '=', version)
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async remove(db, slug) {
    // Locked, so that no item can be added while we check whether there are any.
    const category = await current(db).select('id').where('slug', '=', slug).forUpdate().executeTakeFirst()
    if (!category) return false
    const { live, all } = await db
      .selectFrom('item')
      .where('category_id', '=', category.id)
      .select([sql<number>`count(*) filter (where retired_at is null)`.as('live'), sql<number>`count(*)`.as('all')])
      .executeTakeFirstOrThrow()
    if (live > 0) throw itemCategoryProblems.hasItems(live)
    // Retired items of old orders still refer to it.
    if (all > 0) {
      await db.updateTable('item_category').set({ retired_at: sql`now()` }).where('id', '=', category.id).execute()
    } else await db.deleteFrom('item_category').where('id', '=', category.id).execute()
    return true
  },
}
