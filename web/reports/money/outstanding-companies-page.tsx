import { Checkbox } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { OutstandingCompaniesQuery } from '#contract/reports/outstanding-companies.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { CompanyFilter } from '#web/companies/company-filter.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { RowsSkeleton } from '#web/kit/table/rows-skeleton.tsx'
import { useCalendarToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { DayPicker } from '#web/reports/day-picker.tsx'
import { OutstandingCompaniesCard } from '#web/reports/money/outstanding-companies-card.tsx'
import { ReportActions } from '#web/reports/report-actions.tsx'
import { fetchOutstandingCompaniesFile, useOutstandingCompanies } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'
import { useReportSearch } from '#web/reports/use-report-search.ts'

/** What companies and travel agents owe at the end of a day. */
export const OutstandingCompaniesPage = () => {
  const today = useCalendarToday()
  const [query, change] = useReportSearch(
    OutstandingCompaniesQuery,
    useSearch({ from: `/admin${paths.outstandingCompanies}` }),
    {},
  )
  const { date = today, company_id, overdue } = query
  const report = useOutstandingCompanies({ ...query, date })
  return (
    <Page
      title="Outstanding by Company"
      trail={{ Home: paths.admin }}
      subtitle={`Unpaid invoices and credit balances of companies and travel agents at the end of ${formatDay(date)}`}
      action={
        <ReportActions
          fetchFile={(how) => fetchOutstandingCompaniesFile({ ...query, date }, how)}
          name={`outstanding-by-company-${date}.xlsx`}
        />
      }
    >
      <DayPicker date={date} today={today} onDate={(date) => change({ date })}>
        <CompanyFilter value={company_id} onChange={(company_id) => change({ company_id })} />
        <Checkbox
          label="Only overdue"
          checked={overdue ?? false}
          onChange={(event) => change({ overdue: event.currentTarget.checked || undefined })}
        />
      </DayPicker>
      <Loaded query={report} skeleton={<RowsSkeleton rows={8} columns={10} />} failed={say.listFailed}>
        {(found) => (
          <div className={`${classes.report} ${classes.paper}`} data-stale={report.isPlaceholderData}>
            <OutstandingCompaniesCard
              outstanding={found}
              none={overdue ? say.noOverdueCompanies : say.noOutstandingCompanies}
            />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
