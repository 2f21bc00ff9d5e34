import { wrongNights } from '#contract/bookings/booking-draft.ts'
import { makeQuote } from '#contract/rates/make-quote.ts'
import type { Quote, QuoteQuery } from '#contract/rates/quote.ts'
import type { QuotedPlan } from '#contract/rates/rate-plan.ts'
import type { Services } from '#server/kit/services.ts'
import { quoteProblems } from '#server/rates/quote/quote-problems.ts'
import { hasCompany } from '#server/rates/quote/quote-store.ts'
import { readQuoteTerms } from '#server/rates/quote/quote-terms.ts'

/** The plan that was asked for, or all that are offered: the ones for everybody and the company's own. */
const plansFor = (plans: QuotedPlan[], { rate_plan_id, company_id }: QuoteQuery) => {
  if (rate_plan_id === undefined) {
    return plans.filter((plan) => plan.is_active && (plan.company_id === null || plan.company_id === company_id))
  }
  const plan = plans.find(({ id }) => id === rate_plan_id)
  if (!plan) throw quoteProblems.planMissing()
  return [plan]
}

type Given = Pick<Services, 'db' | 'clock'>
type ChoosePlans = (plans: QuotedPlan[], query: QuoteQuery) => QuotedPlan[]

/** The quotes of a stay by room type and rate plan, the cheapest type first. */
export const makeQuotes = (given: Given, query: QuoteQuery) => quoteIn(given, query, plansFor)

/** The same for the plans that guests may choose themselves. */
export const quotePublicPlans = (given: Given, query: QuoteQuery) =>
  quoteIn(given, query, (plans) => plans.filter(({ is_active, is_public }) => is_active && is_public))

const quoteIn = async (given: Given, query: QuoteQuery, choosePlans: ChoosePlans): Promise<Quote[]> => {
  const { check_in_date, check_out_date, adults, children, company_id = null, room_id, room_type_id } = query
  const wrong = wrongNights(check_in_date, check_out_date)
  if (wrong) throw quoteProblems.wrongDates(wrong)
  const terms = await readQuoteTerms(given, {
    check_in_date,
    check_out_date,
    room_type_ids: room_type_id === undefined ? [] : [room_type_id],
    room_ids: room_id === undefined ? [] : [room_id],
    food_plan_id: query.food_plan_id ?? 0,
    except_bookings: query.except_booking ? [query.except_booking] : [],
  })
  if (room_id !== undefined && terms.rooms.every(({ is_retired }) => is_retired)) throw quoteProblems.roomMissing()
  if (terms.room_types.length === 0 && room_type_id !== undefined) throw quoteProblems.roomTypeMissing()
  if (room_id !== undefined && room_type_id !== undefined && terms.rooms[0]?.room_type_id !== room_type_id)
    throw quoteProblems.otherRoomType()
  if (query.food_plan_id !== undefined && !terms.food_plan) throw quoteProblems.foodPlanMissing()
  if (company_id !== null && !(await hasCompany(given.db, company_id))) throw quoteProblems.companyMissing()
  const stay = { check_in_date, check_out_date, adults, children, company_id, food_plan: terms.food_plan }
  const plans = choosePlans(terms.plans, query)
  return terms.room_types.flatMap(({ id }) =>
    plans.flatMap((plan) => {
      const own = terms.termsFor(id, plan)
      return own ? [makeQuote(stay, own)] : []
    }),
  )
}
