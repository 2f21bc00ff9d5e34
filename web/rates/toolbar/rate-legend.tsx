import { ActionIcon, Popover } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import classes from '#web/rates/toolbar/toolbar.module.css'

const letters = {
  C: 'Closed: not sold on this day',
  A: 'No arrival on this day',
  D: 'No departure on this day',
  '3': 'At least 3 nights for arrivals on this day',
}

const keys = {
  'Double click, F2': 'edit the price of the cell',
  'Arrows, Tab, Enter': 'move; with Shift, arrows select',
  '4500, +10%, -5%, +500': 'type; Enter fills the selection',
  Delete: 'clear the price; the derived one applies',
  'Ctrl+C, Ctrl+V': 'copy and paste, also with Excel',
  'Ctrl+Z, Ctrl+Y': 'undo, redo',
  Alt: 'price details',
  'Escape, then Tab': 'leave the sheet',
}

/** What prices and letters mean, and the keys. */
export const RateLegend = () => (
  <Popover position="bottom-end" shadow="md" transitionProps={{ duration: 100 }} width={340} returnFocus>
    <Popover.Target>
      <ActionIcon variant="subtle" size={36} aria-label="Legend and keys">
        <IconInfoCircle size={20} />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown aria-label="Legend and keys">
      <ul className={classes.legend}>
        <li>
          <b>4,500</b> Price entered for the plan
        </li>
        <li>
          <span data-light>4,050</span> Derived from another plan
        </li>
        <li>
          <span data-light data-italic>
            4,000
          </span>
          Price of the room type
        </li>
        {Object.entries(letters).map(([letter, text]) => (
          <li key={letter}>
            <span data-letter>{letter}</span> {text}
          </li>
        ))}
      </ul>
      <dl className={classes.keys}>
        {Object.entries(keys).map(([key, text]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Popover.Dropdown>
  </Popover>
)
