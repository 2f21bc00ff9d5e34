import { Group, Skeleton } from '@mantine/core'
import { MonthPickerInput } from '@mantine/dates'
import { IconCalendarMonth } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { invoiceMessages } from '#contract/invoices/invoice-messages.ts'
import { TaxSummaryQuery } from '#contract/taxes/tax-endpoints.ts'
import { taxMessages as say } from '#contract/taxes/tax-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { fetchTaxSummaryFile, useTaxSummary } from '#web/taxes/tax-queries.ts'
import { TaxSummaryTable } from '#web/taxes/tax-summary-table.tsx'
import '@mantine/dates/styles.layer.css'

export const TaxSummaryPage = () => {
  const today = useHotelToday()
  const navigate = useNavigate()
  const asked = TaxSummaryQuery.safeParse(useSearch({ from: `/admin${paths.taxSummary}` })).data?.month
  const month = asked ?? today.slice(0, 7)
  const summary = useTaxSummary(month)

  return (
    <Page
      title="Tax Summary"
      trail={{ Home: paths.admin, Invoices: paths.invoices }}
      action={
        <Group gap="xs">
          <MonthPickerInput
            aria-label="Month"
            valueFormat="MMMM YYYY"
            leftSection={<IconCalendarMonth size={16} />}
            w={190}
            maxDate={today}
            value={`${month}-01`}
            onChange={(day) => day && navigate({ to: paths.taxSummary, search: { month: day.slice(0, 7) } })}
          />
          <DownloadExcel
            fetchFile={(how) => fetchTaxSummaryFile(month, how)}
            name={`tax-summary-${month}.xlsx`}
            failed={invoiceMessages.exportFailed}
          />
        </Group>
      }
    >
      <Loaded query={summary} skeleton={<Skeleton height={240} radius="lg" />} failed={say.summaryFailed}>
        {(found) => <TaxSummaryTable summary={found} />}
      </Loaded>
    </Page>
  )
}
