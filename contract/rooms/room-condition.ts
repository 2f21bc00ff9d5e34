import { z } from '#contract/kit/z.ts'

/** How clean a room is. Whether it is occupied follows from its stays; this is stored. */
export const RoomCondition = z.enum(['dirty', 'clean', 'inspected'], 'Choose a condition')
export type RoomCondition = z.infer<typeof RoomCondition>

export const roomConditionNames: Record<RoomCondition, string> = {
  dirty: 'Dirty',
  clean: 'Clean',
  inspected: 'Inspected',
}

export interface ReadinessRule {
  /** A setting of the hotel: a room that is clean must be inspected before a guest can have it. */
  ready_means_inspected: boolean
}

/** Whether guests can have the room. Checking in to a room that is not ready asks first. */
export const isReady = (condition: RoomCondition, { ready_means_inspected }: ReadinessRule) =>
  condition === 'inspected' || (condition === 'clean' && !ready_means_inspected)
