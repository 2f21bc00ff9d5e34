import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Ledger, LedgerEntry } from '#bench/faults/guest-stays.ts'
import type { Db } from '#server/db/connect.ts'
import { countWrongNights } from '#server/testing/storm/storm-verdict.ts'

/** Compares the clerks' ledger with the database, to the row and the paisa. */
export const ledgerVerdict = async (db: Db, ledger: Ledger) => {
  const kept = new Map((await readBookings(db)).map(({ slug, ...entry }) => [slug, entry]))
  const wrong = [...ledger].filter(([slug, entry]) => !isDeepStrictEqual(kept.get(slug), entry))
  const { rows } = await readSums(db)
  return {
    bookings: kept.size,
    invoices: [...kept.values()].filter((entry) => entry.invoice).length,
    orders: [...kept.values()].reduce((sum, { orders }) => sum + Object.keys(orders).length, 0),
    /** Bookings that differ from the ledger; the first few are shown as the ledger and the database have them. */
    wrong: wrong.length,
    examples: wrong.slice(0, 3).map(([slug, entry]) => ({ slug, ledger: entry, database: kept.get(slug) })),
    unknown: [...kept.keys()].filter((slug) => !ledger.has(slug)).length,
    ...rows[0],
    wrong_nights: await countWrongNights(db),
  }
}

export type LedgerVerdict = Awaited<ReturnType<typeof ledgerVerdict>>

export const isClean = (verdict: LedgerVerdict) => {
  const { wrong, unknown, wrong_nights, overlaps = 1, booking_gaps = 1, invoice_gaps = 1, shared_rooms = 1 } = verdict
  return wrong + unknown + wrong_nights + overlaps + booking_gaps + invoice_gaps + shared_rooms === 0
}

const readBookings = async (db: Db) => {
  const { rows } = await sql<LedgerEntry & { slug: string }>`
    select booking.slug, booking.status,
      (select coalesce(sum(amount), 0) from payment
        where payment.booking_id = booking.id and invoice_id is null) as advance,
      (select coalesce(sum(night.rent + night.meals * night.food_plan_rate), 0)
        from stay join night on night.stay_id = stay.id where stay.booking_id = booking.id)
      + (select coalesce(sum(line.quantity * line.unit_price), 0) from guest_order served
        join order_line line on line.order_id = served.id
        where served.booking_id = booking.id and served.status <> 'cancelled') as charges,
      (select coalesce(jsonb_object_agg(guest_order.slug, jsonb_build_object('status', guest_order.status, 'subtotal',
        (select sum(quantity * unit_price) from order_line where order_id = guest_order.id))), '{}')
        from guest_order where guest_order.booking_id = booking.id) as orders,
      (select jsonb_build_object('number', invoice.number, 'total', invoice.total)
        from invoice where invoice.booking_id = booking.id) as invoice,
      (select coalesce(sum(amount), 0) from payment
        where payment.booking_id = booking.id and invoice_id is not null) as paid
    from booking`.execute(db)
  return rows.map(({ advance, charges, paid, ...row }) => ({
    ...row,
    advance: Number(advance),
    charges: Number(charges),
    paid: Number(paid),
  }))
}

const readSums = (db: Db) =>
  sql<{ overlaps: number; booking_gaps: number; invoice_gaps: number; shared_rooms: number }>`
  select
    (select count(*) from stay one join stay other
      on one.room_id = other.room_id and one.id < other.id and one.nights && other.nights
      where one.booking_status in ('booked', 'checked_in') and other.booking_status in ('booked', 'checked_in')) as overlaps,
    (select coalesce(max(number), 0) - count(*) from booking) as booking_gaps,
    -- The last number minus the count of invoices; and invoices whose lines are missing.
    (select coalesce(max(right(number, 6)::int) - count(*), 0) from invoice)
      + (select count(*) from invoice where charges <>
          (select coalesce(sum(amount), -1) from invoice_line where invoice_id = invoice.id)) as invoice_gaps,
    -- Rooms in which two bookings are checked in at once.
    (select count(*) from (select from stay where booking_status = 'checked_in'
      group by room_id having count(distinct booking_id) > 1) room) as shared_rooms`.execute(db)
