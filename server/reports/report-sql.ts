import { sql } from 'kysely'

/**
 * Stays that count: of bookings that were not cancelled and no no-shows. With maintenance it is the condition of the
 * index on the nights of stays.
 */
export const isReported = (column: string, { maintenance = false } = {}) =>
  maintenance
    ? sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} in ('booked', 'checked_in', 'checked_out'))`
    : sql<boolean>`${sql.ref(column)} in ('booked', 'checked_in', 'checked_out')`

/** How a day is written as its period. */
export const periodPattern = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const
