import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupees, sumOf, zero } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { ratesByType } from '#contract/rates/find-rates.ts'
import { makeQuote, type QuotedStay, type QuoteTerms } from '#contract/rates/make-quote.ts'
import { changedBy } from '#contract/rates/percent-change.ts'
import { priceOfNight } from '#contract/rates/price-of-night.ts'
import { noRestrictions, type Rate } from '#contract/rates/rate.ts'
import { firstPlanFor, type QuotedPlan } from '#contract/rates/rate-plan.ts'
import type { Rule } from '#contract/taxes/calculate-tax.ts'

const deluxe = { id: 7, name: 'Deluxe', price_per_night: rupees(4000) }
const newPlan: QuotedPlan = {
  id: 1,
  name: 'Standard',
  parent_id: null,
  parent_percent: 0,
  parent_amount: zero,
  food_plan_id: null,
  food_plan: null,
  adults_included: 2,
  extra_adult_price: zero,
  child_price: zero,
  single_use_discount: zero,
  min_nights: null,
  max_nights: null,
  book_min_days: null,
  book_max_days: null,
  cancellation_fee: null,
  cancellation_free_days: 0,
  cancellation_percent: 100,
  is_public: true,
  company_id: null,
  is_active: true,
}
const stay: QuotedStay = {
  check_in_date: '2026-12-24',
  check_out_date: '2026-12-27',
  adults: 2,
  children: 0,
  company_id: null,
  food_plan: null,
}
const today = '2026-11-15'
const row = (date: string, more: Partial<Rate>): Rate => ({
  ...{ rate_plan_id: 1, room_type_id: deluxe.id, price: null, ...noRestrictions },
  date,
  ...more,
})

interface Given {
  plan?: Partial<QuotedPlan>
  others?: QuotedPlan[]
  rates?: Rate[]
  terms?: Partial<QuoteTerms>
}

const termsOf = ({ plan = {}, others = [], rates = [], terms = {} }: Given): QuoteTerms => {
  const own = { ...newPlan, ...plan }
  const found = ratesByType([deluxe], [own, ...others], rates).get(deluxe.id)
  if (!found) throw new Error('the type is missing')
  return {
    ...{ today, rates: found, plan: own, occupancy: null, soldOn: () => ({ sold: 0, rooms: 0 }) },
    taxes: { rules: [], composite: false },
    policy: { cancellation_fee: 'first_night', cancellation_free_days: 2, cancellation_percent: 100 },
    ...terms,
  }
}
const quote = (given: Given = {}, wish: Partial<QuotedStay> = {}) => makeQuote({ ...stay, ...wish }, termsOf(given))
const rentsOf = (given: Given, wish: Partial<QuotedStay> = {}) =>
  quote(given, wish).nights.map(({ rent }) => rent / 100)
const kinds = (given: Given, wish: Partial<QuotedStay> = {}) => quote(given, wish).violations.map(({ kind }) => kind)

