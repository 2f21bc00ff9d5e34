import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planLines } from '#contract/bookings/stays/plan-lines.ts'
import { draftBill } from '#contract/folios/draft-bill.ts'
import { type Billed, makeBill, makeFolioBills } from '#contract/folios/make-bill.ts'
import { oneFolio } from '#contract/folios/make-folios.ts'
import { slabNote } from '#contract/folios/slab-note.ts'
import { paise, rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import { rulesOf } from '#contract/taxes/rules-of.ts'

const gst = { rules: rulesOf(indianGst(500)), composite: true }
const laundry = gst.rules.find((rule) => rule.sac === '999713')?.tax_category_id ?? 0
const noTaxes = { rules: [], composite: true }

const room = (room_rent: number, from = '2026-11-15', to = '2026-11-17', room_number = '101') => ({
  room_number,
  room_rent: rupees(room_rent),
  check_in_date: from,
  check_out_date: to,
})

const usual = {
  rooms: [room(5000)],
  check_in_date: '2026-11-15',
  check_out_date: '2026-11-17',
  number_of_adults: 2,
  number_of_children: 0,
  number_of_infants: 0,
  food_plan_rate: rupees(600),
}

const linesOf = (stay: typeof usual) => {
  const rooms = stay.rooms.map((room, index) => ({ ...room, room_id: index + 1 }))
  return planLines({ ...stay, booking_type: 'group', rooms, food_plan_id: 1 })
}

const billed = (given: Partial<typeof usual> = {}, more: Partial<Billed> = {}): Billed => {
  const stay = { ...usual, ...given }
  return {
    stay: {
      ...stay,
      lines: linesOf(stay),
      rooms: stay.rooms.map(({ room_number }, index) => ({ id: index + 1, room_number, room_type: 'Deluxe' })),
      food_plans: [{ id: 1, name: 'MAP' }],
    },
    ...oneFolio,
    orders: [],
    issued: [],
    advances: [],
    taxes: gst,
    ...more,
  }
}

describe('the slab of a room-night', () => {
  const rateOf = (rent: number, plan: number, composite = true) =>
    makeBill(billed({ rooms: [room(rent)], food_plan_rate: rupees(plan) }, { taxes: { ...gst, composite } })).lines.map(
      (line) => line.tax_rate,
    )

  test('ends at exactly 7,500', () => {
    expect(rateOf(7500, 0)).toEqual([500])
    expect(rateOf(7500.01, 0)).toEqual([1800])
  })

  test('includes the food plan, unless the setting is off', () => {
    expect(rateOf(6300, 600)).toEqual([500, 500])
    expect(rateOf(6300.01, 600)).toEqual([1800, 1800])
    expect(rateOf(6300.01, 600, false)).toEqual([500, 500])
    expect(rateOf(9000, 600, false)).toEqual([1800, 500])
  })

  test('is decided per room: the people are divided among the rooms, and eat where they sleep', () => {
    const rooms = [room(5000, '2026-11-15', '2026-11-17', '101'), room(7000, '2026-11-15', '2026-11-16', '102')]
    const { lines } = makeBill(billed({ rooms, number_of_adults: 3 }))
    expect(lines.map(({ kind, quantity, tax_rate }) => [kind, quantity, tax_rate])).toEqual([
      // Two of them stay in 101 for two nights; the third leaves 102 after one.
      ['room', 2, 500],
      ['room', 1, 1800],
      ['food_plan', 4, 500],
      ['food_plan', 1, 1800],
    ])
  })

  test('depends on the date: a rate that changes during the stay splits the line', () => {
    const rules = [
      { ...gst.rules[0], rate: 1200, valid_from: '2020-01-01', valid_to: '2026-11-15' },
      { ...gst.rules[0], valid_from: '2026-11-16' },
    ] as typeof gst.rules
    const { lines } = makeBill(billed({ food_plan_rate: rupees(0) }, { taxes: { rules, composite: true } }))
    expect(lines.map(({ quantity, tax_rate, cgst }) => [quantity, tax_rate, cgst])).toEqual([
      [1, 1200, rupees(300)],
      [1, 500, rupees(125)],
    ])
  })

  test('the desk is told when the food plan moves a night into another slab', () => {
    expect(slabNote(linesOf(usual), gst)).toBeUndefined()
    expect(slabNote(linesOf({ ...usual, rooms: [room(7000)] }), { ...gst, composite: false })).toBeUndefined()
    expect(slabNote(linesOf({ ...usual, rooms: [room(7000)] }), gst)).toBe(
      'With the food plan a room-night is taxed at 18 % instead of 5 %.',
    )
  })
})

test('without rates there is no tax, and the total is rounded to a rupee', () => {
  const bill = makeBill(billed({ rooms: [room(1250.5)], food_plan_rate: rupees(0) }, { taxes: noTaxes }))
  expect(bill).toMatchObject({ charges: rupees(2501), cgst: 0, round_off: 0, total: rupees(2501), taxes: [] })
  const odd = makeBill(
    billed({ rooms: [room(1250.25, '2026-11-15', '2026-11-16')], food_plan_rate: rupees(0) }, { taxes: noTaxes }),
  )
  expect(odd).toMatchObject({ round_off: -25, total: rupees(1250) })
})

test('a night on an invoice is not charged again by a folio that is added later', () => {
  const nights = makeFolioBills(billed({ food_plan_rate: rupees(0) }))[0]?.parts.map(({ charge }) => charge.key) ?? []
  const later = billed(
    { food_plan_rate: rupees(0) },
    {
      folios: [{ id: 7, line: null, routes: ['room'] }],
      invoiced: [{ folio_id: null, charge_keys: nights.slice(0, 1) }],
    },
  )
  expect(makeFolioBills(later).map(({ parts }) => parts.map(({ charge }) => charge.key))).toEqual([[], nights.slice(1)])
})

const day = fc.integer({ min: 0, max: 20 }).map((offset) => addDays('2026-11-01', offset))
const nights = fc.tuple(day, fc.integer({ min: 1, max: 15 }))
const paiseUpTo = (max: number) => fc.integer({ min: 0, max }).map(paise)

const anyBill = fc
  .record({
    dates: nights,
    rooms: fc.array(fc.record({ rent: paiseUpTo(2_000_000), nights }), { minLength: 1, maxLength: 4 }),
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.integer({ min: 0, max: 4 }),
    plan: paiseUpTo(150_000),
    advance: paiseUpTo(5_000_000),
    composite: fc.boolean(),
    isTaxed: fc.boolean(),
    orders: fc.array(
      fc.record({
        order_id: fc.integer({ min: 1, max: 9999 }),
        position: fc.integer({ min: 1, max: 9 }),
        room_id: fc.constant(null),
        name: fc.string({ maxLength: 10 }),
        type: fc.constantFrom('food', 'drink', 'service'),
        quantity: fc.integer({ min: 1, max: 20 }),
        unit_price: paiseUpTo(300_000),
        day,
        tax_category: fc.constantFrom(
          null,
          { id: laundry, treatment: 'taxable' as const },
          { id: 99, treatment: 'exempt' as const },
        ),
      }),
      { maxLength: 6 },
    ),
  })
  .map((seed) => {
    const [check_in_date, length] = seed.dates
    const rooms = seed.rooms.map(({ rent, nights: [from, count] }, index) => ({
      ...room(0, from, addDays(from, count), String(index)),
      room_rent: rent,
    }))
    return billed(
      {
        rooms,
        check_in_date,
        check_out_date: addDays(check_in_date, length),
        number_of_adults: seed.adults,
        number_of_children: seed.children,
        food_plan_rate: seed.plan,
      },
      {
        orders: seed.orders,
        advances: [{ folio_id: null, amount: seed.advance }],
        taxes: seed.isTaxed ? { ...gst, composite: seed.composite } : noTaxes,
      },
    )
  })

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('every bill', () => {
  test('its totals are the sums of the lines, to the paisa', () => {
    fc.assert(
      fc.property(anyBill, (given) => {
        const bill = makeBill(given)
        for (const line of bill.lines) expect(line.amount).toBe(line.quantity * line.rate)
        expect(bill.charges).toBe(sum(bill.lines.map((line) => line.amount)))
        expect(bill.cgst).toBe(sum(bill.lines.map((line) => line.cgst)))
        expect(bill.sgst).toBe(bill.cgst)
        expect(sum(bill.taxes.map((tax) => tax.cgst + tax.sgst))).toBe(bill.cgst + bill.sgst)
        expect(bill.total).toBe(bill.charges + bill.cgst + bill.sgst + bill.round_off)
        expect(bill.total % 100).toBe(0)
        expect(Math.abs(bill.round_off)).toBeLessThanOrEqual(50)
        expect(bill.balance).toBe(bill.total - bill.advance_amount)
      }),
    )
  })

  test('charges all nights, meals and orders, and nothing else', () => {
    fc.assert(
      fc.property(anyBill, (given) => {
        const { stay, orders } = given
        const bill = makeBill(given)
        const rent = sum(stay.lines.flatMap(({ nights }) => nights.map((night) => night.rent)))
        const food = sum(
          stay.lines.flatMap(({ nights, number_of_adults, number_of_children }) =>
            nights.map((night) => night.food_plan_rate * (number_of_adults + number_of_children)),
          ),
        )
        expect(bill.charges).toBe(rent + food + sum(orders.map((order) => order.quantity * order.unit_price)))
      }),
    )
  })

  test('is quoted in the form with its discounts, also if they lower the slab', () => {
    const discount = fc.record({
      percent: fc.constant(null),
      amount: fc.integer({ min: 1, max: 3_000_000 }).map(paise),
      applies_to: fc.constantFrom('rooms' as const, 'all' as const),
      at_most_percent: fc.option(fc.integer({ min: 0, max: 10_000 })),
    })
    const rate = discount.chain((terms) =>
      fc.integer({ min: 1, max: 10_000 }).map((percent) => ({ ...terms, percent, amount: null })),
    )
    fc.assert(
      fc.property(anyBill, fc.array(fc.oneof(discount, rate), { maxLength: 3 }), (given, discounts) => {
        const saved = makeBill({
          ...given,
          discounts: discounts.map((one, id) => ({ ...one, id, folio_id: null, is_for_booking: true })),
        })
        const orders = saved.lines.filter(({ kind }) => kind === 'order')
        const draft = { ...given.stay, advance_amount: saved.advance_amount }
        expect(draftBill(draft, given.taxes, orders, discounts)).toMatchObject({
          total: saved.total,
          balance: saved.balance,
          taxes: saved.taxes,
        })
      }),
    )
  })

  test('the tax of a line is never off by more than a paisa', () => {
    fc.assert(
      fc.property(anyBill, (given) => {
        for (const { amount, tax_rate, cgst, sgst } of makeBill(given).lines) {
          expect(cgst).toBe(sgst)
          expect(Math.abs(cgst + sgst - (amount * tax_rate) / 10_000)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
