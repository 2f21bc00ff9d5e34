import { averageRent } from '#contract/bookings/stays/line.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** The rents of single nights in a form, in rupees. */
type NightlyRents = { date: string | null; rent: number | null }[]

interface Rents {
  room_rent: number | null
  nightly_rents: NightlyRents
}

const paiseOf = (rent: number | null) => paiseFromRupees(String(rent ?? '')) ?? zero

export const rentsOf = (nights: { date: CalendarDate; rent: Paise }[]): NightlyRents =>
  nights.map(({ date, rent }) => ({ date, rent: rupeesFromPaise(rent) }))

/** The rent that the form shows for these nights: their average. */
export const shownRent = (rents: NightlyRents) =>
  rupeesFromPaise(averageRent(rents.map(({ rent }) => ({ rent: paiseOf(rent) }))))

/** Whether the rent is that of the rate plan. A rent that was typed is not the average of the nights. */
export const isAsPriced = ({ room_rent, nightly_rents }: Rents) => room_rent === shownRent(nightly_rents)

/** The rents of single nights, as they are sent: none for a booking without a plan, or with a rent that was typed. */
export const rentsToSend = (row: Rents, rate_plan_id: number | null) =>
  rate_plan_id !== null && row.nightly_rents.length > 0 && isAsPriced(row)
    ? row.nightly_rents.flatMap(({ date, rent }) => (date === null ? [] : { date, rent: paiseOf(rent) }))
    : undefined
