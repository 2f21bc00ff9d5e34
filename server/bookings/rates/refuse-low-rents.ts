import type { Line, Night } from '#contract/bookings/stays/line.ts'
import type { Paise } from '#contract/kit/money.ts'
import { addDays, earlierOf, latestOf } from '#contract/kit/time/calendar-date.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import { readBookingRates } from '#server/bookings/rates/booking-rates.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Caller } from '#server/payments/record-payment.ts'

interface Priced {
  rent: Paise
  quoted_rent?: Paise | null | undefined
}

const percentBelow = ({ rent, quoted_rent }: Priced) =>
  quoted_rent && rent < quoted_rent ? ((quoted_rent - rent) * 100) / quoted_rent : 0

/** Refuses nights that are sold further below the rate plan's price than the person's role allows. */
export const refuseLowRents = async (user: Actor | undefined, nights: Priced[]) => {
  const furthest = Math.max(0, ...nights.map(percentBelow))
  if (furthest > 0) await mustBeAllowed(user, 'rates.override', furthest)
}

const findNight = (lines: Line[], line: number, date: Night['date']) =>
  lines.find((one) => one.line === line)?.nights.find((night) => night.date === date)

/** The nights that are new, or have another rent than before. */
export const repricedNights = (before: Line[], after: Line[]) =>
  after.flatMap(({ line, nights }) => nights.filter(({ date, rent }) => findNight(before, line, date)?.rent !== rent))

interface Booked {
  slug: string | null
  lines: Line[]
}

/** Rents without a rate plan are compared with the first plan for everybody, so that leaving it out evades no limit. */
export const refuseTypedRents = async (given: Caller, booked: Booked, lines: Line[]) => {
  const { user } = given
  if (!user || user.granted['rates.override'] === null) return
  const typed = lines.map((line) => ({ ...line, nights: repricedNights(booked.lines, [line]) }))
  const nights = typed.flatMap((line) => line.nights)
  if (nights.length === 0) return
  await mustBeAllowed(user, 'rates.override')
  const days = nights.map(({ date }) => date)
  const rates = await readBookingRates(given, {
    check_in_date: days.reduce(earlierOf),
    check_out_date: addDays(latestOf(days), 1),
    room_ids: nights.map(({ room_id }) => room_id),
    except_bookings: booked.slug === null ? [] : [booked.slug],
  })
  const { quoteOf } = rates.inPlan(null)
  await refuseLowRents(
    user,
    typed.flatMap((line) => line.nights.map((night) => ({ ...night, ...quoteOf(line, night) }))),
  )
}
