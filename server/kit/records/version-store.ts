import { sql } from 'kysely'
import { Problem } from '#contract/kit/problem.ts'
import type { Db } from '#server/db/connect.ts'

/** A record in the audit trail, found by its slug or, without one, by its id or its current values. */
export interface ChangedRecord {
  entity: string
  slug?: string
  record_id?: number
  holds?: object
}

const whoChangedLast = async (db: Db, { entity, slug, record_id, holds }: ChangedRecord) => {
  const entry = await db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.account_id')
    .select('account.name')
    .where('entity', '=', entity)
    .$if(slug !== undefined, (entries) => entries.where('audit_entry.slug', '=', slug ?? ''))
    .$if(record_id !== undefined, (entries) => entries.where('audit_entry.record_id', '=', record_id ?? 0))
    .$if(holds !== undefined, (entries) => entries.where(sql<boolean>`${JSON.stringify(holds)}::jsonb @> after`))
    .orderBy('audit_entry.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.name ?? 'Somebody'
}

/** The refusal of a change that is based on an older version; it names the person who saved the newer one. */
export const changedMeanwhile = async (db: Db, record: ChangedRecord, say: (who: string) => string) =>
  new Problem(409, 'changed_meanwhile', say(await whoChangedLast(db, record)))
