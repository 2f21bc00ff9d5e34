import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { TallyCheck } from '#contract/reports/tally/tally.ts'
import { tallyMessages as say } from '#contract/reports/tally/tally-messages.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'
import classes from '#web/reports/checklist.module.css'
import { ReportCard } from '#web/reports/report-card.tsx'

const levelNames: Record<TallyCheck['level'], string> = { error: 'Correct', warning: 'Look at' }

/** What Tally would refuse or misplace. */
export const TallyChecklist = ({ checks }: { checks: TallyCheck[] }) => (
  <ReportCard title="Before you import">
    {checks.length === 0 ? (
      <p className={classes.fine}>
        <IconCircleCheck size={18} aria-hidden /> {say.nothingToCheck}
      </p>
    ) : (
      <ul className={classes.checks}>
        {checks.map((check) => (
          <Check key={check.code} check={check} />
        ))}
      </ul>
    )}
  </ReportCard>
)

const Check = ({ check: { level, message, count, records } }: { check: TallyCheck }) => (
  <li className={classes.check} data-level={level}>
    {level === 'error' ? <IconAlertTriangle size={18} aria-hidden /> : <IconInfoCircle size={18} aria-hidden />}
    <div>
      <strong>{levelNames[level]}:</strong> {message}
      {records.length > 0 && (
        <ul className={classes.records}>
          {records.map((record) => (
            <li key={record.label}>
              <Record {...record} />
            </li>
          ))}
          {count > records.length && <li>{say.more(count - records.length)}</li>}
        </ul>
      )}
    </div>
  </li>
)

/** An invoice opens its page; anything else is a name, which is changed in the form of the ledgers. */
const Record = ({ label, invoice }: TallyCheck['records'][number]) =>
  invoice === null ? (
    <TextLink to={paths.tallyLedgers} fw={600}>
      {label}
    </TextLink>
  ) : (
    <TextLink to={paths.invoice} search={{ slug: invoice }} fw={600}>
      {label}
    </TextLink>
  )
