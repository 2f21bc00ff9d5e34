import { ActionIcon, Popover } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import bars from '#web/calendar/bars/bars.module.css'
import { type MarkName, Marks } from '#web/calendar/bars/marks.tsx'
import classes from '#web/calendar/toolbar/toolbar.module.css'

const statuses = { booked: 'Booked', checked_in: 'Checked in', checked_out: 'Checked out' }

const marks: Partial<Record<MarkName, string>> = {
  overdue: 'Overdue: should have arrived or left before today',
  balance_due: 'Balance due, from the day of arrival',
  documents_missing: 'Documents missing, from the day of arrival',
  has_remarks: 'Remarks',
  pinned: 'Pinned to its room',
  group: 'Group: point at one of its rooms to see all',
}

/** What the fills and marks mean. Escape closes it, and the focus on something else. */
export const CalendarLegend = () => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const dropdown = useRef<HTMLDivElement>(null)
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false)
  })
  useWindowEvent('focusin', ({ target }) => {
    const isInside = [button, dropdown].some(({ current }) => target instanceof Node && current?.contains(target))
    if (!isInside) setOpen(false)
  })
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      transitionProps={{ duration: 100 }}
      withinPortal
    >
      <Popover.Target>
        <ActionIcon ref={button} variant="subtle" size={36} aria-label="Legend" onClick={() => setOpen((was) => !was)}>
          <IconInfoCircle size={20} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown ref={dropdown} aria-label="Legend">
        <ul className={classes.legend}>
          {Object.entries(statuses).map(([status, name]) => (
            <li key={status}>
              <span className={bars.bar} data-status={status} data-sample>
                <Marks names={[status as MarkName]} />
              </span>
              {name}
            </li>
          ))}
          <li>
            <span className={bars.block} data-sample>
              <Marks names={['block']} />
            </span>
            Blocked for maintenance
          </li>
          <li>
            <span className={classes.change} />
            Room move
          </li>
          {Object.entries(marks).map(([mark, name]) => (
            <li key={mark}>
              <Marks names={[mark as MarkName]} />
              {name}
            </li>
          ))}
          <li>
            <IconAlertTriangle size={15} aria-hidden />
            Beside a room: open faults
          </li>
          <li>
            <span className={classes.dot} />
            More: open the card
          </li>
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