describe('a booked night', () => {
  // Booked at 4,000 and two extra adults at 500 each; the rate is 6,000 now.
  const bookedOn = (date: string) =>
    date === '2026-12-25'
      ? { quoted_rent: rupees(5000), price_source: 'rate' as const, adults: 4, children: 0 }
      : undefined
  const given = {
    plan: { extra_adult_price: rupees(500), single_use_discount: rupees(700) },
    rates: ['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => row(date, { price: rupees(6000) })),
    terms: { bookedOn },
  }

  test('keeps its price although the rate has changed', () =>
    expect(rentsOf(given, { adults: 4 })).toEqual([7000, 5000, 7000]))

  test('costs less or more only for other people', () => {
    expect(rentsOf(given, { adults: 3 })).toEqual([6500, 4500, 6500])
    expect(rentsOf(given, { adults: 1 })).toEqual([5300, 3300, 5300])
    expect(quote(given, { adults: 3 }).nights[1]?.steps).toEqual([
      { kind: 'booked', amount: rupees(4000), text: 'Booked price' },
      { kind: 'extra_adults', amount: rupees(500), text: '1 extra adult' },
    ])
  })
})

describe('a price that must not be sold', () => {
  const messages = (given: Given, wish: Partial<QuotedStay> = {}) =>
    quote(given, wish).violations.map(({ message }) => message)
  const rates = [row('2026-12-25', { price: rupees(5000) })]
  const below = { id: 2, name: 'Saver', parent_id: 1, parent_amount: rupees(-4000) }

  test('is one of which a deduction leaves nothing, with or without extra people', () => {
    const derived = { plan: { ...below, extra_adult_price: rupees(1000) }, others: [newPlan], rates }
    // 4,000, 5,000 and 4,000, each less 4,000.
    expect(rentsOf(derived)).toEqual([0, 1000, 0])
    expect(messages(derived)).toEqual([
      'Saver has no price on Dec 24, 2026: the deduction is larger than the price',
      'Saver has no price on Dec 26, 2026: the deduction is larger than the price',
    ])
    expect(kinds(derived, { adults: 3 })).toEqual(['no_price', 'no_price'])
    const single = { plan: { single_use_discount: rupees(4500) }, rates }
    expect(kinds(single, { adults: 1 })).toEqual(['no_price', 'no_price'])
    expect(kinds(single)).toEqual([])
  })

  test('is not a price of 0 that somebody entered', () =>
    expect(kinds({ rates: [row('2026-12-25', { price: zero })] })).toEqual([]))

  test('is one above the highest price, however long the chain of plans', () => {
    const raise = (id: number): QuotedPlan => ({ ...newPlan, id, parent_id: id - 1, parent_percent: 50_000 })
    const chain = (length: number) => Array.from({ length }, (_, index) => raise(index + 2))
    // Six times 4,000, three times: 8,64,000. Once more: 51,84,000.
    expect(rentsOf({ plan: raise(4), others: [newPlan, ...chain(2)] })[0]).toBe(8_64_000)
    expect(kinds({ plan: raise(4), others: [newPlan, ...chain(2)] })).toEqual([])
    const high = { plan: { ...raise(5), name: 'High' }, others: [newPlan, ...chain(3)] }
    expect(rentsOf(high)[0]).toBe(51_84_000)
    expect(messages(high, { check_out_date: '2026-12-25' })).toEqual([
      'High costs more than ₹10,00,000.00 on Dec 24, 2026, the highest price allowed',
    ])
    expect(rentsOf({ plan: raise(31), others: [newPlan, ...chain(29)] })[0]).toBe(1_00_00_000)
  })
})

describe('the price of a night', () => {
  test('is the row of the date, otherwise the price of the room type', () => {
    expect(rentsOf({ rates: [row('2026-12-25', { price: rupees(9500) })] })).toEqual([4000, 9500, 4000])
    // A row with restrictions only has no price.
    expect(rentsOf({ rates: [row('2026-12-25', { min_nights: 1 })] })).toEqual([4000, 4000, 4000])
  })

  test('has extra adults and children on top, infants are free', () => {
    const plan = { adults_included: 2, extra_adult_price: rupees(1200), child_price: rupees(500) }
    // 4,000 + 2 x 1,200 + 1 x 500
    expect(rentsOf({ plan }, { adults: 4, children: 1 })).toEqual([6900, 6900, 6900])
    expect(quote({ plan }, { adults: 4, children: 1 }).nights[0]?.steps).toEqual([
      { kind: 'room_type', amount: 400_000, text: 'Price of Deluxe' },
      { kind: 'extra_adults', amount: 240_000, text: '2 extra adults' },
      { kind: 'children', amount: 50_000, text: '1 child' },
    ])
    expect(rentsOf({ plan })).toEqual([4000, 4000, 4000])
  })

  test('is lower for one person alone, and never negative', () => {
    expect(rentsOf({ plan: { single_use_discount: rupees(700) } }, { adults: 1 })).toEqual([3300, 3300, 3300])
    expect(rentsOf({ plan: { single_use_discount: rupees(700) } }, { adults: 1, children: 1 })[0]).toBe(4000)
    expect(rentsOf({ plan: { single_use_discount: rupees(4500) } }, { adults: 1 })).toEqual([0, 0, 0])
  })

  test('of a derived plan follows its parent over several levels, unless it has a row of its own', () => {
    const parent = { ...newPlan, id: 2, name: 'Flexible' }
    const rates = [row('2026-12-24', { rate_plan_id: 2, price: rupees(6000) })]
    const percent = { parent_id: 2, parent_percent: -1000 }
    expect(rentsOf({ plan: percent, others: [parent], rates })).toEqual([5400, 3600, 3600])
    const amount = { parent_id: 2, parent_amount: rupees(-250) }
    expect(rentsOf({ plan: amount, others: [parent], rates })).toEqual([5750, 3750, 3750])
    const middle = { ...newPlan, id: 3, name: 'Member', parent_id: 2, parent_percent: -1000 }
    const twoLevels = { parent_id: 3, parent_amount: rupees(300) }
    // 6,000 - 10 % + 300 = 5,700; 4,000 - 10 % + 300 = 3,900
    expect(rentsOf({ plan: twoLevels, others: [middle, parent], rates })).toEqual([5700, 3900, 3900])
    const own = [
      ...rates,
      row('2026-12-24', { price: rupees(7777) }),
      row('2026-12-25', { rate_plan_id: 3, price: rupees(1000) }),
    ]
    expect(rentsOf({ plan: twoLevels, others: [middle, parent], rates: own })).toEqual([7777, 1300, 3900])
    expect(quote({ plan: twoLevels, others: [middle, parent], rates }).nights[0]).toMatchObject({
      source: 'derived',
      steps: [
        { kind: 'rate', amount: 600_000, rate_plan_id: 2 },
        { kind: 'derived', amount: -60_000, text: 'Member: 10 % less than Flexible' },
        { kind: 'derived', amount: 30_000, text: 'Standard: ₹300.00 more than Member' },
      ],
    })
  })

  test('is higher above so many percent sold, rounded to the rupee', () => {
    const occupancy = { above_percent: 80, raise_percent: 15 }
    const soldOn = (date: string) => ({ sold: date === '2026-12-25' ? 9 : 8, rooms: 10 })
    const rates = [row('2026-12-25', { price: rupees(4333) })]
    // 4,333 x 1.15 = 4,982.95, so 4,983; exactly 80 % is not above.
    expect(rentsOf({ rates, terms: { occupancy, soldOn } })).toEqual([4000, 4983, 4000])
    expect(quote({ rates, terms: { occupancy, soldOn } }).nights[1]?.steps[1]).toEqual({
      kind: 'occupancy',
      amount: 65_000,
      text: '9 of 10 rooms sold: 15 % more',
    })
  })
})

describe('restrictions', () => {
  test('of dates: closed, closed to arrival, closed to departure', () => {
    const closed = (date: string) => ({ rates: [row(date, { closed: true })] })
    expect(quote(closed('2026-12-26')).violations).toEqual([
      { kind: 'closed', date: '2026-12-26', message: 'Standard is closed on Dec 26, 2026' },
    ])
    // The day of departure is no night of the stay.
    expect(kinds(closed('2026-12-27'))).toEqual([])
    expect(kinds({ rates: [row('2026-12-24', { closed_to_arrival: true })] })).toEqual(['closed_to_arrival'])
    expect(kinds({ rates: [row('2026-12-25', { closed_to_arrival: true })] })).toEqual([])
    expect(kinds({ rates: [row('2026-12-27', { closed_to_departure: true })] })).toEqual(['closed_to_departure'])
    expect(kinds({ rates: [row('2026-12-26', { closed_to_departure: true })] })).toEqual([])
  })

  test('of a parent apply to its derived plan', () => {
    const others = [{ ...newPlan, id: 2 }]
    const rates = [row('2026-12-25', { rate_plan_id: 2, closed: true })]
    expect(kinds({ plan: { parent_id: 2 }, others, rates })).toEqual(['closed'])
    expect(kinds({ others, rates })).toEqual([])
  })

  test('of the length: the plan’s minimum, the arrival date’s own, the maximum', () => {
    expect(kinds({ plan: { min_nights: 3 } })).toEqual([])
    expect(kinds({ plan: { min_nights: 4 } })).toEqual(['min_nights'])
    const arrival = [row('2026-12-24', { min_nights: 4 })]
    expect(kinds({ rates: arrival })).toEqual(['min_nights'])
    // The date's own minimum replaces the plan's, also if it is shorter.
    expect(kinds({ plan: { min_nights: 5 }, rates: [row('2026-12-24', { min_nights: 2 })] })).toEqual([])
    expect(kinds({ rates: [row('2026-12-25', { min_nights: 9 })] })).toEqual([])
    // The parent's row may raise the minimum nights of a derived plan, but not lower them.
    const others = [{ ...newPlan, id: 2 }]
    const ofParent = (min_nights: number) => [row('2026-12-24', { rate_plan_id: 2, min_nights })]
    expect(kinds({ plan: { parent_id: 2, min_nights: 5 }, others, rates: ofParent(2) })).toEqual(['min_nights'])
    expect(kinds({ plan: { parent_id: 2, min_nights: 2 }, others, rates: ofParent(4) })).toEqual(['min_nights'])
    expect(kinds({ plan: { max_nights: 3 } })).toEqual([])
    expect(kinds({ plan: { max_nights: 2 } })).toEqual(['max_nights'])
  })

  test('of the booking window: 39 days before the arrival', () => {
    expect(kinds({ plan: { book_min_days: 39, book_max_days: 39 } })).toEqual([])
    expect(kinds({ plan: { book_min_days: 40 } })).toEqual(['book_min_days'])
    expect(kinds({ plan: { book_max_days: 38 } })).toEqual(['book_max_days'])
  })

  test('of a company’s plan, and of an inactive one', () => {
    const plan = { company_id: 5 }
    expect(kinds({ plan }, { company_id: 5 })).toEqual([])
    expect(kinds({ plan })).toEqual(['company'])
    expect(kinds({ plan }, { company_id: 6 })).toEqual(['company'])
    expect(kinds({ plan: { is_active: false } })).toEqual(['inactive'])
    const plans = [{ ...newPlan, id: 9, company_id: 5 }, { ...newPlan, id: 4 }, newPlan]
    expect([firstPlanFor(plans, 5)?.id, firstPlanFor(plans, 6)?.id, firstPlanFor(plans, null)?.id]).toEqual([9, 1, 1])
  })
})

describe('tax and meals', () => {
  const rule = (value_from: number, value_to: number | null, rate: number): Rule => ({
    ...{ tax_category_id: 1, tax_category: { name: 'Rooms', builtin: 'accommodation' }, sac: '996311' },
    ...{ value_from: rupees(value_from), value_to: value_to === null ? null : rupees(value_to), rate },
    ...{ valid_from: '2025-09-22', valid_to: null },
  })
  // 5 % up to 7,500.00 a night, 18 % above.
  const low = rule(0, 7500, 500)
  const high = { ...rule(7500, null, 1800), value_from: 750_001 as typeof low.value_from }
  const taxes = { rules: [low, high], composite: false }
  const at = (paise: number) => {
    const price = paise as typeof low.value_from
    const rates = [row('2026-12-24', { price })]
    return quote({ rates, terms: { taxes } }, { check_out_date: '2026-12-25' })
  }

  test('7,500.00 a night is in the lower slab, 7,500.01 in the higher', () => {
    // 5 % of 7,500 = 375; total 7,875.
    expect(at(750_000)).toMatchObject({ tax: 37_500, tax_rates: [500], round_off: 0, total: 787_500 })
    // 9 % of 7,500.01 = 675.0009, rounded 675.00, twice; 8,850.01 is rounded to 8,850.
    expect(at(750_001)).toMatchObject({ tax: 135_000, tax_rates: [1800], round_off: -1, total: 885_000 })
  })

  test('with a composite supply the meals decide the slab too', () => {
    const food_plan = { id: 3, name: 'Half board', price: rupees(300) }
    const rates = [row('2026-12-24', { price: rupees(7000) })]
    const one = { check_out_date: '2026-12-25', food_plan }
    // 7,000 + 2 x 300 = 7,600, above the limit: 18 % of all of it.
    const composite = quote({ rates, terms: { taxes: { ...taxes, composite: true } } }, one)
    expect(composite).toMatchObject({ rent: 700_000, food: 60_000, tax: 136_800, total: 896_800 })
    // Taxed apart, the room has 5 % and the meals have no rule here.
    expect(quote({ rates, terms: { taxes } }, one)).toMatchObject({ food: 60_000, tax: 35_000, total: 795_000 })
  })

  test('an included food plan costs nothing more, whatever the guest wants', () => {
    const food_plan = { id: 3, name: 'Half board', price: rupees(300) }
    const included = quote({ plan: { food_plan_id: 2, food_plan: 'Breakfast' } }, { food_plan })
    expect(included.food_plan).toEqual({ id: 2, name: 'Breakfast', rate: 0, is_included: true })
    expect(included).toMatchObject({ food: 0, total: 1_200_000 })
    // 3 nights x 2 people x 300
    expect(quote({}, { food_plan })).toMatchObject({ food: 180_000, total: 1_380_000 })
  })

  test('the cancellation policy is the plan’s own, otherwise the hotel’s', () => {
    expect(quote().cancellation).toBe(
      'Free cancellation until 2 days before arrival; after that it costs the first night',
    )
    expect(quote({ plan: { cancellation_fee: 'none' } }).cancellation).toBe('Cancellations and no-shows are free')
  })
})

const paise = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount as typeof zero)
const randomPlan = fc.record({
  percent: fc.oneof(fc.constant(0), fc.integer({ min: -9000, max: 20_000 })),
  amount: fc.integer({ min: -500_000, max: 500_000 }).map((amount) => amount as typeof zero),
  prices: fc.array(fc.option(paise(2_000_000)), { minLength: 5, maxLength: 5 }),
  extra: paise(300_000),
  child: paise(100_000),
  single: paise(3_000_000),
})
const random = fc.record({
  // Each plan is derived from the one before.
  chain: fc.array(randomPlan, { minLength: 1, maxLength: 4 }),
  adults: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
  children: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 })),
  length: fc.integer({ min: 1, max: 5 }),
  sold: fc.integer({ min: 0, max: 10 }),
})
type Random = typeof random extends fc.Arbitrary<infer Value> ? Value : never

