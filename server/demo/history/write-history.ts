import type pg from 'pg'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { rowCopier } from '#server/demo/history/copy-rows.ts'
import { diceOf } from '#server/demo/history/dice.ts'
import {
  dropIndexes,
  type HistoryHotel,
  lastIds,
  setTriggers,
  updateDerivedTables,
} from '#server/demo/history/history-store.ts'
import { historyWriter } from '#server/demo/history/history-writer.ts'
import type { PlannedStay } from '#server/demo/history/planned-stay.ts'

interface Wanted {
  hotel: HistoryHotel
  stays: PlannedStay[]
  today: CalendarDate
  now: number
  seed: number
  /** The accounts that take turns at the desk. */
  staffIds: number[]
  /** How many guests are registered; some have never stayed. */
  guests: number
  ordersPerStay: number
  progress?: (share: number) => void
}

interface HotelEvent {
  at: number
  stay: PlannedStay
  act: 'place' | 'arrive' | 'end'
}

const atOnce = 6000

/** Bookings, arrivals and departures in the order of time. */
const eventsOf = (stays: PlannedStay[]) => {
  const all: HotelEvent[] = []
  for (const stay of stays) {
    all.push({ at: stay.placed, stay, act: 'place' })
    if (stay.arrived !== undefined) all.push({ at: stay.arrived, stay, act: 'arrive' })
    if (stay.ended !== undefined) all.push({ at: stay.ended, stay, act: 'end' })
  }
  // The sort is stable: at the same instant a booking comes before its arrival.
  return all.sort((one, other) => one.at - other.at)
}

/**
 * Writes years of a hotel's history into an open transaction, by COPY and without triggers. The result is the same for
 * the same seed and instant, except the slugs, which must not be guessable.
 */
export const writeHistory = async (db: Db, client: pg.ClientBase, wanted: Wanted) => {
  const { stays, seed, guests, progress } = wanted
  const ids = await lastIds(db)
  const copier = rowCopier(client)
  const writer = historyWriter({ ...wanted, ids, put: copier.put })
  const dice = diceOf(seed)
  const all = eventsOf(stays)
  await setTriggers(db, 'disable')
  const createIndexes = await dropIndexes(db)
  // A quarter of the guests have never booked.
  const newShare = Math.min(1, (guests * 0.75) / Math.max(1, stays.length))
  const neverStayed = Math.max(0, guests - Math.ceil(stays.length * newShare))
  for (let count = 0; count < neverStayed; count++) writer.register(all[0]?.at ?? wanted.now)
  let placed = 0
  let left = guests - neverStayed
  for (const [index, { stay, act }] of all.entries()) {
    if (act === 'place') {
      // At the end all remaining new guests are used up.
      const isNew = left > 0 && (dice.chance(newShare) || left >= stays.length - placed)
      if (isNew) left--
      placed++
      writer.place(stay, isNew)
    } else if (act === 'arrive') writer.arrive(stay)
    else writer.end(stay)
    if (index % atOnce === atOnce - 1) {
      await copier.flush()
      progress?.(index / all.length)
    }
  }
  writer.orderForInHouse()
  await copier.flush()
  // Tables with pending deferred checks cannot be altered.
  await client.query('set constraints all immediate')
  await updateDerivedTables(db, writer.numbers.last())
  await createIndexes()
  await setTriggers(db, 'enable')
  progress?.(1)
}
