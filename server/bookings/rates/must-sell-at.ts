import type { Line, Night } from '#contract/bookings/stays/line.ts'
import type { Paise } from '#contract/kit/money.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import type { Actor } from '#server/kit/actor.ts'

interface Priced {
  rent: Paise
  quoted_rent?: Paise | null | undefined
}

const percentBelow = ({ rent, quoted_rent }: Priced) =>
  quoted_rent && rent < quoted_rent ? ((quoted_rent - rent) * 100) / quoted_rent : 0

/** Refuses nights that are sold further below the rate plan's price than the person's role allows. */
export const refuseLowRents = (user: Actor | undefined, nights: Priced[]) => {
  const furthest = Math.max(0, ...nights.map(percentBelow))
  if (furthest > 0) mustBeAllowed(user, 'rates.override', furthest)
}

const findNight = (lines: Line[], line: number, date: Night['date']) =>
  lines.find((one) => one.line === line)?.nights.find((night) => night.date === date)

/** The nights that are new, or have another rent than before. */
export const repricedNights = (before: Line[], after: Line[]) =>
  after.flatMap(({ line, nights }) => nights.filter(({ date, rent }) => findNight(before, line, date)?.rent !== rent))
