import type { FoodPlanDraft, FoodPlanEdit } from '#contract/food-plans/food-plan.ts'
import type { Db } from '#server/db/connect.ts'

const planColumns = ['id', 'name', 'price', 'version'] as const

export const listFoodPlans = (db: Db) => db.selectFrom('food_plan').select(planColumns).orderBy('id').execute()

export const getFoodPlan = (db: Db, id: number) =>
  db.selectFrom('food_plan').select(planColumns).where('id', '=', id).executeTakeFirst()

export const insertFoodPlan = (db: Db, draft: FoodPlanDraft) =>
  db.insertInto('food_plan').values(draft).returning(planColumns).executeTakeFirstOrThrow()

/** Undefined if the food plan does not have this version any more. */
export const updateFoodPlan = (db: Db, id: number, { version, ...draft }: FoodPlanEdit) =>
  db
    .updateTable('food_plan')
    .set(draft)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(planColumns)
    .executeTakeFirst()
