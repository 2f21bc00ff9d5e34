import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** One row for each day again. */
export const addUpAdvanceTally = (db: Db) =>
  sql`with added as (delete from advance_day_tally returning day, taken, refunded, adjusted)
      insert into advance_day_tally
      select day, sum(taken), sum(refunded), sum(adjusted) from added group by day`.execute(db)
