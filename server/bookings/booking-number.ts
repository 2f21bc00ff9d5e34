import { sql } from 'kysely'

/** A booking's number as people read it: BK-000123. */
export const bookingNumber = sql<string>`'BK-' || lpad(booking.number::text, greatest(6, length(booking.number::text)), '0')`
