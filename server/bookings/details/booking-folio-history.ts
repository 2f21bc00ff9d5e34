import { sql } from 'kysely'
import type { FolioChange } from '#contract/bookings/folio-history-text.ts'
import { approverName } from '#server/bookings/details/approver-name.ts'

/** The added and deleted charges, discounts and folios of a booking, newest first. */
export const folioChanges = sql<FolioChange[]>`coalesce((
  select json_agg(entry order by entry.id desc) from (
    select change.id, change.at, account.name as who, ${approverName('change.approved_by')} as approved_by,
      change.kind, change.is_added, change.record
    from (
      select id, at, account_id, approved_by, entity as kind, action = 'insert' as is_added,
        coalesce(after, before) as record
      from audit_entry
      where entity in ('extra', 'discount', 'folio') and action <> 'update'
        and (coalesce(after, before) ->> 'booking_id')::integer = booking.id
        -- The history of the cancellation or of the deposit tells of its fee or kept part.
        and coalesce(after, before) ->> 'slab_value' is null
      union all
      -- A discount on a credited invoice is withdrawn instead of deleted.
      select withdrawn.id, withdrawn.at, withdrawn.account_id, withdrawn.approved_by, 'discount', false,
        to_jsonb(discount)
      from discount
      join audit_entry withdrawn on withdrawn.entity = 'discount' and withdrawn.slug = discount.slug
        and withdrawn.action = 'update' and withdrawn.after ->> 'withdrawn_at' is not null
      where discount.booking_id = booking.id
    ) change
    left join account on account.id = change.account_id
    order by change.id desc
    limit 100
  ) entry
), '[]')`
