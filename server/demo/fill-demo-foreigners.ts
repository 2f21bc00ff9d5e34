import type { Db } from '#server/db/connect.ts'
import type { ForeignerRow } from '#server/foreigners/foreigner-rows-store.ts'
import { listArrivals } from '#server/foreigners/foreigner-store.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Clock } from '#server/kit/clock.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

const hour = 3_600_000
const batch = 500

/** Files the foreign nationals of the past; those of today are due, and one was forgotten. */
export const fillDemoForeigners = async (db: Db, clock: Clock, staff: Actor[]) => {
  const now = clock.now()
  const everybody = await listArrivals(db, { from: '1900-01-01', to: await hotelToday(db, clock) }, now)
  const overdue = everybody.filter(({ status }) => status === 'overdue')
  const forgotten = overdue.filter(({ departure_date }) => departure_date === null).at(-1) ?? overdue.at(-1)
  const filed = everybody
    .map((row, index) => ({ row, filing: filingOf(row, index, now, staff) }))
    .filter(({ row, filing }, index) => {
      // Of those who came today, every second one.
      const isFiled = row.status === 'overdue' ? row.slug !== forgotten?.slug : index % 2 === 0
      return isFiled && Date.parse(filing.filed_at) < now.getTime()
    })
    .map(({ filing }) => filing)
  for (let from = 0; from < filed.length; from += batch)
    await db
      .insertInto('foreigner_filing')
      .values(filed.slice(from, from + batch))
      .execute()
}

const filingOf = (row: ForeignerRow, index: number, now: Date, staff: Actor[]) => {
  const by = staff[index % Math.max(1, staff.length)]?.account_id ?? null
  // Between one and eight hours after the arrival, or the departure.
  const later = (due: string, turn: number) => new Date(Date.parse(due) + (1 + (turn % 8)) * hour)
  const arrived = row.arrived_at ?? `${row.arrival_date}T08:00:00Z`
  const departureFiled = row.left_at ? later(row.left_at, index + 3) : undefined
  const isDepartureFiled = departureFiled !== undefined && departureFiled < now
  return {
    slug: row.slug,
    guest_id: row.guest_id,
    application_number: `F3${row.arrival_date.slice(2, 7).replace('-', '')}${String(100_000 + index)}`,
    filed_at: later(arrived, index).toISOString(),
    filed_by: by,
    ...(isDepartureFiled && {
      departure_number: `D3${row.arrival_date.slice(2, 7).replace('-', '')}${String(100_000 + index)}`,
      departure_filed_at: departureFiled.toISOString(),
      departure_filed_by: by,
      onward_address: ['Agra, Uttar Pradesh', 'Jodhpur, Rajasthan', 'Panaji, Goa'][index % 3] ?? '',
    }),
  }
}
