import { RegisterTemplate, type RegisterTemplateDraft } from '#contract/guest-register/register-template.ts'
import type { Db } from '#server/db/connect.ts'

const columns = ['slug', 'name', 'columns', 'shows', 'is_default', 'version'] as const

/** The default first. */
export const listTemplates = async (db: Db) => {
  const rows = await db
    .selectFrom('register_template')
    .select(columns)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => RegisterTemplate.parse(row))
}

/** One person at a time changes which template is the default. */
export const lockTemplates = (db: Db) =>
  db.selectFrom('register_template').select('id').orderBy('id').forUpdate().execute()

/** There is one default: another one ends when this begins. */
export const endDefault = (db: Db, except = '') =>
  db
    .updateTable('register_template')
    .set({ is_default: false })
    .where('is_default', '=', true)
    .where('slug', '<>', except)
    .execute()

export const insertTemplate = async (db: Db, draft: RegisterTemplateDraft) => {
  const { slug } = await db.insertInto('register_template').values(draft).returning('slug').executeTakeFirstOrThrow()
  return slug
}

/** False if the template does not have this version any more. */
export const updateTemplate = async (db: Db, slug: string, version: number, draft: RegisterTemplateDraft) => {
  const { numUpdatedRows } = await db
    .updateTable('register_template')
    .set(draft)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteTemplate = (db: Db, slug: string) =>
  db.deleteFrom('register_template').where('slug', '=', slug).execute()