const build = ({ chain, adults, children, length, sold }: Random) => {
  const plans = chain.map(
    ({ percent, amount, extra, child, single }, index): QuotedPlan => ({
      ...{ ...newPlan, id: index + 1, name: `Plan ${index + 1}`, parent_id: index || null },
      ...{ parent_percent: percent, parent_amount: percent === 0 ? amount : zero },
      ...{ extra_adult_price: extra, child_price: child, single_use_discount: single },
    }),
  )
  const rates = chain.flatMap(({ prices }, index) =>
    prices.flatMap((price, day) =>
      price === null ? [] : row(addDays(stay.check_in_date, day), { rate_plan_id: index + 1, price }),
    ),
  )
  const plan = plans.at(-1) ?? newPlan
  const terms = termsOf({
    ...{ plan, others: plans.slice(0, -1), rates },
    terms: { occupancy: { above_percent: 50, raise_percent: 20 }, soldOn: () => ({ sold, rooms: 10 }) },
  })
  const food_plan = { id: 3, name: 'Half board', price: rupees(333) }
  const check_out_date = addDays(stay.check_in_date, length)
  return { plans, terms, made: makeQuote({ ...stay, check_out_date, adults, children, food_plan }, terms) }
}

describe('any quote', () => {
  test('adds up: steps to the night, nights to the rent, and rent, meals, tax and rounding to the total', () => {
    fc.assert(
      fc.property(random, (given) => {
        const { made } = build(given)
        for (const { rent, steps } of made.nights) expect(sumOf(steps.map(({ amount }) => amount))).toBe(rent)
        expect(sumOf(made.nights.map(({ rent }) => rent))).toBe(made.rent)
        expect(sumOf([made.rent, made.food, made.tax, made.round_off])).toBe(made.total)
      }),
    )
  })

  test('derives consistently: the rule of each plan applied to its parent’s price', () => {
    fc.assert(
      fc.property(random, (given) => {
        const { plans, terms } = build(given)
        for (const plan of plans.filter(({ parent_id }) => parent_id !== null)) {
          const { price } = priceOfNight(terms.rates, plan.id, stay.check_in_date)
          const parent = priceOfNight(terms.rates, plan.parent_id ?? 0, stay.check_in_date).price
          const own = terms.rates.rateOn(plan.id, stay.check_in_date)?.price
          expect(price).toBe(own ?? Math.max(0, changedBy(parent, plan.parent_percent) + plan.parent_amount))
        }
      }),
    )
  })

  test('explains each night from the row that it comes from, or from the room type', () => {
    fc.assert(
      fc.property(random, (given) => {
        const { terms, made } = build(given)
        for (const { date, steps } of made.nights) {
          const [first] = steps
          if (first?.kind === 'rate')
            expect(terms.rates.rateOn(first.rate_plan_id ?? 0, date)?.price).toBe(first.amount)
          else expect(first).toMatchObject({ kind: 'room_type', amount: deluxe.price_per_night })
        }
      }),
    )
  })
})
