import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'

export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <StatusBadge tone={isActive ? 'success' : 'secondary'}>{isActive ? 'Active' : 'Inactive'}</StatusBadge>
)
