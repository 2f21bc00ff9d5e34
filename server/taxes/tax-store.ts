import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { TaxCategory } from '#contract/taxes/tax-category.ts'
import type { TaxRule, TaxRuleDraft, TaxRuleEdit } from '#contract/taxes/tax-rule.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

const rules = (db: Db) =>
  db
    .selectFrom('tax_rule')
    .innerJoin('tax_category', 'tax_category.id', 'tax_rule.tax_category_id')
    .select(['tax_rule.id', 'tax_rule.slug', 'tax_category_id', 'value_from', 'value_to', 'rate', 'sac', 'valid_from'])
    .select(['valid_to', 'tax_rule.version'])
    .select(({ ref }) =>
      jsonBuildObject({ name: ref('tax_category.name'), builtin: ref('tax_category.builtin') }).as('tax_category'),
    )

/** By category, the built-in ones first; those in force before those that have ended. */
export const sortedTaxRules = (db: Db) =>
  rules(db)
    .orderBy(sql`tax_category.builtin nulls last`)
    .orderBy('tax_category.name')
    .orderBy(sql`valid_to desc nulls first`)
    .orderBy('value_from')
    .orderBy('valid_from', 'desc')

/** The rules of the hotel, and whether rent and meals are taxed as one supply. */
export const readTaxes = async (db: Db) => {
  const { composite_supply } = await db.selectFrom('property').select('composite_supply').executeTakeFirstOrThrow()
  return { rules: await sortedTaxRules(db).execute(), composite: composite_supply }
}

export const listTaxRules = (db: Db): Promise<TaxRule[]> => sortedTaxRules(db).execute()

export const getTaxRule = (db: Db, slug: string): Promise<TaxRule | undefined> =>
  rules(db).where('tax_rule.slug', '=', slug).executeTakeFirst()

export const insertTaxRules = async (db: Db, drafts: TaxRuleDraft[]): Promise<TaxRule[]> => {
  const made = await db
    .insertInto('tax_rule')
    .values(drafts.map((draft) => ({ ...draft, slug: newSlug() })))
    .returning('id')
    .execute()
  const ids = made.map(({ id }) => id)
  return rules(db).where('tax_rule.id', 'in', ids).orderBy('tax_rule.id').execute()
}

/** False if the rule does not have this version any more. */
export const updateTaxRule = async (db: Db, slug: string, { version, ...draft }: TaxRuleEdit) => {
  const { numUpdatedRows } = await db
    .updateTable('tax_rule')
    .set(draft)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const removeTaxRule = async (db: Db, slug: string) => {
  const { numDeletedRows } = await db.deleteFrom('tax_rule').where('slug', '=', slug).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The taxable categories of everything that the hotel sells; every hotel sells rooms. */
export const listSoldCategories = async (db: Db) => {
  const { rows } = await sql<Pick<TaxCategory, 'id' | 'name'>>`
    select id, name from tax_category where treatment = 'taxable' and (
      builtin = 'accommodation'
      or builtin = 'food' and exists (select from food_plan, property where price > 0 and not composite_supply)
      or exists (
        select from item where retired_at is null and (
          item.tax_category_id = tax_category.id
          or item.tax_category_id is null and builtin = case type when 'service' then 'service' else 'food' end::builtin_tax_category
        )
      )
    ) order by builtin nulls last, name
  `.execute(db)
  return rows
}
