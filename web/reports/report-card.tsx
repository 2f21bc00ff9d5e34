import type { ReactNode } from 'react'
import classes from '#web/reports/reports.module.css'

interface ReportCardProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

export const ReportCard = ({ title, action, children }: ReportCardProps) => (
  <section className={classes.card} aria-label={title}>
    <div className={classes.cardHead}>
      <h2>{title}</h2>
      {action}
    </div>
    {children}
  </section>
)
