import type { FastifyRequest } from 'fastify'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { bookingWithGuest, guestName } from '#server/approvals/approved-booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { findBookingOfFolio } from '#server/folios/folio-store.ts'

interface PricedRoom {
  room_rent?: Paise
  nightly_rents?: { rent: Paise }[]
}

/** What the requests that a colleague can approve say of money, days and reasons. Their schemas have checked it. */
interface ApprovableBody extends PricedRoom {
  guest_id?: number
  rooms?: PricedRoom[]
  check_in_date?: CalendarDate
  check_out_date?: CalendarDate
  percent?: number | null
  amount?: Paise | null
  fee?: Paise
  refund?: { amount?: Paise }
  advance_amount?: Paise
  reason?: string
  fee_reason?: string
  rate_override_reason?: string
}

/** `₹2,000.00 per night`, or the lowest and the highest rent. */
const rentText = ({ rooms, ...room }: ApprovableBody) => {
  const rents = (rooms ?? [room]).flatMap(({ room_rent, nightly_rents }) =>
    nightly_rents?.length ? nightly_rents.map(({ rent }) => rent) : (room_rent ?? []),
  )
  if (rents.length === 0) return undefined
  const lowest = Math.min(...rents) as Paise
  const highest = Math.max(...rents) as Paise
  const range = lowest === highest ? formatRupees(lowest) : `${formatRupees(lowest)} to ${formatRupees(highest)}`
  return `${range} per night`
}

const daysText = ({ check_in_date, check_out_date }: ApprovableBody) => {
  if (check_in_date && check_out_date) return `${formatDay(check_in_date)} to ${formatDay(check_out_date)}`
  return check_out_date && `until ${formatDay(check_out_date)}`
}

const named = (name: string, amount: Paise | undefined) => amount && `${name} ${formatRupees(amount)}`

const figuresOf = (body: ApprovableBody) => [
  body.percent && formatPercent(body.percent),
  body.amount && formatRupees(body.amount),
  rentText(body),
  daysText(body),
  body.fee !== undefined && `fee ${formatRupees(body.fee)}`,
  named('refund', body.refund?.amount),
  named('advance', body.advance_amount),
]

/** `BK-000123, Asha Rao`; only the guest of a new booking. */
const whoseBooking = async (db: Db, { url, params, body }: ReturnType<typeof partsOf>) => {
  if (url.startsWith('/api/folios/:slug')) return bookingWithGuest(db, await findBookingOfFolio(db, params.slug))
  if (url.startsWith('/api/bookings/:slug')) return bookingWithGuest(db, params.slug)
  return body.guest_id === undefined ? undefined : guestName(db, body.guest_id)
}

const partsOf = ({ routeOptions, params, body }: FastifyRequest) => ({
  url: routeOptions.url ?? '',
  params: { slug: '', ...(params as { slug?: string }) },
  body: (body ?? {}) as ApprovableBody,
})

/** What a colleague is asked to approve, in lines: the action, whose booking, the amounts and days, and the reason. */
export const describeRequest = async (db: Db, request: FastifyRequest) => {
  const parts = partsOf(request)
  const { reason, fee_reason, rate_override_reason } = parts.body
  const summary = (request.routeOptions.schema as { summary?: string } | undefined)?.summary ?? ''
  const lines = [
    // Without the details that follow in the API document.
    summary.split(/[;:,]/, 1)[0],
    await whoseBooking(db, parts),
    figuresOf(parts.body).filter(Boolean).join(' · '),
    rate_override_reason || fee_reason || reason,
  ]
  return lines.filter((line): line is string => Boolean(line))
}
