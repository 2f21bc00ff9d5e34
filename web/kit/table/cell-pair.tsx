import type { ReactNode } from 'react'
import classes from '#web/kit/table/cell-pair.module.css'

/** Two lines in one cell: the main text, and a smaller one below. */
export const CellPair = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <div className={classes.pair}>
    <span>{children}</span>
    <span className={classes.below}>{below}</span>
  </div>
)
