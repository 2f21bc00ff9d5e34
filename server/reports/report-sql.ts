import { sql } from 'kysely'

/**
 * Stays that count: not cancelled and not a no-show. Together with maintenance this is the condition of the index on the
 * nights of stays.
 */
export const isReported = (column: string, { maintenance = false } = {}) =>
  maintenance
    ? sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} in ('booked', 'checked_in', 'checked_out'))`
    : sql<boolean>`${sql.ref(column)} in ('booked', 'checked_in', 'checked_out')`

/** The format of a day's period. */
export const periodPattern = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const
