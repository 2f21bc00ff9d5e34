import { Group, Skeleton } from '@mantine/core'
import { MonthPickerInput } from '@mantine/dates'
import { IconCalendarMonth } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { gstr1Messages as say } from '#contract/reports/gstr1/gstr1-messages.ts'
import { reportMessages } from '#contract/reports/report-messages.ts'
import { TaxSummaryQuery } from '#contract/taxes/tax-endpoints.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { Gstr1Checklist } from '#web/reports/gstr1/gstr1-checklist.tsx'
import { Gstr1Totals } from '#web/reports/gstr1/gstr1-totals.tsx'
import { fetchGstr1File, useGstr1 } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'
import '@mantine/dates/styles.layer.css'

/** The return of a month: what to check, the totals of its sheets, and the workbook. */
export const Gstr1Page = () => {
  const today = useHotelToday()
  const navigate = useNavigate()
  const asked = TaxSummaryQuery.safeParse(useSearch({ from: `/admin${paths.gstr1}` })).data?.month
  const month = asked ?? today.slice(0, 7)
  const report = useGstr1(month)

  return (
    <Page
      title="GSTR-1"
      trail={{ Home: paths.admin }}
      subtitle="The workbook for the GST offline tool, from the documents issued in a month"
      action={
        <Group gap="xs">
          <MonthPickerInput
            aria-label="Month"
            valueFormat="MMMM YYYY"
            leftSection={<IconCalendarMonth size={16} />}
            w={190}
            maxDate={today}
            value={`${month}-01`}
            onChange={(day) => day && navigate({ to: paths.gstr1, search: { month: day.slice(0, 7) } })}
          />
          <DownloadExcel
            fetchFile={(how) => fetchGstr1File(month, how)}
            name={`gstr1-${month}.xlsx`}
            failed={reportMessages.excelFailed}
          />
        </Group>
      }
    >
      <Loaded query={report} skeleton={<Skeleton height={420} radius="lg" />} failed={say.loadFailed}>
        {(found) => (
          <div className={`${classes.report} ${classes.paper}`}>
            <Gstr1Checklist report={found} />
            <Gstr1Totals report={found} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
