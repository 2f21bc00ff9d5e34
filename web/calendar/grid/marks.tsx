import {
  IconAlertTriangleFilled,
  IconCalendarDue,
  IconCurrencyRupee,
  IconDoorExit,
  IconFileAlert,
  IconMessage,
  IconPinFilled,
  IconTool,
  IconUserCheck,
  IconUsersGroup,
} from '@tabler/icons-react'
import classes from '#web/calendar/grid/bars.module.css'

const icons = {
  booked: IconCalendarDue,
  checked_in: IconUserCheck,
  checked_out: IconDoorExit,
  overdue: IconAlertTriangleFilled,
  balance_due: IconCurrencyRupee,
  documents_missing: IconFileAlert,
  has_remarks: IconMessage,
  pinned: IconPinFilled,
  group: IconUsersGroup,
  block: IconTool,
}
export type MarkName = keyof typeof icons

/** The drawings of the marks, once per page: a mark on a bar then costs two elements instead of six. */
export const MarkDrawings = () => (
  <svg className={classes.drawings} aria-hidden>
    {Object.entries(icons).map(([name, Icon]) => (
      <symbol key={name} id={`calendar-${name}`} viewBox="0 0 24 24">
        <Icon size={24} />
      </symbol>
    ))}
  </svg>
)

export const MarkIcon = ({ name }: { name: MarkName }) => (
  <svg className={classes.mark} data-mark={name} aria-hidden>
    <use href={`#calendar-${name}`} />
  </svg>
)
