import { groupBy } from '#contract/kit/group-by.ts'
import { larger, minus, type Paise, smaller, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { taxWithin } from '#contract/payments/tax-within.ts'
import type { Db } from '#server/db/connect.ts'
import { listAdvanceVouchers, listHeldBefore } from '#server/reports/gstr1/gstr1-advance-store.ts'
import { addUp, byPlaceAndRate, type Gstr1Hotel, placeOf, reversed } from '#server/reports/gstr1/gstr1-supplies.ts'
import { listAdjustedAdvances } from '#server/taxes/adjusted-advance-store.ts'

interface Used {
  booking_id: number
  folio_id: number | null
  at: string
  state: string
  rate: number
  amount: Paise
}

const folioOf = ({ booking_id, folio_id }: Pick<Used, 'booking_id' | 'folio_id'>) => `${booking_id} ${folio_id ?? ''}`

const partOf = ({ rate, state }: Used, amount: Paise, hotel: Gstr1Hotel) => {
  const { taxable, cgst, sgst } = taxWithin(amount, rate)
  return { place: placeOf({ state }, hotel), rate, taxable, cgst, sgst }
}

/** What was used of an advance, in two parts: received in earlier months, and in this one. The oldest money goes first. */
const splitUsed = (used: Used[], heldBefore: Paise, hotel: Gstr1Hotel) => {
  let held = larger(zero, heldBefore)
  return used
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((one) => {
      const before = smaller(one.amount, held)
      held = minus(held, before)
      const whole = partOf(one, one.amount, hotel)
      const earlier = partOf(one, before, hotel)
      // The two parts add up to the tax of the whole, also where each is rounded.
      return { earlier, same: { ...whole, ...addUp([whole, reversed(earlier)]) } }
    })
}

/**
 * The tables of advances. `at` has the advances of the month that it has neither adjusted nor refunded; `atadj` has those
 * of earlier months that it has adjusted or refunded. Their difference is that of the tax summary. Amounts are without tax.
 */
export const advancesOf = async (db: Db, first: CalendarDate, last: CalendarDate, hotel: Gstr1Hotel) => {
  const vouchers = await listAdvanceVouchers(db, first, last)
  const refunds = vouchers.filter(({ kind }) => kind === 'refund')
  const used: Used[] = [...(await listAdjustedAdvances(db, first, last)), ...refunds]
  const bookings = [...new Set(used.map(({ booking_id }) => booking_id))]
  const held = new Map((await listHeldBefore(db, first, bookings)).map((one) => [folioOf(one), one.amount]))
  const parts = [...groupBy(used, folioOf)].flatMap(([folio, ofFolio]) =>
    splitUsed(ofFolio, held.get(folio) ?? zero, hotel),
  )
  const received = vouchers
    .filter(({ kind }) => kind === 'receipt')
    .map(({ state, rate, taxable, cgst, sgst }) => ({ place: placeOf({ state }, hotel), rate, taxable, cgst, sgst }))
  return {
    at: byPlaceAndRate([...received, ...parts.map(({ same }) => ({ ...same, ...reversed(same) }))]),
    atadj: byPlaceAndRate(parts.map(({ earlier }) => earlier)),
  }
}
