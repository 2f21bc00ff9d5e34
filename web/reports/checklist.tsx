import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#web/reports/checklist.module.css'
import { ReportCard } from '#web/reports/report-card.tsx'

interface Check<Found> {
  code: string
  level: 'error' | 'warning'
  message: string
  /** How many there are; only the first are listed. */
  count: number
  records: Found[]
}

interface ChecklistProps<Found> {
  title: string
  checks: Check<Found>[]
  /** What is said if there is nothing to check. */
  fine: string
  more: (count: number) => string
  /** Whether a record is one of those that are counted; a link to a screen is not. */
  isCounted?: (record: Found) => boolean
  /** A record with the link to it. */
  link: (record: Found) => ReactNode
}

const levelNames = { error: 'Correct', warning: 'Look at' }

/** What to correct or look at before a file is used. */
export const Checklist = <Found extends { label: string }>({ title, checks, fine, ...rest }: ChecklistProps<Found>) => (
  <ReportCard title={title}>
    {checks.length === 0 ? (
      <p className={classes.fine}>
        <IconCircleCheck size={18} aria-hidden /> {fine}
      </p>
    ) : (
      <ul className={classes.checks}>
        {checks.map((check) => (
          <CheckItem key={check.code} check={check} {...rest} />
        ))}
      </ul>
    )}
  </ReportCard>
)

type CheckItemProps<Found> = Pick<ChecklistProps<Found>, 'more' | 'isCounted' | 'link'> & { check: Check<Found> }

const CheckItem = <Found extends { label: string }>({
  check: { level, message, count, records },
  more,
  isCounted = () => true,
  link,
}: CheckItemProps<Found>) => {
  const left = count - records.filter(isCounted).length
  return (
    <li className={classes.check} data-level={level}>
      {level === 'error' ? <IconAlertTriangle size={18} aria-hidden /> : <IconInfoCircle size={18} aria-hidden />}
      <div>
        <strong>{levelNames[level]}:</strong> {message}
        {records.length > 0 && (
          <ul className={classes.records}>
            {records.map((record) => (
              <li key={record.label}>{link(record)}</li>
            ))}
            {left > 0 && <li>{more(left)}</li>}
          </ul>
        )}
      </div>
    </li>
  )
}
