import {
  priorityNames,
  type RepairPriority,
  type RepairStatus,
  repairStatusNames,
} from '#contract/repairs/repair-names.ts'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

const priorityTones: Record<RepairPriority, Tone> = {
  urgent: 'danger',
  high: 'warning',
  normal: 'info',
  low: 'secondary',
}

export const PriorityBadge = ({ priority }: { priority: RepairPriority }) => (
  <StatusBadge tone={priorityTones[priority]}>{priorityNames[priority]}</StatusBadge>
)

const statusTones: Record<RepairStatus, Tone> = {
  open: 'warning',
  in_progress: 'primary',
  closed: 'success',
  reopened: 'danger',
}

export const RepairStatusBadge = ({ status }: { status: RepairStatus }) => (
  <StatusBadge tone={statusTones[status]}>{repairStatusNames[status]}</StatusBadge>
)
