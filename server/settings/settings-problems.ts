import { Problem } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { logoRules } from '#contract/settings/logo.ts'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const wrongLogo = (code: string, message: string) => new Problem(422, code, message, { [logoRules.field]: [message] })

export const settingsProblems = {
  noTaxWithGstin: () => new Problem(409, 'no_tax_with_gstin', say.noTaxWithGstin),
  earlierDate: (current: CalendarDate, wanted: CalendarDate) => {
    const message = say.earlierDate(current, wanted)
    return new Problem(409, 'earlier_date', message, { time_zone: [message], day_starts_at: [message] })
  },
  noLogoChosen: () => wrongLogo('no_logo', logoRules.noneChosen),
  wrongLogo: (message: string) => wrongLogo('wrong_logo', message),
}

const samePrefix = () => new Problem(422, 'same_prefix', say.samePrefix, { credit_note_prefix: [say.samePrefix] })

export const settingsConstraints: ConstraintProblems = { property_prefixes_check: samePrefix }
