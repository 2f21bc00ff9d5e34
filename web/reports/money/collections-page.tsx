import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { CollectionsQuery } from '#contract/reports/collections-report.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useCalendarToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { DayPicker } from '#web/reports/day-picker.tsx'
import { CollectionsView } from '#web/reports/money/collections-view.tsx'
import { ReportActions } from '#web/reports/report-actions.tsx'
import { fetchCollectionsFile, useCollections } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'
import { useReportSearch } from '#web/reports/use-report-search.ts'

/** The day's takings, for the clerk who hands over the drawer and for the accountant. */
export const CollectionsPage = () => {
  const today = useCalendarToday()
  const [{ date = today }, change] = useReportSearch(
    CollectionsQuery,
    useSearch({ from: `/admin${paths.collections}` }),
    {},
  )
  const report = useCollections(date)
  return (
    <Page
      title="Daily Collections"
      trail={{ Home: paths.admin }}
      subtitle={formatDay(date)}
      action={<ReportActions fetchFile={(how) => fetchCollectionsFile(date, how)} name={`collections-${date}.xlsx`} />}
    >
      <DayPicker date={date} today={today} onDate={(date) => change({ date })} />
      <Loaded query={report} skeleton={<Skeleton height={420} radius="lg" />} failed={say.listFailed}>
        {(found) => (
          <div className={classes.report} data-stale={report.isPlaceholderData}>
            <CollectionsView report={found} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
