import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { Gstr1Check, Gstr1Record, Gstr1Report } from '#contract/reports/gstr1/gstr1.ts'
import { gstr1Messages as say } from '#contract/reports/gstr1/gstr1-messages.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'
import classes from '#web/reports/checklist.module.css'
import { ReportCard } from '#web/reports/report-card.tsx'

const pathOf: Record<Gstr1Record['kind'], string> = {
  invoice: paths.invoice,
  booking: paths.bookingDetails,
  settings: paths.settings,
  taxes: paths.taxes,
  tax_summary: paths.taxSummary,
}

const levelNames: Record<Gstr1Check['level'], string> = { error: 'Correct', warning: 'Look at' }

/** What to correct or look at before the return is filed. */
export const Gstr1Checklist = ({ report: { checks, month } }: { report: Gstr1Report }) => (
  <ReportCard title="Before you download">
    {checks.length === 0 ? (
      <p className={classes.fine}>
        <IconCircleCheck size={18} aria-hidden /> {say.nothingToCheck}
      </p>
    ) : (
      <ul className={classes.checks}>
        {checks.map((check) => (
          <Check key={check.code} check={check} month={month} />
        ))}
      </ul>
    )}
  </ReportCard>
)

const Check = ({ check: { level, message, count, records }, month }: { check: Gstr1Check; month: string }) => {
  const documents = records.filter(({ slug }) => slug !== null).length
  return (
    <li className={classes.check} data-level={level}>
      {level === 'error' ? <IconAlertTriangle size={18} aria-hidden /> : <IconInfoCircle size={18} aria-hidden />}
      <div>
        <strong>{levelNames[level]}:</strong> {message}
        {records.length > 0 && (
          <ul className={classes.records}>
            {records.map((record) => (
              <li key={record.label}>
                <TextLink to={pathOf[record.kind]} search={searchOf(record, month)} fw={600}>
                  {record.label}
                </TextLink>
                {record.note && ` ${record.note}`}
              </li>
            ))}
            {count > documents && <li>{say.more(count - documents)}</li>}
          </ul>
        )}
      </div>
    </li>
  )
}

const searchOf = ({ kind, slug }: Gstr1Record, month: string) => {
  if (slug !== null) return { slug }
  return kind === 'tax_summary' ? { month } : {}
}
