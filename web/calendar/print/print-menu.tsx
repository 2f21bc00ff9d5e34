import { ActionIcon, Menu } from '@mantine/core'
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { Calendar } from '#contract/calendar/calendar.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { fetchCalendarFile, readCalendarDays } from '#web/calendar/data/calendar-queries.ts'
import type { PaperSize } from '#web/calendar/print/paper-size.ts'
import { useFile } from '#web/kit/api/use-file.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

const CalendarPaper = lazy(() => import('#web/calendar/print/calendar-paper.tsx'))

interface Days {
  from: CalendarDate
  to: CalendarDate
}

/** Prints the shown days with all rooms, or downloads them as an Excel file. */
export const PrintMenu = ({ days }: { days: Days }) => {
  const [paper, setPaper] = useState<{ size: PaperSize; calendar: Calendar }>()
  const [isReading, setReading] = useState(false)
  const clear = useCallback(() => setPaper(undefined), [])
  const excel = useFile(say.excelFailed)

  const print = async (size: PaperSize) => {
    setReading(true)
    try {
      setPaper({ size, calendar: await readCalendarDays(days) })
    } catch (failure) {
      toast.error(failureText(failure, say.printFailed))
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      <Menu position="bottom-end" transitionProps={{ duration: 100 }}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Print or download"
            loading={isReading || excel.busy}
            data-screen-only
          >
            <IconPrinter size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={16} />} onClick={() => print('A4')}>
            Print on A4
          </Menu.Item>
          <Menu.Item leftSection={<IconPrinter size={16} />} onClick={() => print('A3')}>
            Print on A3
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconFileSpreadsheet size={16} />}
            onClick={() => excel.save(() => fetchCalendarFile(days), `room_calendar_${days.from}_${days.to}.xlsx`)}
          >
            Download Excel
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {paper && (
        <Suspense>
          <CalendarPaper {...paper} onPrinted={clear} />
        </Suspense>
      )}
    </>
  )
}
