import { Group, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { startOfFinancialYear } from '#contract/kit/time/financial-year.ts'
import { monthOf } from '#contract/reports/report-period.ts'
import { TallyQuery } from '#contract/reports/tally/tally.ts'
import { tallyMessages as say } from '#contract/reports/tally/tally-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useCalendarToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { rangeText } from '#web/reports/period-text.ts'
import { ReportDates } from '#web/reports/report-dates.tsx'
import classes from '#web/reports/reports.module.css'
import { TallyChecklist } from '#web/reports/tally/tally-checklist.tsx'
import { fetchTallyFile, fetchTallyMasters, useTally } from '#web/reports/tally/tally-queries.ts'
import { TallyTotals } from '#web/reports/tally/tally-totals.tsx'
import { useReportSearch } from '#web/reports/use-report-search.ts'

/** The last month is what an accountant imports. */
const presetsOf = (today: string) => {
  const thisMonth = monthOf(today)
  const start_date = startOfFinancialYear(today)
  return [
    { label: 'This month', wanted: thisMonth },
    { label: 'Last month', wanted: monthOf(addDays(thisMonth.start_date, -1)) },
    { label: 'This financial year', wanted: { start_date, end_date: thisMonth.end_date } },
  ]
}

/** The vouchers of a period for the accountant's Tally: what to check, what they have, and the two files. */
export const TallyPage = () => {
  const today = useCalendarToday()
  const lastMonth = monthOf(addDays(monthOf(today).start_date, -1))
  const [query, change] = useReportSearch(TallyQuery, useSearch({ from: `/admin${paths.tally}` }), lastMonth)
  const report = useTally(query)
  const days = `${query.start_date}-to-${query.end_date}`
  return (
    <Page
      title="Tally Export"
      trail={{ Home: paths.admin }}
      subtitle={rangeText(query)}
      action={
        <Group gap="xs">
          <ButtonLink to={paths.tallyLedgers} variant="default" leftSection={<IconPencil size={16} />}>
            Ledger names
          </ButtonLink>
          <DownloadExcel
            label="Download masters"
            fetchFile={(how) => fetchTallyMasters(query, how)}
            name={`tally-masters-${days}.xml`}
            failed={say.downloadFailed}
          />
          <DownloadExcel
            label="Download vouchers"
            fetchFile={(how) => fetchTallyFile(query, how)}
            name={`tally-${days}.xml`}
            failed={say.downloadFailed}
          />
        </Group>
      }
    >
      <div className={classes.toolbar} data-screen-only>
        <ReportDates
          key={days}
          shown={query}
          busy={report.isFetching}
          rules={TallyQuery}
          presets={presetsOf(today)}
          onFetch={({ start_date, end_date }) => change({ start_date, end_date })}
        />
      </div>
      <Loaded query={report} skeleton={<Skeleton height={420} radius="lg" />} failed={say.loadFailed}>
        {(found) => (
          <div className={`${classes.report} ${classes.paper}`} data-stale={report.isPlaceholderData}>
            <TallyChecklist checks={found.checks} />
            <TallyTotals report={found} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
