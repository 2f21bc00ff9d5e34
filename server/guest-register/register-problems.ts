import { registerTemplateMessages, registerMessages as say } from '#contract/guest-register/register-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const wrong = (field: string, message: string) => new Problem(422, 'invalid', message, { [field]: [message] })

export const registerProblems = {
  notYet: (today: CalendarDate) => wrong('from', say.notYet(today)),
  tooOld: (days: number, first: CalendarDate) => wrong('from', say.tooOld(days, first)),
  templateMissing: () => new Problem(404, 'not_found', registerTemplateMessages.missing),
  nameTaken: () =>
    new Problem(409, 'name_taken', registerTemplateMessages.nameTaken, { name: [registerTemplateMessages.nameTaken] }),
  defaultStays: () => new Problem(409, 'default_template', registerTemplateMessages.defaultStays),
}

export const registerConstraints: ConstraintProblems = { register_template_name_key: registerProblems.nameTaken }
