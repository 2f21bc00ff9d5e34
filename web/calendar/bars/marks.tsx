import classes from '#web/calendar/bars/bars.module.css'

/** The letters of marks.woff2 and marks-filled.woff2: these icons of Tabler Icons 3.49, and no others. */
const letters = {
  booked: '\uf621', // calendar-due
  checked_in: '\ueb49', // user-check
  checked_out: '\uef4d', // door-exit
  overdue: '\uf6f0', // alert-triangle, filled
  balance_due: '\uebad', // currency-rupee
  documents_missing: '\uede6', // file-alert
  has_remarks: '\ueaef', // message
  pinned: '\uf68d', // pin, filled
  group: '\ufa21', // users-group
  block: '\ueb40', // tool
}
export type MarkName = keyof typeof letters

/** Small drawings on a bar. */
export const Marks = ({ names }: { names: MarkName[] }) => (
  <i className={classes.mark} data-overdue={names[0] === 'overdue' || undefined} aria-hidden>
    {names.map((name) => letters[name]).join('')}
  </i>
)
