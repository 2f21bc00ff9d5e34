import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { HousekeepingBoard } from '#contract/housekeeping/housekeeping.ts'
import classes from '#web/housekeeping/print/paper.module.css'
import { PaperSheet } from '#web/housekeeping/print/paper-sheet.tsx'
import { sheetsOf } from '#web/housekeeping/print/sheets-of.ts'

interface HousekeepingPaperProps {
  board: HousekeepingBoard
  /** Only this person's sheet; 0 for nobody's. */
  person: number | undefined
  onPrinted: () => void
}

/** The rooms of each person on a sheet of their own; opens the print dialog. Hidden on screen, alone on paper. */
const HousekeepingPaper = ({ board, person, onPrinted }: HousekeepingPaperProps) => {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])

  return createPortal(
    <div className={classes.paper}>
      {sheetsOf(board, person).map((sheet) => (
        <PaperSheet key={sheet.name} sheet={sheet} board={board} />
      ))}
    </div>,
    document.body,
  )
}
export default HousekeepingPaper
