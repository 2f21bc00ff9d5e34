import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import type { ChargeKind } from '#contract/folios/bill.ts'
import { discountText } from '#contract/folios/discount-text.ts'
import type { Folio, FolioCharge } from '#contract/folios/folio.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, plus } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { taxText } from '#contract/taxes/tax-text.ts'

export const routeNames: Record<ChargeKind, string> = {
  room: 'Rooms',
  food_plan: 'Food plan',
  order: 'Orders',
  extra: 'Extras',
}

interface Room {
  line: number
  room_number: string
  check_in_date: string
  check_out_date: string
}

const roomOfLine = (rooms: Room[], line: number | null) =>
  bookedLines(rooms).find((one) => one.line === line)?.last.room_number

/** What a folio takes by its rule: "Takes rooms and food plan of room 102". */
export const ruleText = ({ routes, line, is_first }: Folio, rooms: Room[]) => {
  if (is_first) return 'Takes everything that no other folio takes'
  const room = roomOfLine(rooms, line)
  const whose = room === undefined ? '' : ` of room ${room}`
  if (routes.length === 0) return 'Takes only what is moved here'
  if (routes.length === Object.keys(routeNames).length) return `Takes everything${whose}`
  return `Takes ${routes.map((route) => routeNames[route].toLowerCase()).join(', ')}${whose}`
}

type Discount = Folio['discounts'][number]

export const discountName = ({ on, ...terms }: Discount) => `Discount ${discountText(terms, on)}`

/** Why a discount takes off less than its amount: charges were deleted since it was given. */
export const limitedText = ({ amount, at_most_percent, given, invoiced }: Discount) =>
  at_most_percent !== null && amount !== null && plus(given, invoiced) < amount
    ? `At most ${formatPercent(at_most_percent)} of the charges`
    : undefined

export const chargeText = (charge: FolioCharge) => {
  const { date, quantity, rate, discount, tax_rate, treatment, is_part } = charge
  return [
    formatDay(date),
    is_part ? 'part' : quantity > 1 && `${quantity} × ${formatRupees(rate)}`,
    discount > 0 && `less discount ${formatRupees(discount)}`,
    (treatment !== 'taxable' || tax_rate > 0) && `${tax_rate > 0 ? 'GST ' : ''}${taxText({ treatment, tax_rate })}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export const chargesText = (count: number) => counted(count, 'charge', 'charges')
