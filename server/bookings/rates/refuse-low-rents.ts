import type { BookingStatus } from '#contract/bookings/booking.ts'
import type { Line, Night } from '#contract/bookings/stays/line.ts'
import type { Paise } from '#contract/kit/money.ts'
import { permissionMessages } from '#contract/kit/permission-messages.ts'
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

/** The night of a booked room on a date. */
export const findNight = (lines: Line[], line: number, date: Night['date']) =>
  lines.find((one) => one.line === line)?.nights.find((night) => night.date === date)

/** The nights that are new, or have another rent than before. */
export const repricedNights = (before: Line[], after: Line[]) =>
  after.flatMap(({ line, nights }) => nights.filter(({ date, rent }) => findNight(before, line, date)?.rent !== rent))

interface Booked {
  slug: string | null
  lines: Line[]
}

/**
 * The nights that are sold without a rate plan, with the price of the first plan for everybody beside their rent, so that
 * leaving the plan out evades no limit. A night that keeps its rent in its room type was sold before.
 */
const soldWithoutPlan = async (given: Caller, booked: Booked, lines: Line[]): Promise<Priced[]> => {
  const nights = lines.flatMap((line) =>
    line.nights.map((night) => {
      const was = findNight(booked.lines, line.line, night.date)
      return { line, night, roomBefore: was?.rent === night.rent ? was.room_id : undefined }
    }),
  )
  const changed = nights.filter(({ night, roomBefore }) => roomBefore !== night.room_id)
  if (changed.length === 0) return []
  const days = changed.map(({ night }) => night.date)
  const rates = await readBookingRates(given, {
    check_in_date: days.reduce(earlierOf),
    check_out_date: addDays(latestOf(days), 1),
    room_ids: changed.flatMap(({ night, roomBefore = night.room_id }) => [night.room_id, roomBefore]),
    except_bookings: booked.slug === null ? [] : [booked.slug],
  })
  const { quoteOf } = rates.inPlan(null)
  return changed
    .filter(
      ({ night, roomBefore }) => roomBefore === undefined || rates.typeOf(roomBefore) !== rates.typeOf(night.room_id),
    )
    .map(({ line, night }) => ({ ...night, ...quoteOf(line, night) }))
}

const isUnlimited = (user: Actor | undefined) => !user || user.granted['rates.override'] === null

/** Rents that are typed without a rate plan need the permission, up to its limit below the first plan's prices. */
export const refuseTypedRents = async (given: Caller, booked: Booked, lines: Line[]) => {
  if (isUnlimited(given.user)) return
  const sold = await soldWithoutPlan(given, booked, lines)
  if (sold.length > 0) await mustBeAllowed(given.user, 'rates.override', 0, permissionMessages.planNeeded)
  await refuseLowRents(given.user, sold)
}

interface OpenBooking {
  booking: { slug: string; status: BookingStatus; rate_plan_id: number | null }
  lines: Line[]
}

/** The nights that are sold anew. Before the arrival, nights that get another quote in another room type are sold anew, too. */
const soldAnew = ({ booking, lines }: OpenBooking, changed: Line): Line => {
  const isAgreed = (night: Night) => {
    const was = findNight(lines, changed.line, night.date)
    return was?.rent === night.rent && (booking.status !== 'booked' || was.quoted_rent === night.quoted_rent)
  }
  return { ...changed, nights: changed.nights.filter((night) => !isAgreed(night)) }
}

/**
 * Refuses nights that keep a rent further below the plan's price than the person's role allows: added nights, other dates,
 * and before the arrival a dearer room type. Guests in the house keep the agreed rent when their room must be changed.
 */
export const refuseLowKeptRents = async (given: Caller, open: OpenBooking, changed: Line[]) => {
  if (isUnlimited(given.user)) return
  const { slug, status, rate_plan_id } = open.booking
  const anew = changed.map((line) => soldAnew(open, line))
  if (rate_plan_id !== null)
    return refuseLowRents(
      given.user,
      anew.flatMap(({ nights }) => nights),
    )
  const sold =
    status === 'booked'
      ? await soldWithoutPlan(given, { slug, lines: open.lines }, changed)
      : await soldWithoutPlan(given, { slug, lines: [] }, anew)
  await refuseLowRents(given.user, sold)
}
