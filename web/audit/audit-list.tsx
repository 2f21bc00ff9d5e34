import type { AuditEntry } from '#contract/audit/audit.ts'
import { dayIn, formatDay, formatTime } from '#contract/kit/calendar-date.ts'
import classes from '#web/audit/audit.module.css'
import { actText, changesIn } from '#web/audit/audit-words.ts'
import { useHotelZone } from '#web/kit/hotel-time.ts'

export const AuditList = ({ entries }: { entries: AuditEntry[] }) => (
  <ul className={classes.list} aria-label="Changes">
    {entries.map((entry) => (
      <AuditItem key={entry.id} entry={entry} />
    ))}
  </ul>
)

const AuditItem = ({ entry }: { entry: AuditEntry }) => {
  const zone = useHotelZone()
  const changes = changesIn(entry)
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <strong>{actText(entry)}</strong>
        <span>
          {entry.who ?? 'The program'} · {formatDay(dayIn(zone, new Date(entry.at)))}, {formatTime(entry.at, zone)}
        </span>
      </div>
      {changes.length > 0 && (
        <details className={classes.changes} open={entry.action === 'update'}>
          <summary>
            {changes.length} {changes.length === 1 ? 'field' : 'fields'}
          </summary>
          <dl>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd>
                  {before !== undefined && <del>{before}</del>}
                  {before !== undefined && after !== undefined && <span aria-hidden> → </span>}
                  {after !== undefined && <ins>{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
