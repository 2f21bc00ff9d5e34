import type { AuditEntry } from '#contract/audit/audit.ts'
import { formatMoment } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/audit/audit.module.css'
import { type AuditChange, actText, changesIn, entityName, linkTo } from '#web/audit/audit-text.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'

export const AuditList = ({ entries }: { entries: AuditEntry[] }) => (
  <ul className={classes.list} aria-label="Changes">
    {entries.map((entry) => (
      <AuditItem key={entry.id} entry={entry} />
    ))}
  </ul>
)

const AuditItem = ({ entry }: { entry: AuditEntry }) => {
  const zone = useHotelZone()
  const changes = changesIn(entry, zone)
  const link = linkTo(entry)
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        {link ? (
          <TextLink {...link} fw={600}>
            {actText(entry)}
          </TextLink>
        ) : (
          <strong>{actText(entry)}</strong>
        )}
        {entry.about.map((one) => (
          <About key={`${one.entity} ${one.text}`} {...one} />
        ))}
        <span>
          {entry.who ?? 'System'}
          {entry.approved_by !== null && `, approved by ${entry.approved_by}`} · {formatMoment(entry.at, zone)}
        </span>
      </div>
      {entry.action === 'update' ? (
        <Changes changes={changes} />
      ) : changes.length === 0 ? null : (
        <details className={classes.more}>
          <summary>
            {changes.length} {changes.length === 1 ? 'field' : 'fields'}
          </summary>
          <Changes changes={changes} />
        </details>
      )}
    </li>
  )
}

/** The booking, guest, room, invoice or repair that the change belongs to. */
const About = ({ entity, slug, text }: AuditEntry['about'][number]) => {
  const link = linkTo({ entity, slug })
  const label = entity === 'booking' ? text : `${entityName(entity)} ${text}`
  return link ? <TextLink {...link}>{label}</TextLink> : <span>{label}</span>
}

const Changes = ({ changes }: { changes: AuditChange[] }) => (
  <dl className={classes.changes}>
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
)
