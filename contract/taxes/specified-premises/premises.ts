import { Rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { text } from '#contract/kit/text.ts'
import { CalendarDate, Instant, requiredDay } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import { premisesMessages as say } from '#contract/taxes/specified-premises/premises-messages.ts'
import { firstPremisesDay } from '#contract/taxes/specified-premises/premises-rule.ts'

/** VII: a registered hotel opts in. VIII: with the application for the registration. */
const Annexure = z.enum(['VII', 'VIII'], 'This field is required')

export const annexureNames: Record<z.infer<typeof Annexure>, string> = {
  VII: 'Annexure VII (registered hotel)',
  VIII: 'Annexure VIII (with the registration)',
}

export const DeclarationEdit = z
  .object({
    annexure: Annexure,
    valid_from: requiredDay('First day is required').refine((day) => day >= firstPremisesDay, say.tooEarly),
    /** The last day after opting out with Annexure IX; null until then. */
    valid_to: CalendarDate.nullable().default(null),
    /** The number that the portal gave. */
    reference: text(50).default(''),
    /** 0 for a new one. */
    version: Version,
  })
  .refine(({ valid_from, valid_to }) => valid_to === null || valid_to >= valid_from, {
    path: ['valid_to'],
    error: say.datesTurned,
  })
export type DeclarationEdit = z.infer<typeof DeclarationEdit>

export const Declaration = z.object({
  slug: Slug,
  annexure: Annexure,
  valid_from: CalendarDate,
  valid_to: CalendarDate.nullable(),
  reference: z.string(),
  declared_at: Instant,
  /** Who entered it. */
  who: z.string().nullable(),
  version: z.int(),
})
export type Declaration = z.infer<typeof Declaration>

/** The first room-night above the limit that was invoiced. */
const NightAbove = z.object({
  date: CalendarDate,
  /** After discounts and credit notes. */
  value: Rupees,
  booking: z.object({ slug: Slug, booking_number: z.string() }),
})
export type NightAbove = z.infer<typeof NightAbove>

const PremisesYear = z.object({
  /** The first day of the financial year. */
  from: CalendarDate,
  state: z.enum(['not_specified', 'passed', 'declared']),
  /** The day of this year on which the state begins: the first, or that of a declaration in the middle of the year. */
  since: CalendarDate,
  /** The night of the year before, if it passed the limit. */
  night: NightAbove.nullable(),
  declaration: Declaration.nullable(),
  /** The categories whose rate is still the usual one, although the hotel is specified premises. */
  to_change: z.array(z.object({ category: z.string(), rate: Percent, new_rate: Percent })),
})
export type PremisesYear = z.infer<typeof PremisesYear>

export const Premises = z.object({
  limit: Rupees,
  law: z.string(),
  /** This financial year and the next. */
  years: z.array(PremisesYear),
  declarations: z.array(Declaration),
})
export type Premises = z.infer<typeof Premises>
