import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { Id } from '#contract/kit/id.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { Instant } from '#contract/kit/time/calendar-date.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'

/** The steps that change the state of a cleaning. */
export const CleaningStep = z.enum(['start', 'done', 'inspect', 'do_not_disturb', 'refused'])
export type CleaningStep = z.infer<typeof CleaningStep>

export const StepKind = z.enum([...CleaningStep.options, 'minibar'])
export type StepKind = z.infer<typeof StepKind>

const mostMinibarLines = 30
export const mostOfAnItem = 99

const MinibarLine = z.object({
  item_id: Id,
  quantity: wholeNumber(say.quantityRequired).min(1, say.quantityRequired).max(mostOfAnItem, say.tooMany(mostOfAnItem)),
})
export type MinibarLine = z.infer<typeof MinibarLine>

/**
 * A tap on a phone. The phone makes the id, keeps the step until the server has answered, and sends it again after a lost
 * connection: each id is done once, and a repeat gets the same message.
 */
export const StepDraft = z
  .object({
    id: z.uuid(say.wrongStepId),
    /** The slug of the room. */
    room: Slug,
    kind: StepKind,
    /** When it was tapped. Other steps may have happened between that and the arrival of this one. */
    taken_at: Instant,
    /** The stay whose guests took it from the minibar (`guests.stay` of the room); only for a minibar. */
    stay: Slug.optional(),
    items: z.array(MinibarLine).max(mostMinibarLines, say.tooMany(mostMinibarLines)).optional(),
  })
  .refine(({ kind, items }) => kind !== 'minibar' || (items?.length ?? 0) > 0, {
    path: ['items'],
    message: say.itemsRequired,
  })
  .refine(({ kind, stay }) => kind !== 'minibar' || stay !== undefined, { path: ['stay'], message: say.stayRequired })
export type StepDraft = z.infer<typeof StepDraft>
