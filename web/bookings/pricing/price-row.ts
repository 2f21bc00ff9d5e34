import { lastStayOf } from '#contract/bookings/stays/line.ts'
import type { Paise } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Quote, QuotedNight } from '#contract/rates/quote.ts'
import { hasOtherPeople, hasOtherRoom, type Row, type SavedStay } from '#web/bookings/pricing/rows.ts'

export interface PricedNight {
  date: CalendarDate
  rent: Paise
  /** Why it has this price; a booked night keeps its price. */
  steps: QuotedNight['steps'] | undefined
  /** The rent that the night was booked at, if it is priced anew. */
  before: Paise | undefined
}

/** Whether a room is new in the booking, or has another plan or room type now. */
export const isSoldAnew = (row: Row, plan: number | null, saved: SavedStay | undefined, quote: Quote | undefined) => {
  if (!row.line || plan !== saved?.rate_plan_id) return true
  const { room_id } = lastStayOf(row.line)
  return hasOtherRoom(row) && quote?.room_type !== saved.rooms.find(({ id }) => id === room_id)?.room_type
}

/**
 * The nights of a room and their prices: booked nights keep theirs, unless plan, people or room type are others now;
 * all others have the price of the quote. Undefined while the quote is not there.
 */
export const priceRow = (
  row: Row,
  plan: number,
  saved: SavedStay | undefined,
  quote: Quote | undefined,
): PricedNight[] | undefined => {
  const { line } = row
  const last = line && lastStayOf(line)
  const isPricedAnew = isSoldAnew(row, plan, saved, quote) || hasOtherPeople(row)
  // The form shows the last room of a line; the nights in the rooms before it stay as they are.
  const hasLastRoom = last && row.check_in_date < last.check_out_date && last.check_in_date < row.check_out_date
  const nights: PricedNight[] = []
  for (let date = row.check_in_date; date < row.check_out_date; date = addDays(date, 1)) {
    if (hasLastRoom && date < last.check_in_date && line.nights[0] && date >= line.nights[0].date) continue
    const booked = line?.nights.find((night) => night.date === date)
    const isPast = saved?.firstOpen !== undefined && date < saved.firstOpen
    if (booked && (isPast || !isPricedAnew)) {
      nights.push({ date, rent: booked.rent, steps: undefined, before: undefined })
      continue
    }
    const quoted = quote?.nights.find((night) => night.date === date)
    if (!quoted) return undefined
    nights.push({ date, rent: quoted.rent, steps: quoted.steps, before: booked?.rent })
  }
  return nights
}
