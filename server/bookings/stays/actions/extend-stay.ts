import { longestStay } from '#contract/bookings/booking-draft.ts'
import { extendTo } from '#contract/bookings/stays/change-line.ts'
import { arrivalOf, departureOf, type Line, type Night, roomsOf } from '#contract/bookings/stays/line.ts'
import type { Extend } from '#contract/bookings/stays/stay-actions.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { addDays, type CalendarDate, earlierOf } from '#contract/kit/time/calendar-date.ts'
import { raiseVersion } from '#server/bookings/booking-store.ts'
import { type PlanPrices, readBookingRates } from '#server/bookings/rates/booking-rates.ts'
import { newViolations, refuseWithoutReason } from '#server/bookings/rates/new-violations.ts'
import { refuseLowKeptRents } from '#server/bookings/rates/refuse-low-rents.ts'
import {
  mustFindLine,
  type OpenStays,
  openStays,
  saveChangedLines,
} from '#server/bookings/stays/actions/change-stays.ts'
import { stayProblems } from '#server/bookings/stays/actions/stay-problems.ts'
import type { Services } from '#server/kit/services.ts'
import type { Caller } from '#server/payments/record-payment.ts'

type Wanted = Omit<Extend, 'confirm_occupancy' | 'version' | 'rate_override_reason'>

/** The lines that stay longer: the chosen one, or those that leave with the booking. */
const extendedLines = (open: OpenStays, wanted: number | undefined) => {
  if (wanted !== undefined) return [mustFindLine(open, wanted)]
  const { lines, booking } = open
  const leaving = lines.filter((line) => !line.departed_on && departureOf(line) === booking.check_out_date)
  return leaving.length > 0 ? leaving : [mustFindLine(open, undefined)]
}

const refuseWrongDay = (line: Line, wanted: CalendarDate) => {
  const [first, last] = [addDays(departureOf(line), 1), addDays(arrivalOf(line), longestStay)]
  if (wanted < first || wanted > last) throw stayProblems.wrongExtension(first, last)
}

/** The rates of the stays, if they are needed: from the arrival on, since its restrictions hold for the whole stay. */
const readRates = async (
  given: Pick<Services, 'db' | 'clock'>,
  { booking }: OpenStays,
  lines: Line[],
  { check_out_date, room_id }: Wanted,
) => {
  if (room_id === undefined && booking.rate_plan_id === null) return undefined
  const rates = await readBookingRates(given, {
    check_in_date: lines.map(arrivalOf).reduce(earlierOf),
    check_out_date,
    room_ids: [...lines.flatMap(roomsOf), ...(room_id === undefined ? [] : [room_id])],
    except_bookings: [booking.slug],
  })
  return { ...rates, prices: rates.inPlan(booking.rate_plan_id) }
}

/** The price of an added night by the plan. If the desk keeps the rent, the plan's price is stored beside it. */
const priceAdded = (line: Line, night: Night, prices: PlanPrices, isNew: boolean) =>
  isNew ? prices.priced(line, night) : { ...night, ...prices.quoteOf(line, night) }

/** The lines after an extension. Without another room the guests stay in theirs. */
export const planExtension = async (given: Pick<Services, 'db' | 'clock'>, open: OpenStays, wanted: Wanted) => {
  const { line, check_out_date, room_id, rent } = wanted
  const extended = extendedLines(open, line)
  for (const line of extended) refuseWrongDay(line, check_out_date)
  if (room_id !== undefined && extended.length > 1) throw stayProblems.chooseLine()
  const rates = await readRates(given, open, extended, wanted)
  const room = room_id === undefined ? undefined : rates?.roomInUse(room_id)
  if (room_id !== undefined && !room) throw stayProblems.roomMissing()
  // Without a plan, guests who stay in their room keep the rent.
  const isPriced = rates && (rent === 'new' || open.booking.rate_plan_id !== null)
  const longer = new Map(
    extended.map((line) => {
      const planned = extendTo(line, check_out_date, open.today, room_id)
      // Past nights of an overstay keep the rent.
      const price = (night: Night) => {
        if (!isPriced || night.date < departureOf(line)) return night
        return priceAdded(planned, night, rates.prices, rent === 'new' && night.date >= open.today)
      }
      return [line, { ...planned, nights: planned.nights.map(price) }]
    }),
  )
  const violations = newViolations({ ...open, lines: extended }, [...longer.values()], rates?.prices)
  // An extension that keeps the rent goes on at that of the last night, in each room.
  const last_rents = extended.flatMap(({ nights }) => nights.at(-1)?.rent ?? [])
  return { lines: open.lines.map((line) => longer.get(line) ?? line), room, violations, last_rents }
}

/** Extends a stay. If the guest's own room is taken, the answer says so, and the desk chooses another for the rest. */
export const extendStay = async (given: Caller, slug: string, wanted: Extend) => {
  const open = await openStays(given, slug, wanted.version)
  const { check_out_date, rate_override_reason } = wanted
  const { lines, violations } = await planExtension(given, open, wanted)
  await refuseWithoutReason(given.user, violations, rate_override_reason)
  await refuseLowKeptRents(given, open, lines)
  const ids = await saveChangedLines(given.db, { ...wanted, today: open.today }, { ...open, changed: lines })
  await raiseVersion(given.db, ids, {
    ...(check_out_date > open.booking.check_out_date && { check_out_date }),
    ...(rate_override_reason && { rate_override_reason }),
  })
  return say.extended(check_out_date)
}
