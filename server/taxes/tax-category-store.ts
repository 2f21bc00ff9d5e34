import { sql } from 'kysely'
import type { TaxCategory, TaxCategoryDraft, TaxCategoryEdit, TaxCategoryQuery } from '#contract/taxes/tax-category.ts'
import type { Db } from '#server/db/connect.ts'
import type { SlugStore } from '#server/kit/http/slug-routes.ts'
import { containing, listPage, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'
import { taxCategoryProblems } from '#server/taxes/tax-category-problems.ts'

const columns = ['id', 'slug', 'name', 'treatment', 'builtin', 'version'] as const

export const taxCategoryStore: SlugStore<TaxCategory, TaxCategoryDraft, TaxCategoryEdit, TaxCategoryQuery> = {
  entity: 'tax_category',

  list(db, query) {
    const { column, direction } = sortOrder(query.sort ?? 'name')
    const { search } = query
    const found = db
      .selectFrom('tax_category')
      .$if(Boolean(search), (categories) => categories.where('name', 'ilike', containing(search ?? '')))
    return listPage(
      query,
      found.select(sql<number>`count(*)`.as('total')),
      // The built-in ones first, in the order of a bill.
      found.select(columns).orderBy(sql`builtin nulls last`).orderBy(column, direction).orderBy('id'),
    )
  },

  get: (db, slug) => db.selectFrom('tax_category').select(columns).where('slug', '=', slug).executeTakeFirst(),

  save: async (db, draft) => (await insertTaxCategory(db, draft)).slug,

  async update(db, slug, { version, ...draft }) {
    const { numUpdatedRows } = await db
      .updateTable('tax_category')
      .set(draft)
      .where('slug', '=', slug)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async remove(db, slug) {
    // Locked, so that no item gets this category while we check whether one has it.
    const category = await db
      .selectFrom('tax_category')
      .select(['id', 'builtin'])
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst()
    if (!category) return false
    if (category.builtin) throw taxCategoryProblems.builtin()
    const { items, is_ordered } = await countUses(db, category.id)
    if (items > 0) throw taxCategoryProblems.hasItems(items)
    if (is_ordered) throw taxCategoryProblems.isOrdered()
    await db.deleteFrom('tax_category').where('id', '=', category.id).execute()
    return true
  },
}

/** The items on offer with this category, and whether a deleted item is still to be invoiced. */
const countUses = (db: Db, id: number) =>
  db
    .selectFrom('item')
    .where('tax_category_id', '=', id)
    .select(sql<number>`count(*) filter (where retired_at is null)`.as('items'))
    .select(
      sql<boolean>`coalesce(bool_or(exists (
        select from order_line join guest_order on guest_order.id = order_line.order_id
        where order_line.item_id = item.id and guest_order.status <> 'cancelled'
          and not exists (select from invoice where invoice.booking_id = guest_order.booking_id)
      )), false)`.as('is_ordered'),
    )
    .executeTakeFirstOrThrow()

/** A category that rates can be added to, locked until the transaction ends. */
export const lockTaxableCategory = async (db: Db, id: number) => {
  const category = await db
    .selectFrom('tax_category')
    .select('treatment')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!category) throw taxCategoryProblems.missing()
  if (category.treatment !== 'taxable') throw taxCategoryProblems.noRates()
}

/** The id of an existing category. */
export const findTaxCategory = async (db: Db, { builtin, name }: Pick<TaxCategory, 'builtin' | 'name'>) => {
  const found = await db
    .selectFrom('tax_category')
    .select('id')
    .$if(builtin !== null, (categories) => categories.where('builtin', '=', builtin))
    .$if(builtin === null, (categories) => categories.where(sql<boolean>`lower(btrim(name)) = lower(btrim(${name}))`))
    .executeTakeFirst()
  return found?.id
}

export const insertTaxCategory = (db: Db, draft: TaxCategoryDraft) => {
  const values = { slug: newSlug(), ...draft }
  return db.insertInto('tax_category').values(values).returning(['id', 'slug']).executeTakeFirstOrThrow()
}
