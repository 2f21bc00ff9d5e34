import type { AuditEntry } from '#contract/audit/audit.ts'
import type { RecordEvent } from '#contract/kit/record-event.ts'

/** Entries of the audit trail as the history of a record; those without words are left out. */
export const historyFrom = (entries: AuditEntry[], inWords: (entry: AuditEntry) => string | undefined): RecordEvent[] =>
  entries.flatMap((entry) => {
    const what = inWords(entry)
    return what ? [{ at: entry.at, who: entry.who, what }] : []
  })
