import { sql } from 'kysely'
import type { RatePlan, RatePlanDraft, RatePlanEdit, RatePlanQuery } from '#contract/rates/rate-plan.ts'
import type { Db } from '#server/db/connect.ts'
import type { SlugStore } from '#server/kit/http/slug-routes.ts'
import { containing, listPage, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'
import { ratePlanProblems } from '#server/rates/plans/rate-plan-problems.ts'

const columns = [
  'rate_plan.id',
  'rate_plan.slug',
  'rate_plan.name',
  'rate_plan.parent_id',
  'parent.name as parent',
  'rate_plan.parent_percent',
  'rate_plan.parent_amount',
  'rate_plan.food_plan_id',
  'food_plan.name as food_plan',
  'rate_plan.adults_included',
  'rate_plan.extra_adult_price',
  'rate_plan.child_price',
  'rate_plan.single_use_discount',
  'rate_plan.min_nights',
  'rate_plan.max_nights',
  'rate_plan.book_min_days',
  'rate_plan.book_max_days',
  'rate_plan.cancellation_fee',
  'rate_plan.cancellation_free_days',
  'rate_plan.cancellation_percent',
  'rate_plan.is_public',
  'rate_plan.company_id',
  'company.name as company',
  'rate_plan.is_active',
  'rate_plan.version',
] as const

const withNames = (db: Db) =>
  db
    .selectFrom('rate_plan')
    .leftJoin('rate_plan as parent', 'parent.id', 'rate_plan.parent_id')
    .leftJoin('food_plan', 'food_plan.id', 'rate_plan.food_plan_id')
    .leftJoin('company', 'company.id', 'rate_plan.company_id')

export const ratePlanStore: SlugStore<RatePlan, RatePlanDraft, RatePlanEdit, RatePlanQuery> = {
  entity: 'rate_plan',

  list(db, query) {
    const { direction } = sortOrder(query.sort ?? 'name')
    const { search } = query
    const found = withNames(db).$if(Boolean(search), (plans) =>
      plans.where('rate_plan.name', 'ilike', containing(search ?? '')),
    )
    return listPage(
      query,
      found.select(sql<number>`count(*)`.as('total')),
      found.select(columns).orderBy(sql`lower(rate_plan.name)`, direction).orderBy('rate_plan.id'),
    )
  },

  get: (db, slug) => withNames(db).select(columns).where('rate_plan.slug', '=', slug).executeTakeFirst(),

  async save(db, draft) {
    const slug = newSlug()
    await db
      .insertInto('rate_plan')
      .values({ slug, ...draft })
      .execute()
    return slug
  },

  async update(db, slug, { version, ...draft }) {
    await lockPlans(db)
    const { numUpdatedRows } = await db
      .updateTable('rate_plan')
      .set(draft)
      .where('slug', '=', slug)
      .where('version', '=', version)
      .executeTakeFirst()
    await refuseNoneForEverybody(db)
    return numUpdatedRows > 0n
  },

  async remove(db, slug) {
    await lockPlans(db)
    // Locked, so that no booking gets this plan while we check whether one has it.
    const plan = await db.selectFrom('rate_plan').select('id').where('slug', '=', slug).forUpdate().executeTakeFirst()
    if (!plan) return false
    const derived = await db
      .selectFrom('rate_plan')
      .select('name')
      .where('parent_id', '=', plan.id)
      .orderBy('name')
      .execute()
    if (derived.length > 0) throw ratePlanProblems.hasDerived(derived.map(({ name }) => name))
    const { bookings, requests } = await countUses(db, plan.id)
    if (bookings > 0 || requests > 0) throw ratePlanProblems.inUse(bookings, requests)
    await db.deleteFrom('rate_plan').where('id', '=', plan.id).execute()
    await refuseNoneForEverybody(db)
    return true
  },
}

/** Plans are changed one at a time, so that two people do not take the last two plans away at once. */
export const lockPlans = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('rate_plan'))`.execute(db)

/** A booking without a company needs a plan to start with. */
const refuseNoneForEverybody = async (db: Db) => {
  const plan = await db
    .selectFrom('rate_plan')
    .select('id')
    .where('is_active', '=', true)
    .where('company_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!plan) throw ratePlanProblems.lastPlan()
}

/** How many bookings and booking requests have the plan. A booking also has the plan of each of its nights. */
const countUses = async (db: Db, id: number) => {
  const { rows } = await sql<{ bookings: number; requests: number }>`
    select (
        select count(*) from (
          select id from booking where rate_plan_id = ${id}
          union
          select stay.booking_id from night join stay on stay.id = night.stay_id where night.rate_plan_id = ${id}
        ) booking
      ) as bookings,
      (select count(*) from booking_request where rate_plan_id = ${id}) as requests
  `.execute(db)
  return rows[0] ?? { bookings: 0, requests: 0 }
}
