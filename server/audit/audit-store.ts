import { sql } from 'kysely'
import type { AuditEntry, AuditQuery } from '#contract/audit/audit.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { withNames } from '#server/audit/audit-names.ts'
import type { Db } from '#server/db/connect.ts'

/** The instant at which a day begins in the hotel's time zone. */
const start = (day: CalendarDate, timeZone: string, daysLater: number) =>
  sql<string>`((${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone})`

interface Reader {
  time_zone: string
  /** Records that the person may not see. */
  hidden: string[]
}

/** A page of the trail, newest first, plus one entry that shows whether there is another page. */
export const listAudit = async (db: Db, query: AuditQuery, { time_zone, hidden }: Reader) => {
  const { entity, slug, action, account, from, to, before, per_page } = query
  let found = db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.account_id')
    .leftJoin('account as approver', 'approver.id', 'audit_entry.approved_by')
    .select([
      'audit_entry.id',
      'audit_entry.at',
      'account.name as who',
      'approver.name as approved_by',
      'audit_entry.entity',
      'audit_entry.slug',
      'audit_entry.record_id',
    ])
    .select([
      sql<AuditEntry['action']>`audit_entry.action`.as('action'),
      sql<AuditEntry['before']>`audit_entry.before`.as('before'),
      sql<AuditEntry['after']>`audit_entry.after`.as('after'),
    ])
  if (hidden.length > 0) found = found.where('audit_entry.entity', 'not in', hidden)
  if (entity) found = found.where('audit_entry.entity', '=', entity)
  if (slug) found = found.where('audit_entry.slug', '=', slug)
  if (action) found = found.where('audit_entry.action', '=', action)
  if (account) {
    found = found.where('audit_entry.account_id', '=', ({ selectFrom }) =>
      selectFrom('account as who').select('who.id').where('who.slug', '=', account),
    )
  }
  if (from) found = found.where('audit_entry.at', '>=', start(from, time_zone, 0))
  if (to) found = found.where('audit_entry.at', '<', start(to, time_zone, 1))
  if (before) found = found.where('audit_entry.id', '<', before)
  const rows = await found
    .orderBy('audit_entry.id', 'desc')
    .limit(per_page + 1)
    .execute()
  const data = await withNames(db, rows.slice(0, per_page))
  return { data, next: rows.length > per_page ? (data.at(-1)?.id ?? null) : null }
}
