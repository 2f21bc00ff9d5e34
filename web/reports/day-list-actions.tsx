import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { DayListKind } from '#contract/reports/day-list.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { fetchDayListFile } from '#web/reports/report-queries.ts'

export const DayListActions = ({ kind, date }: { kind: DayListKind; date: CalendarDate }) => (
  <Group gap="xs">
    <DownloadExcel
      fetchFile={(how) => fetchDayListFile(kind, date, how)}
      name={`${kind}-${date}.xlsx`}
      failed={say.excelFailed}
    />
    <Button leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
      Print
    </Button>
  </Group>
)
