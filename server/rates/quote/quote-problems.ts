import { Problem } from '#contract/kit/problem.ts'
import { quoteMessages as say } from '#contract/rates/quote-messages.ts'

const wrongField = (field: string, code: string, message: string) =>
  new Problem(422, code, message, { [field]: [message] })

export const quoteProblems = {
  wrongDates: (message: string) => wrongField('check_out_date', 'wrong_dates', message),
  planMissing: () => wrongField('rate_plan_id', 'rate_plan_missing', say.planMissing),
  roomMissing: () => wrongField('room_id', 'room_missing', say.roomMissing),
  otherRoomType: () => wrongField('room_type_id', 'other_room_type', say.otherRoomType),
  companyMissing: () => wrongField('company_id', 'company_missing', say.companyMissing),
  foodPlanMissing: () => wrongField('food_plan_id', 'food_plan_missing', say.foodPlanMissing),
  roomTypeMissing: () => wrongField('room_type_id', 'room_type_missing', say.roomMissing),
}
