import type pg from 'pg'

const undefinedColumn = '42703'

/** Housekeeping has cleaned every room, so that the next guests can be checked in. */
export const readyRooms = (pool: pg.Pool) =>
  pool.query(`update room set condition = 'inspected' where condition <> 'inspected'`).catch((error) => {
    // A version from before housekeeping, beside which this one is measured, has no conditions.
    if (error.code !== undefinedColumn) throw error
  })
