import { IconBucketDroplet, IconShieldCheck, IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#web/kit/feedback/condition-mark.module.css'

const icons = { dirty: IconBucketDroplet, clean: IconSparkles, inspected: IconShieldCheck }
const tones = { dirty: 'warning', clean: 'success', inspected: 'info' } as const

export type Condition = keyof typeof icons
export const conditionTones: Record<Condition, string> = tones

interface ConditionIconProps {
  condition: Condition
  size?: number
  /** The word, where it is not beside the sign. */
  label?: string
}

/** The sign of a room's condition. Its shape differs, not only its colour. */
export const ConditionIcon = ({ condition, size = 16, label }: ConditionIconProps) => {
  const Icon = icons[condition]
  return label ? (
    <Icon
      size={size}
      title={label}
      role="img"
      aria-label={label}
      className={classes.sign}
      data-tone={tones[condition]}
    />
  ) : (
    <Icon size={size} aria-hidden className={classes.beside} />
  )
}

/** The condition of a room in a list: sign and word. */
export const ConditionMark = ({ condition, children }: { condition: Condition; children: ReactNode }) => (
  <span className={classes.mark} data-tone={tones[condition]}>
    <ConditionIcon condition={condition} size={15} />
    {children}
  </span>
)
