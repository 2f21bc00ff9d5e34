import type { bookingOfStay } from '#server/demo/history/booking-of-stay.ts'
import type { Dice } from '#server/demo/history/dice.ts'
import type { PutRow } from '#server/demo/history/history-rows.ts'
import type { HistoryHotel, lastIds } from '#server/demo/history/history-store.ts'
import type { Person } from '#server/demo/history/person-of.ts'
import type { PlannedStay } from '#server/demo/history/planned-stay.ts'

/** A stay that has been written and has not ended. */
export interface OpenStay {
  id: number
  slug: string
  stay: PlannedStay
  guest: Person
  company_id: number | null
  dice: Dice
  booking: ReturnType<typeof bookingOfStay>
}

/** All that the functions of a history share. */
export interface HistoryContext {
  hotel: HistoryHotel
  /** The highest ids in use. */
  ids: Awaited<ReturnType<typeof lastIds>>
  put: PutRow
  /** The accounts that take turns at the desk. */
  staffIds: number[]
  now: number
  seed: number
  ordersPerStay: number
}

export const iso = (instant: number) => new Date(instant).toISOString()
