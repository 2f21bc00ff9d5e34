import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { DownloadExcel, type Receiving } from '#web/kit/list/download-excel.tsx'

interface ReportActionsProps {
  fetchFile: (how: Receiving) => Promise<Blob>
  /** The name of the Excel file. */
  name: string
}

/** Excel and paper. */
export const ReportActions = ({ fetchFile, name }: ReportActionsProps) => (
  <Group gap="xs">
    <DownloadExcel fetchFile={fetchFile} name={name} failed={say.excelFailed} />
    <Button leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
      Print
    </Button>
  </Group>
)
