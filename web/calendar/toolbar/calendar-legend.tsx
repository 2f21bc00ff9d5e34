import { ActionIcon, Popover } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
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

/** What the fills and marks mean. */
export const CalendarLegend = () => (
  <Popover position="bottom-end" shadow="md" transitionProps={{ duration: 100 }} withinPortal>
    <Popover.Target>
      <ActionIcon variant="subtle" size={36} aria-label="Legend">
        <IconInfoCircle size={20} />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown aria-label="Legend">
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
          <span className={classes.dot} />
          More: open the card
        </li>
      </ul>
    </Popover.Dropdown>
  </Popover>
)
