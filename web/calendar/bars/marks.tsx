import classes from '#web/calendar/bars/bars.module.css'

/** The drawings in marks.svg. */
export type MarkName =
  | 'booked'
  | 'checked_in'
  | 'checked_out'
  | 'overdue'
  | 'balance_due'
  | 'documents_missing'
  | 'has_remarks'
  | 'pinned'
  | 'group'
  | 'block'

/** A small drawing on a bar. It is one element with a mask: thousands of SVG shapes would slow down the scrolling. */
export const MarkIcon = ({ name }: { name: MarkName }) => <i className={classes.mark} data-mark={name} aria-hidden />
