import type { RoomStatus } from '#contract/rooms/room.ts'

export const roomStatusNames: Record<RoomStatus, string> = {
  available: 'Available',
  occupied: 'Occupied',
  maintenance: 'Maintenance',
}
