import { sql } from 'kysely'
import type { OccupantChange } from '#contract/bookings/occupant-history-text.ts'

/** Who was put into the rooms of a booking or taken out, newest first. */
export const occupantChanges = sql<OccupantChange[]>`coalesce((
  select json_agg(entry order by entry.id desc) from (
    select audit_entry.id, audit_entry.at, account.name as who, audit_entry.action = 'insert' as is_added, guest.name
    from audit_entry
    join guest on guest.id = (coalesce(audit_entry.after, audit_entry.before) ->> 'guest_id')::integer
    left join account on account.id = audit_entry.account_id
    where entity = 'occupant' and action <> 'update'
      and (coalesce(audit_entry.after, audit_entry.before) ->> 'booking_id')::integer = booking.id
    order by audit_entry.id desc
    limit 100
  ) entry
), '[]')`
