import type { AnyDraft } from '#contract/bookings/booking-draft.ts'
import { arrivalOf, departureOf, type Line, type Night, withoutQuote } from '#contract/bookings/stays/line.ts'
import { planLines } from '#contract/bookings/stays/plan-lines.ts'
import { wantedRooms } from '#contract/bookings/wanted-rooms.ts'
import { type Paise, zero } from '#contract/kit/money.ts'
import { type CalendarDate, earlierOf, latestOf } from '#contract/kit/time/calendar-date.ts'
import { quoteMessages as say } from '#contract/rates/quote-messages.ts'
import type { QuotedPlan } from '#contract/rates/rate-plan.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { type SoldPolicy, soldPolicy } from '#server/bookings/cancellation/policy-store.ts'
import { readBookingRates } from '#server/bookings/rates/booking-rates.ts'
import { violationsOf } from '#server/bookings/rates/new-violations.ts'
import { refuseLowRents, refuseTypedRents } from '#server/bookings/rates/refuse-low-rents.ts'
import { refuseWrongRents } from '#server/bookings/rates/refuse-wrong-rents.ts'
import type { Caller } from '#server/payments/record-payment.ts'

/** The booking before an edit, or a new one. */
interface Booked {
  slug: string | null
  rate_plan_id: number | null
  company_id: number | null
  lines: Line[]
  firstOpen: CalendarDate | undefined
  /** A new booking has none before. */
  food_plan_id?: number
  food_plan_rate?: Paise
  /** The rents are those that the guest was shown with a request. */
  isAgreed?: boolean
}

export const newBooking: Booked = {
  slug: null,
  rate_plan_id: null,
  company_id: null,
  lines: [],
  firstOpen: undefined,
}

interface Planned<Draft> {
  draft: Draft
  lines: Line[]
  /** The cancellation policy of a newly chosen plan. Without one, the booking keeps the policy that it was sold with. */
  policy: SoldPolicy | undefined
}

/**
 * The lines of a new booking, or of a booking after an edit, with the quotes of their rate plan. A night keeps its quote
 * unless its rent, plan, room type or people change. A price or meals that differ from the plan's, a newly violated
 * restriction and the removal of the plan each need a reason sent with this edit; an earlier reason does not count. They
 * also need the permission, up to its limit.
 */
export const planPricedLines = async <Draft extends AnyDraft>(
  given: Caller,
  asked: Draft,
  booked = newBooking,
): Promise<Planned<Draft>> => {
  refuseWrongRents(asked)
  // Fields that an older client leaves out stay as they are.
  const { rate_plan_id = booked.rate_plan_id, company_id = booked.company_id } = asked
  const { rate_override_reason: reason } = asked
  const isOtherPlan = rate_plan_id !== booked.rate_plan_id
  if (rate_plan_id === null) {
    if (isOtherPlan && !reason) refuseOverrides([say.reasonForNoPlan])
    const isSame = isSameNight(booked.lines, isOtherPlan, (room_id) => room_id)
    const planned = planLines(asked, booked)
    const lines = changeNights(planned, booked, isSame, (_line, night) => withoutQuote(night))
    // Without its plan, every open night is sold anew.
    const sold = isOtherPlan ? { slug: booked.slug, lines: [] } : booked
    await refuseTypedRents(given, sold, openNights(lines, booked))
    return { draft: asked, lines, policy: isOtherPlan ? soldPolicy(null) : undefined }
  }
  const rates = await readBookingRates(given, {
    ...datesOf(asked, booked.lines),
    room_ids: [...wantedRooms(asked), ...booked.lines.flatMap(({ nights }) => nights)].map(({ room_id }) => room_id),
    except_bookings: booked.slug === null ? [] : [booked.slug],
    food_plan_id: asked.food_plan_id,
  })
  const prices = rates.inPlan(rate_plan_id)
  const draft = isOtherPlan && !reason ? withIncludedMeals(asked, prices.plan) : asked
  const isSame = isSameNight(booked.lines, isOtherPlan, rates.typeOf)
  const meals = isOtherPlan
    ? freeMeals(draft, prices.plan, rates.food_plan)
    : otherMeals(asked, booked, prices.plan, rates.food_plan)
  const overrides: string[] = []
  const repriced: Night[] = []
  const lines = changeNights(planLines(draft, booked), booked, isSame, (line, night) => {
    const quote = prices.quoteOf(line, night)
    if (booked.isAgreed) return { ...night, ...quote, quoted_rent: night.rent }
    if (quote.quoted_rent !== night.rent) overrides.push(say.reasonForPrice(night.date, quote.quoted_rent))
    repriced.push({ ...night, ...quote })
    return { ...night, ...quote }
  })
  const before = isOtherPlan ? [] : violationsOf(booked.lines, prices, booked)
  const violations = violationsOf(lines, prices, { ...booked, company_id }).filter((text) => !before.includes(text))
  if (!reason) refuseOverrides([...violations.map(say.reasonForRestriction), ...meals, ...overrides])
  if (violations.length > 0 || meals.length > 0) await mustBeAllowed(given.user, 'rates.override')
  await refuseLowRents(given.user, repriced)
  return { draft, lines, policy: isOtherPlan ? soldPolicy(prices.plan) : undefined }
}

