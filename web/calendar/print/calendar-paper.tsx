import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Calendar } from '#contract/calendar/calendar.ts'
import classes from '#web/calendar/print/paper.module.css'
import { type PaperSize, splitDays } from '#web/calendar/print/paper-size.ts'
import { PaperTable } from '#web/calendar/print/paper-table.tsx'

interface CalendarPaperProps {
  size: PaperSize
  calendar: Calendar
  onPrinted: () => void
}

/** The calendar on paper, which opens the print dialog. On screen it is hidden, on paper everything else is. */
const CalendarPaper = ({ size, calendar, onPrinted }: CalendarPaperProps) => {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])

  return createPortal(
    <div className={classes.paper} data-size={size}>
      {splitDays(calendar.days, size).map((days) => (
        <PaperTable key={days[0]?.date} calendar={{ ...calendar, days }} />
      ))}
    </div>,
    document.body,
  )
}
export default CalendarPaper
