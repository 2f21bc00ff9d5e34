import type { CompanyKind } from '#contract/companies/company.ts'
import type { Dice } from '#server/demo/history/dice.ts'
import type { HistoryHotel } from '#server/demo/history/history-store.ts'
import { dayOf } from '#server/demo/history/hotel-time.ts'
import type { PlannedStay } from '#server/demo/history/planned-stay.ts'

const shares: Record<string, number> = {
  Phone: 34,
  'Travel agent': 22,
  Website: 18,
  'E-mail': 10,
  Company: 9,
  'Returning guest': 7,
}

/** Bookings from these sources are for a company or a travel agent. */
const kinds: Record<string, CompanyKind> = { Company: 'company', 'Travel agent': 'travel_agent' }

const forDesk = [
  'Pays by company card',
  'Needs a copy of the bill for the office',
  'Airport pick-up ordered',
  'Vegetarian, no onion and garlic',
  'Celebrates an anniversary',
  'Early breakfast at 6',
]
const forHousekeeping = [
  'Extra bed',
  'Extra pillows',
  'Cot for the baby',
  'No feather bedding',
  'Flowers in the room',
  'Do not clean before 11',
]

/** Source, expected arrival, remarks and company of a booking, as a desk would note them. */
export const detailsOfStay = (stay: PlannedStay, { sourceIds, companies }: HistoryHotel, dice: Dice) => {
  const isWalkIn = dayOf(stay.placed) === stay.arrival
  const source = isWalkIn ? 'Walk-in' : dice.weighted(Object.entries(shares))
  const kind = kinds[source]
  const offered = companies.filter((company) => company.kind === kind && company.is_active)
  const hour = dice.between(12, 22)
  return {
    // Some clerks do not ask.
    source_id: dice.chance(0.9) ? (sourceIds.get(source) ?? null) : null,
    expected_arrival: !isWalkIn && dice.chance(0.4) ? `${hour}:${dice.pick(['00', '15', '30', '45'])}` : null,
    pinned: dice.chance(0.05),
    desk_remarks: dice.chance(0.15) ? dice.pick(forDesk) : '',
    housekeeping_remarks: dice.chance(0.12) ? dice.pick(forHousekeeping) : '',
    company_id: offered.length > 0 ? dice.pick(offered).id : null,
  }
}
