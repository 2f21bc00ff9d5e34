import { sql } from 'kysely'
import type { StoredEntry } from '#server/audit/audit-names.ts'
import type { Db } from '#server/db/connect.ts'

const most = 100

/** The newest entries of the audit trail about a repair and about the nights that it has blocked at any time. */
export const listRepairEntries = (db: Db, slug: string): Promise<StoredEntry[]> =>
  db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.account_id')
    .leftJoin('account as approver', 'approver.id', 'audit_entry.approved_by')
    .select(['audit_entry.id', 'audit_entry.at', 'account.name as who', 'approver.name as approved_by'])
    .select(['audit_entry.entity', 'audit_entry.slug', 'audit_entry.record_id'])
    .select([
      sql<StoredEntry['action']>`audit_entry.action`.as('action'),
      sql<StoredEntry['before']>`audit_entry.before`.as('before'),
      sql<StoredEntry['after']>`audit_entry.after`.as('after'),
    ])
    .where(
      sql<boolean>`(audit_entry.entity, audit_entry.slug) in (
        select 'repair', ${slug}
        union all
        select 'stay', link.after ->> 'stay_slug' from audit_entry link
        where link.entity = 'repair' and link.slug = ${slug} and link.after ->> 'stay_slug' is not null
      )`,
    )
    .orderBy('audit_entry.id', 'desc')
    .limit(most)
    .execute()
