import { registerTemplateMessages, registerMessages as say } from '#contract/guest-register/register-messages.ts'
import { Problem, wrongField } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const registerProblems = {
  notYet: (today: CalendarDate) => wrongField('from', say.notYet(today)),
  tooOld: (days: number, first: CalendarDate) => wrongField('from', say.tooOld(days, first)),
  templateMissing: () => new Problem(404, 'not_found', registerTemplateMessages.missing),
  nameTaken: () =>
    new Problem(409, 'name_taken', registerTemplateMessages.nameTaken, { name: [registerTemplateMessages.nameTaken] }),
  defaultStays: () => new Problem(409, 'default_template', registerTemplateMessages.defaultStays),
}

export const registerConstraints: ConstraintProblems = { register_template_name_key: registerProblems.nameTaken }
