import type { ReactNode } from 'react'
import classes from '#web/kit/form/form-sheet.module.css'

/** Fields side by side without a card around them, for a dialog. */
export const FormGrid = ({ children }: { children: ReactNode }) => (
  <div className={classes.fields} style={{ '--columns': 2 }}>
    {children}
  </div>
)
