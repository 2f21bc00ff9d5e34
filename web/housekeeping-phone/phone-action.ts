import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import {
  type CleaningStep,
  type MinibarLine,
  type StepKind,
  CleaningStep as Steps,
} from '#contract/housekeeping/step.ts'

interface OfRoom {
  /** The slug of the room. */
  room: string
  room_number: string
}

/** How the room was shown before a step, and is shown again after its undo. */
type Before = Pick<HousekeepingRoom, 'state' | 'condition'>

/** Do not disturb and refused name the stay, so that they don't land on the next guests. */
type CleaningAction = OfRoom & { kind: CleaningStep; stay?: string; before?: Before }

/** What a cleaner has found: a fault, or something that a guest has left behind. */
export interface Report {
  description: string
  photo: File | null
}

/** A tap on the phone page, with all that is needed to send it later. */
export type PhoneAction =
  | CleaningAction
  | (OfRoom & { kind: 'minibar'; stay: string; items: MinibarLine[] })
  | (OfRoom & Report & { kind: 'fault'; room_id: number })
  | (OfRoom & Report & { kind: 'lost'; room_id: number; area: string })
  /** `step` is the id of the step that is undone. */
  | (OfRoom & { kind: 'undo'; step: string; before?: Before })

export type ActionKind = StepKind | 'fault' | 'lost' | 'undo'

export const isCleaning = (action: PhoneAction): action is CleaningAction =>
  (Steps.options as string[]).includes(action.kind)
