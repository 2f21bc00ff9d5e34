import type { Gstr1Record, Gstr1Report } from '#contract/reports/gstr1/gstr1.ts'
import { gstr1Messages as say } from '#contract/reports/gstr1/gstr1-messages.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'
import { Checklist } from '#web/reports/checklist.tsx'

const pathOf: Record<Gstr1Record['kind'], string> = {
  invoice: paths.invoice,
  booking: paths.bookingDetails,
  settings: paths.settings,
  taxes: paths.taxes,
  tax_summary: paths.taxSummary,
}

const searchOf = ({ kind, slug }: Gstr1Record, month: string) => {
  if (slug !== null) return { slug }
  return kind === 'tax_summary' ? { month } : {}
}

/** What to correct or look at before the return is filed. */
export const Gstr1Checklist = ({ report: { checks, month } }: { report: Gstr1Report }) => (
  <Checklist
    title="Before you download"
    checks={checks}
    fine={say.nothingToCheck}
    more={say.more}
    isCounted={({ slug }) => slug !== null}
    link={(record) => (
      <>
        <TextLink to={pathOf[record.kind]} search={searchOf(record, month)} fw={600}>
          {record.label}
        </TextLink>
        {record.note && ` ${record.note}`}
      </>
    )}
  />
)
