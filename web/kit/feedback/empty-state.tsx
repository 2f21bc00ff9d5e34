import type { ReactNode } from 'react'
import classes from '#web/kit/feedback/empty-state.module.css'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  text?: string | undefined
  /** The button for the next step. */
  action?: ReactNode
  tone?: 'danger' | 'info'
}

/** Shown instead of an empty list: the reason, and the next step. */
export const EmptyState = ({ icon, title, text, action, tone = 'info' }: EmptyStateProps) => (
  <div className={classes.state} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
    <div className={classes.icon} aria-hidden>
      {icon}
    </div>
    <p className={classes.title}>{title}</p>
    {text && <p className={classes.text}>{text}</p>}
    {action}
  </div>
)
