import type { RoomStatus } from '#contract/rooms/room.ts'
import { roomStatusNames } from '#contract/rooms/room-status-names.ts'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

const tones: Record<RoomStatus, Tone> = { available: 'success', occupied: 'primary', maintenance: 'warning' }

export const RoomStatusBadge = ({ status }: { status: RoomStatus }) => (
  <StatusBadge tone={tones[status]}>{roomStatusNames[status]}</StatusBadge>
)
