import type { LostPropertyStatus } from '#contract/lost-property/lost-property.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'

const tones = { kept: 'info', returned: 'success', disposed: 'secondary' } as const

export const LostPropertyBadge = ({ status, isOverdue }: { status: LostPropertyStatus; isOverdue: boolean }) =>
  isOverdue ? (
    <StatusBadge tone="warning">{say.overdue}</StatusBadge>
  ) : (
    <StatusBadge tone={tones[status]}>{say.statuses[status]}</StatusBadge>
  )
