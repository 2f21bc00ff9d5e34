import { sql } from 'kysely'
import { Problem } from '#contract/kit/problem.ts'
import type { Db } from '#server/db/connect.ts'

/** A record in the audit trail, found by its slug or, without one, by its current values. */
export interface ChangedRecord {
  entity: string
  slug?: string
  holds?: object
}

const whoChangedLast = async (db: Db, { entity, slug, holds }: ChangedRecord) => {
  const entry = await db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.account_id')
    .select('account.name')
    .where('entity', '=', entity)
    .$if(slug !== undefined, (entries) => entries.where('audit_entry.slug', '=', slug ?? ''))
    .$if(holds !== undefined, (entries) => entries.where(sql<boolean>`${JSON.stringify(holds)}::jsonb @> after`))
    .orderBy('audit_entry.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.name ?? 'Somebody'
}

/** The refusal of a change that is based on an older version; it names the person who saved the newer one. */
export const changedMeanwhile = async (db: Db, record: ChangedRecord, say: (who: string) => string) =>
  new Problem(409, 'changed_meanwhile', say(await whoChangedLast(db, record)))
