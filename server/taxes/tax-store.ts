import { sql } from 'kysely'
import type { TaxRule, TaxRuleDraft, TaxRuleEdit } from '#contract/taxes/tax-rule.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

const columns = [
  'id',
  'slug',
  'kind',
  'value_from',
  'value_to',
  'rate',
  'sac',
  'valid_from',
  'valid_to',
  'version',
] as const

export const listTaxRules = (db: Db): Promise<TaxRule[]> =>
  db
    .selectFrom('tax_rule')
    .select(columns)
    .orderBy(sql`valid_to desc nulls first`)
    .orderBy('kind')
    .orderBy('value_from')
    .orderBy('valid_from', 'desc')
    .execute()

export const insertTaxRules = (db: Db, drafts: TaxRuleDraft[]): Promise<TaxRule[]> =>
  db
    .insertInto('tax_rule')
    .values(drafts.map((draft) => ({ ...draft, slug: newSlug() })))
    .returning(columns)
    .execute()

/** Nothing if there is no such version of it. */
export const updateTaxRule = (db: Db, slug: string, { version, ...draft }: TaxRuleEdit): Promise<TaxRule | undefined> =>
  db
    .updateTable('tax_rule')
    .set(draft)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()

export const hasTaxRule = async (db: Db, slug: string) =>
  (await db.selectFrom('tax_rule').select('id').where('slug', '=', slug).execute()).length > 0

export const removeTaxRule = async (db: Db, slug: string) => {
  const { numDeletedRows } = await db.deleteFrom('tax_rule').where('slug', '=', slug).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The hotel's GSTIN, and what besides rooms it sells. */
export const getSoldKinds = async (db: Db) => {
  const { rows } = await sql<{ gstin: string; food: boolean; service: boolean }>`
    select gstin,
      exists (select from food_plan where price > 0 and not composite_supply)
        or exists (select from item where retired_at is null and type in ('food', 'drink')) as food,
      exists (select from item where retired_at is null and type = 'service') as service
    from property
  `.execute(db)
  const [sold] = rows
  if (!sold) throw new Error('the hotel itself is missing from the database')
  return sold
}
