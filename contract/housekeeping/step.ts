import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { Id } from '#contract/kit/id.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { Instant } from '#contract/kit/time/calendar-date.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'

/** The steps that change the state of a cleaning. */
export const CleaningStep = z.enum(['start', 'done', 'inspect', 'send_back', 'do_not_disturb', 'refused'])
export type CleaningStep = z.infer<typeof CleaningStep>

/** A supervisor finds the room as it should be, or has it cleaned again. */
export const stepsOfSupervisors: readonly string[] = ['inspect', 'send_back'] satisfies CleaningStep[]

export const StepKind = z.enum([...CleaningStep.options, 'minibar'])
export type StepKind = z.infer<typeof StepKind>

const mostMinibarLines = 30
/** More of one thing is a slip of the finger; a guest who really took more is charged by the front desk. */
export const mostOfAnItem = 20

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
    /** When it was tapped, by the phone's clock. Other steps may have happened between that and its arrival. */
    taken_at: Instant,
    /** The phone's clock when it sends the step: the server corrects `taken_at` by the difference to its own. */
    sent_at: Instant.optional(),
    /**
     * The stay that the step is about (`guests.stay` of the room): needed for a minibar, wanted for do not disturb and
     * refused, so that neither lands on the next guests.
     */
    stay: Slug.optional(),
    items: z.array(MinibarLine).max(mostMinibarLines, say.tooMany(mostMinibarLines)).optional(),
  })
  .refine(({ kind, items }) => kind !== 'minibar' || (items?.length ?? 0) > 0, {
    path: ['items'],
    message: say.itemsRequired,
  })
  .refine(({ items = [] }) => new Set(items.map(({ item_id }) => item_id)).size === items.length, {
    path: ['items'],
    message: say.itemTwice,
  })
  .refine(({ kind, stay }) => kind !== 'minibar' || stay !== undefined, { path: ['stay'], message: say.stayRequired })
export type StepDraft = z.infer<typeof StepDraft>
