import type { ReactNode } from 'react'
import classes from '#web/kit/feedback/status-badge.module.css'

export type Tone = 'success' | 'primary' | 'info' | 'warning' | 'danger' | 'secondary'

export const StatusBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
)
