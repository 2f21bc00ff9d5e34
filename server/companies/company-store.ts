import { sql } from 'kysely'
import type { Company, CompanyDraft, CompanyEdit, CompanyQuery } from '#contract/companies/company.ts'
import { companyProblems } from '#server/companies/company-problems.ts'
import { companyMatches } from '#server/companies/company-search.ts'
import type { Db } from '#server/db/connect.ts'
import type { SlugStore } from '#server/kit/http/slug-routes.ts'
import { listPage, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'

const columns = [
  'id',
  'slug',
  'name',
  'kind',
  'gstin',
  'address',
  'state',
  'contact_person',
  'phone',
  'email',
  'credit_limit',
  'payment_terms',
  'is_active',
  'version',
] as const

const sortKeys = {
  name: sql`lower(company.name)`,
  state: sql`company.state`,
  contact_person: sql`lower(company.contact_person)`,
  // A company without credit is below every limit.
  credit_limit: sql`coalesce(company.credit_limit, 0)`,
  payment_terms: sql`company.payment_terms`,
}

const search = (db: Db, { search, kind, is_active, id }: CompanyQuery) => {
  let companies = db.selectFrom('company')
  if (kind) companies = companies.where('kind', '=', kind)
  if (is_active !== undefined) companies = companies.where('is_active', '=', is_active)
  if (id) companies = companies.where('id', '=', id)
  return search ? companies.where(companyMatches(search)) : companies
}

export const companyStore: SlugStore<Company, CompanyDraft, CompanyEdit, CompanyQuery> = {
  entity: 'company',

  list(db, query) {
    const { column, direction } = sortOrder(query.sort ?? 'name')
    const found = search(db, query)
    return listPage(
      query,
      found.select(sql<number>`count(*)`.as('total')),
      found.select(columns).orderBy(sortKeys[column], direction).orderBy('id'),
    )
  },

  get: (db, slug) => db.selectFrom('company').select(columns).where('slug', '=', slug).executeTakeFirst(),

  async save(db, draft) {
    const slug = newSlug()
    await db
      .insertInto('company')
      .values({ slug, ...draft })
      .execute()
    return slug
  },

  async update(db, slug, { version, ...draft }) {
    const { numUpdatedRows } = await db
      .updateTable('company')
      .set(draft)
      .where('slug', '=', slug)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async remove(db, slug) {
    // Locked, so that no booking gets this company while we check whether one has it.
    const company = await db.selectFrom('company').select('id').where('slug', '=', slug).forUpdate().executeTakeFirst()
    if (!company) return false
    const { bookings, invoices } = await countUses(db, company.id)
    if (bookings > 0 || invoices > 0) throw companyProblems.inUse(bookings, invoices)
    const plans = await db
      .selectFrom('rate_plan')
      .select('name')
      .where('company_id', '=', company.id)
      .orderBy('name')
      .execute()
    if (plans.length > 0) throw companyProblems.hasRatePlans(plans.map(({ name }) => name))
    await db.deleteFrom('company').where('id', '=', company.id).execute()
    return true
  },
}

/** How many bookings and invoices are for the company. */
const countUses = async (db: Db, id: number) => {
  const { rows } = await sql<{ bookings: number; invoices: number }>`
    select (
        select count(*) from (
          select id from booking where company_id = ${id} union select booking_id from folio where company_id = ${id}
        ) booking
      ) as bookings,
      (select count(*) from invoice where company_id = ${id} and kind = 'invoice') as invoices
  `.execute(db)
  return rows[0] ?? { bookings: 0, invoices: 0 }
}

/** The company of a booking, locked so that it is not deleted before the booking is saved. */
export const lockCompany = (db: Db, id: number) =>
  db.selectFrom('company').select(['name', 'is_active']).where('id', '=', id).forKeyShare().executeTakeFirst()