type IsSame = (line: Line, night: Night) => boolean

/** Whether a night was booked before the edit at the same rent, in the same room type and for the same people. */
const isSameNight =
  (before: Line[], isOtherPlan: boolean, typeOf: (room_id: number) => number): IsSame =>
  (line, night) => {
    const was = before.find((one) => one.line === line.line)
    const old = was?.nights.find(({ date }) => date === night.date)
    if (!was || !old || isOtherPlan) return false
    const isSameParty =
      was.number_of_adults === line.number_of_adults && was.number_of_children === line.number_of_children
    return isSameParty && old.rent === night.rent && typeOf(old.room_id) === typeOf(night.room_id)
  }

/** Changes the nights that an edit prices anew. Rooms that have left and past nights stay as they are. */
const changeNights = (
  lines: Line[],
  { firstOpen = '' }: Pick<Booked, 'firstOpen'>,
  isSame: IsSame,
  change: (line: Line, night: Night) => Night,
) =>
  lines.map((line) => ({
    ...line,
    nights: line.nights.map((night) =>
      line.departed_on || night.date < firstOpen || isSame(line, night) ? night : change(line, night),
    ),
  }))

const openNights = (lines: Line[], { firstOpen = '' }: Pick<Booked, 'firstOpen'>) =>
  lines
    .filter(({ departed_on }) => !departed_on)
    .map((line) => ({ ...line, nights: line.nights.filter(({ date }) => date >= firstOpen) }))

/** All days that a line has or had. */
const datesOf = ({ check_in_date, check_out_date }: AnyDraft, before: Line[]) => ({
  check_in_date: before.map(arrivalOf).reduce(earlierOf, check_in_date),
  check_out_date: latestOf([check_out_date, ...before.map(departureOf)]),
})

/** The price of the plan contains its meals. With a reason the desk may agree something else. */
const withIncludedMeals = <Draft extends AnyDraft>(draft: Draft, { food_plan_id }: QuotedPlan): Draft =>
  food_plan_id === null ? draft : { ...draft, food_plan_id, food_plan_rate: zero }

type PricedFood = { name: string; price: Paise } | null

/** Meals that have a price and are not in the plan need a reason if the guest gets them free. */
const freeMeals = ({ food_plan_rate }: AnyDraft, plan: QuotedPlan, food: PricedFood) =>
  plan.food_plan_id === null && food_plan_rate === 0 && food && food.price > 0
    ? [say.reasonForFreeMeals(plan.name, food.name)]
    : []

/** Other meals than the plan's need a reason, unless the booking had them before. */
const otherMeals = (draft: AnyDraft, booked: Booked, plan: QuotedPlan, food: PricedFood) => {
  const { food_plan_id, food_plan_rate } = draft
  const isAsBooked = food_plan_id === booked.food_plan_id && food_plan_rate === booked.food_plan_rate
  const isIncluded = food_plan_id === plan.food_plan_id && food_plan_rate === 0
  if (isAsBooked || isIncluded) return []
  return plan.food_plan_id === null
    ? freeMeals(draft, plan, food)
    : [say.reasonForMeals(plan.name, plan.food_plan ?? '')]
}

const refuseOverrides = (sentences: string[]) => {
  if (sentences.length > 0) throw bookingProblems.reasonRequired([...new Set(sentences)])
}
