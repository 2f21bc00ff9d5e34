import type { StepDraft } from '#contract/housekeeping/step.ts'

/** How long a request may take. A smaller difference between the clocks is not corrected. */
const longestRequest = 30_000

/**
 * When a step was tapped, by the server's clock. The phone sends its own time with the request, so a wrong clock can be
 * corrected. Undefined if the corrected time is in the future: the phone's clock was changed after the tap, or a page of
 * an earlier version did not send its time.
 */
export const whenTaken = ({ taken_at, sent_at }: Pick<StepDraft, 'taken_at' | 'sent_at'>, now: Date) => {
  const ahead = sent_at === undefined ? 0 : Date.parse(sent_at) - now.getTime()
  const taken = Date.parse(taken_at) - (Math.abs(ahead) > longestRequest ? ahead : 0)
  return taken > now.getTime() + longestRequest ? undefined : new Date(Math.min(taken, now.getTime()))
}
