import type { StepDraft } from '#contract/housekeeping/step.ts'

/** So long a request may take. A smaller difference between the clocks is not corrected. */
const slack = 30_000

/**
 * When a step was tapped, by our clock. The phone also says what its clock shows when it sends the step, so a clock that
 * is wrong can be corrected. Undefined if the tap is still in the future then: the clock was changed between the two, or
 * an older page did not say; nobody can know what had happened in the room by then.
 */
export const whenTaken = ({ taken_at, sent_at }: Pick<StepDraft, 'taken_at' | 'sent_at'>, now: Date) => {
  const ahead = sent_at === undefined ? 0 : Date.parse(sent_at) - now.getTime()
  const taken = Date.parse(taken_at) - (Math.abs(ahead) > slack ? ahead : 0)
  return taken > now.getTime() + slack ? undefined : new Date(Math.min(taken, now.getTime()))
}
