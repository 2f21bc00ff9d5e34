import { Button, Group, Menu } from '@mantine/core'
import {
  IconCalendarShare,
  IconFileDownload,
  IconFileSpreadsheet,
  IconFileUpload,
  IconHistory,
  IconTableOptions,
} from '@tabler/icons-react'
import type { RatesQuery } from '#contract/rates/rate.ts'
import { rateEndpoints } from '#contract/rates/rate-endpoints.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { May } from '#web/kit/access/may.tsx'
import { useFile } from '#web/kit/api/use-file.ts'
import classes from '#web/rates/rate-calendar-page.module.css'
import { fetchRatesFile } from '#web/rates/rate-queries.ts'

export type RateDialog = 'bulk' | 'copy' | 'import'

interface CalendarActionsProps {
  range: RatesQuery
  onOpen: (dialog: RateDialog) => void
  isShowingChanges: boolean
  onChanges: () => void
}

export const CalendarActions = ({ range, onOpen, isShowingChanges, onChanges }: CalendarActionsProps) => {
  const file = useFile(say.fileFailed)
  return (
    <Group gap={6} className={classes.actions}>
      <Button
        variant={isShowingChanges ? 'light' : 'default'}
        aria-pressed={isShowingChanges}
        leftSection={<IconHistory size={16} />}
        onClick={onChanges}
      >
        Changes
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" loading={file.busy} leftSection={<IconFileSpreadsheet size={16} />}>
            Excel
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileDownload size={16} />}
            onClick={() => file.save(() => fetchRatesFile(range), `rates-${range.from}-to-${range.to}.xlsx`)}
          >
            Download these days
          </Menu.Item>
          <May call={rateEndpoints.import}>
            <Menu.Item leftSection={<IconFileUpload size={16} />} onClick={() => onOpen('import')}>
              Import a file
            </Menu.Item>
          </May>
        </Menu.Dropdown>
      </Menu>
      <May call={rateEndpoints.copy}>
        <Button variant="default" leftSection={<IconCalendarShare size={16} />} onClick={() => onOpen('copy')}>
          Copy season
        </Button>
      </May>
      <May call={rateEndpoints.change}>
        <Button leftSection={<IconTableOptions size={16} />} onClick={() => onOpen('bulk')}>
          Bulk edit
        </Button>
      </May>
    </Group>
  )
}
