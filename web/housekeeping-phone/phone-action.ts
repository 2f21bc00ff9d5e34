import type { CleaningStep, MinibarLine, StepKind } from '#contract/housekeeping/step.ts'

interface OfRoom {
  /** The slug of the room. */
  room: string
  room_number: string
}

/** A tap on the phone page, with all that is needed to send it later. */
export type PhoneAction =
  /** Do not disturb and refused name the stay, so that they don't land on the next guests. */
  | (OfRoom & { kind: CleaningStep; stay?: string })
  | (OfRoom & { kind: 'minibar'; stay: string; items: MinibarLine[] })
  | (OfRoom & { kind: 'fault'; room_id: number; description: string; photo: File | null })

export type ActionKind = StepKind | 'fault'
