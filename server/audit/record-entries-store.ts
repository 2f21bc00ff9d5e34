import { type RawBuilder, sql } from 'kysely'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { withNames } from '#server/audit/audit-names.ts'
import type { Db } from '#server/db/connect.ts'

const most = 100

const listEntries = async (db: Db, isWanted: RawBuilder<boolean>): Promise<AuditEntry[]> => {
  const entries = await db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.account_id')
    .leftJoin('account as approver', 'approver.id', 'audit_entry.approved_by')
    .select(['audit_entry.id', 'audit_entry.at', 'account.name as who', 'approver.name as approved_by'])
    .select(['audit_entry.entity', 'audit_entry.slug', 'audit_entry.record_id'])
    .select([
      sql<AuditEntry['action']>`audit_entry.action`.as('action'),
      sql<AuditEntry['before']>`audit_entry.before`.as('before'),
      sql<AuditEntry['after']>`audit_entry.after`.as('after'),
    ])
    .where(isWanted)
    .orderBy('audit_entry.id', 'desc')
    .limit(most)
    .execute()
  return withNames(db, entries)
}

/** The newest entries of the audit trail about some records; `records` selects pairs of entity and slug. */
export const listEntriesOf = (db: Db, records: RawBuilder<unknown>) =>
  listEntries(db, sql`(audit_entry.entity, audit_entry.slug) in (${records})`)

/** The newest entries about a record without a slug. */
export const listEntriesById = (db: Db, entity: string, id: number) =>
  listEntries(db, sql`audit_entry.entity = ${sql.lit(entity)} and audit_entry.record_id = ${id}`)
