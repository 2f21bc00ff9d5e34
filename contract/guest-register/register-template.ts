import { RegisterColumns } from '#contract/guest-register/guest-register.ts'
import { RegisterColumn, RegisterShows } from '#contract/guest-register/register-column.ts'
import { registerTemplateMessages as say } from '#contract/guest-register/register-messages.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

export const RegisterTemplateDraft = z.object({
  name: requiredText(60, say.nameMissing),
  columns: RegisterColumns,
  shows: RegisterShows,
  is_default: z.boolean().default(false),
})
export type RegisterTemplateDraft = z.output<typeof RegisterTemplateDraft>

export const RegisterTemplateEdit = RegisterTemplateDraft.extend({ version: Version })
export type RegisterTemplateEdit = z.output<typeof RegisterTemplateEdit>

export const RegisterTemplate = z.object({
  slug: Slug,
  name: z.string(),
  columns: z.array(RegisterColumn),
  shows: RegisterShows,
  is_default: z.boolean(),
  version: z.int(),
})
export type RegisterTemplate = z.output<typeof RegisterTemplate>
