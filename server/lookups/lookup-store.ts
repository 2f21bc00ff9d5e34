import type { FoodPlanDraft, PaymentMethodDraft } from '#contract/lookups/lookup-endpoints.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/kit/list-page.ts'

// Indian is the first row of the table; the others follow by name.
export const listNationalities = (db: Db) =>
  db
    .selectFrom('nationality')
    .select(['id', 'name'])
    .orderBy(({ eb }) => eb('name', '=', 'Indian'), 'desc')
    .orderBy('name')
    .execute()

export const listFoodPlans = (db: Db) =>
  db.selectFrom('food_plan').select(['id', 'name', 'price']).orderBy('id').execute()

export const insertFoodPlan = (db: Db, draft: FoodPlanDraft) =>
  db.insertInto('food_plan').values(draft).returning(['id', 'name', 'price']).executeTakeFirstOrThrow()

export const updateFoodPlan = (db: Db, id: number, draft: FoodPlanDraft) =>
  db.updateTable('food_plan').set(draft).where('id', '=', id).returning(['id', 'name', 'price']).executeTakeFirst()

export const insertPaymentMethod = (db: Db, draft: PaymentMethodDraft) =>
  db.insertInto('payment_method').values(draft).returning(['id', 'name', 'needs_reference']).executeTakeFirstOrThrow()

export const updatePaymentMethod = (db: Db, id: number, draft: PaymentMethodDraft) =>
  db
    .updateTable('payment_method')
    .set(draft)
    .where('id', '=', id)
    .returning(['id', 'name', 'needs_reference'])
    .executeTakeFirst()

export const listPaymentMethods = (db: Db) =>
  db.selectFrom('payment_method').select(['id', 'name', 'needs_reference']).orderBy('id').execute()

/** Sources belong to the methods that ask for one; for any other method there are none. */
export const findPaymentSources = (db: Db, typed: string, methodId: number | undefined) =>
  db
    .selectFrom('payment_source')
    .select('name')
    .where('name', 'ilike', containing(typed))
    .$if(methodId !== undefined, (sources) =>
      sources.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('payment_method')
            .select('id')
            .where('id', '=', Number(methodId))
            .where('needs_reference', '=', true),
        ),
      ),
    )
    .orderBy('name')
    .limit(20)
    .execute()
