import { sql } from 'kysely'
import { CompanyDraft } from '#contract/companies/company.ts'
import type { PrintedCompany } from '#contract/folios/billed-company.ts'
import type { z } from '#contract/kit/z.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

type Printed = z.output<typeof PrintedCompany>

const companies = (db: Db) => db.selectFrom('company').select(['name', 'address', 'gstin'])

/** A company as an invoice names it. */
export const companyById = (db: Db, id: number) => companies(db).where('id', '=', id).executeTakeFirst()

/** The same by its name, regardless of case and surrounding spaces. */
export const companyByName = (db: Db, name: string) =>
  companies(db).where(sql<boolean>`lower(btrim(name)) = lower(btrim(${name}))`).executeTakeFirst()

/**
 * The company of the list that an invoice is for: the one of this name, or else the only one with this GSTIN, whose name
 * was written differently.
 */
export const billedCompanyId = async (db: Db, { name, gstin }: Pick<Printed, 'name' | 'gstin'>) => {
  const { rows } = await sql<{ id: number }>`
    select id from company where lower(btrim(name)) = lower(btrim(${name}))
    union all
    select min(id) from company where gstin = ${gstin} and gstin <> '' having count(*) = 1
    limit 1
  `.execute(db)
  return rows[0]?.id ?? null
}

/** Adds a company that was typed for an invoice, unless the list has one of this name. */
export const addBilledCompany = async (db: Db, company: Printed) => {
  await db
    .insertInto('company')
    .values({ slug: newSlug(), ...CompanyDraft.parse(company) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
