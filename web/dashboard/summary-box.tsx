import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '#web/dashboard/summary-box.module.css'
import type { Tone } from '#web/kit/feedback/status-badge.tsx'

interface SummaryBoxProps {
  tone: Tone
  label: string
  /** Undefined while it is not known; then no number is shown. */
  value: number | undefined
  icon: ReactNode
  failed?: boolean
}

export const SummaryBox = ({ tone, label, value, icon, failed = false }: SummaryBoxProps) => (
  <div className={classes.box} data-tone={tone}>
    <div className={classes.icon} aria-hidden>
      {icon}
    </div>
    <div>
      <div className={classes.value} data-unknown={failed && value === undefined}>
        {value?.toLocaleString('en-IN') ?? (failed ? 'Not known' : <Skeleton height={24} my={5} width={48} />)}
      </div>
      <div className={classes.label}>{label}</div>
    </div>
  </div>
)
