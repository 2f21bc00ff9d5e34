import { z } from '#contract/kit/z.ts'

/** The most urgent first. */
export const RepairPriority = z.enum(['urgent', 'high', 'normal', 'low'])
export type RepairPriority = z.infer<typeof RepairPriority>

export const priorityNames: Record<RepairPriority, string> = {
  urgent: 'Urgent',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
}

/** All but `closed` are open faults. */
export const RepairStatus = z.enum(['open', 'in_progress', 'closed', 'reopened'])
export type RepairStatus = z.infer<typeof RepairStatus>

export const repairStatusNames: Record<RepairStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  closed: 'Closed',
  reopened: 'Reopened',
}

/** Where a repair is: `Room 204` or the area. */
export const placeText = ({ room, area }: { room: { room_number: string } | null; area: string }) =>
  room ? `Room ${room.room_number}` : area
