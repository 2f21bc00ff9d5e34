import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kit/clock.ts'

interface Act {
  action: 'view' | 'export' | 'anonymise'
  account_id: number
  guest: { id: number; slug: string }
}

/** Writes down an act that changes nothing, or of which nothing may be kept; a view once a minute at most. */
export const noteAct = ({ db, clock }: { db: Db; clock: Clock }, { action, account_id, guest }: Act) =>
  db
    .insertInto('audit_entry')
    .values({
      ...{ action, account_id, entity: 'guest', slug: guest.slug, record_id: guest.id },
      at: clock.now().toISOString(),
      request_id: sql`nullif(current_setting('sarai.request_id', true), '')`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
