import type { TallyCheck } from '#contract/reports/tally/tally.ts'
import { tallyMessages as say } from '#contract/reports/tally/tally-messages.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'
import { Checklist } from '#web/reports/checklist.tsx'

/** What Tally would refuse or misplace. */
export const TallyChecklist = ({ checks }: { checks: TallyCheck[] }) => (
  <Checklist
    title="Before you import"
    checks={checks}
    fine={say.nothingToCheck}
    more={say.more}
    link={(record) => <Record {...record} />}
  />
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
