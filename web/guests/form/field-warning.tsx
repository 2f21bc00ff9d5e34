import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#web/guests/form/guest-form.module.css'

/** Beside a field: worth a second look, but it does not stand against saving. */
export const FieldWarning = ({ children }: { children: ReactNode }) => (
  <span className={classes.warning} data-tone="warning">
    <IconAlertTriangle size={14} aria-hidden />
    <span>{children}</span>
  </span>
)
