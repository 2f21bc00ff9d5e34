import { registerTemplateMessages as say } from '#contract/guest-register/register-messages.ts'
import type { RegisterTemplateDraft, RegisterTemplateEdit } from '#contract/guest-register/register-template.ts'
import type { Db } from '#server/db/connect.ts'
import { registerProblems } from '#server/guest-register/register-problems.ts'
import {
  deleteTemplate,
  endDefault,
  insertTemplate,
  listTemplates,
  lockTemplates,
  updateTemplate,
} from '#server/guest-register/register-template-store.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'

export const getTemplate = async (db: Db, slug: string) => {
  const template = (await listTemplates(db)).find((one) => one.slug === slug)
  if (!template) throw registerProblems.templateMissing()
  return template
}

export const addTemplate = async (db: Db, draft: RegisterTemplateDraft) => {
  await lockTemplates(db)
  if (draft.is_default) await endDefault(db)
  return getTemplate(db, await insertTemplate(db, draft))
}

export const changeTemplate = async (db: Db, slug: string, { version, ...draft }: RegisterTemplateEdit) => {
  await lockTemplates(db)
  const before = await getTemplate(db, slug)
  if (before.version !== version)
    throw await changedMeanwhile(db, { entity: 'register_template', slug }, say.changedMeanwhile)
  if (before.is_default && !draft.is_default) throw registerProblems.defaultStays()
  if (draft.is_default) await endDefault(db, slug)
  await updateTemplate(db, slug, version, draft)
  return getTemplate(db, slug)
}

export const removeTemplate = async (db: Db, slug: string) => {
  await lockTemplates(db)
  if ((await getTemplate(db, slug)).is_default) throw registerProblems.defaultStays()
  await deleteTemplate(db, slug)
}
