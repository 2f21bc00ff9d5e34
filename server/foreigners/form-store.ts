import type { FormCode, FormCodeDraft, FormField, FormFieldDraft } from '#contract/foreigners/form-three.ts'
import type { Db } from '#server/db/connect.ts'

/** All rows, also of earlier and later days. */
export const listFormFields = (db: Db) =>
  db
    .selectFrom('form_field')
    .select(['key', 'portal_name', 'section', 'label', 'position', 'is_required', 'is_active', 'valid_from', 'version'])
    .orderBy('position')
    .$castTo<FormField>()
    .execute()

export const listFormCodes = (db: Db): Promise<FormCode[]> =>
  db
    .selectFrom('form_code')
    .select(['list', 'code', 'label', 'position', 'is_active', 'valid_from', 'version'])
    .orderBy('list')
    .orderBy('position')
    .execute()

type FieldId = Pick<FormFieldDraft, 'key' | 'valid_from'>
type CodeId = Pick<FormCodeDraft, 'list' | 'code' | 'valid_from'>

/** The row of a field that is valid from this day. */
export const findFormField = (db: Db, { key, valid_from }: FieldId) =>
  db
    .selectFrom('form_field')
    .select('id')
    .where('key', '=', key)
    .where('valid_from', '=', valid_from)
    .executeTakeFirst()

export const findFormCode = (db: Db, { list, code, valid_from }: CodeId) =>
  db
    .selectFrom('form_code')
    .select('id')
    .where('list', '=', list)
    .where('code', '=', code)
    .where('valid_from', '=', valid_from)
    .executeTakeFirst()

/** False if there is a row of this day. */
export const insertFormField = async (db: Db, field: Omit<FormFieldDraft, 'version'>) => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('form_field')
    .values(field)
    .onConflict((conflict) => conflict.constraint('form_field_key').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export const insertFormCode = async (db: Db, code: Omit<FormCodeDraft, 'version'>) => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('form_code')
    .values(code)
    .onConflict((conflict) => conflict.constraint('form_code_key').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** False if the row has changed since this version. */
export const updateFormField = async (db: Db, { version, ...field }: FormFieldDraft) => {
  const { numUpdatedRows } = await db
    .updateTable('form_field')
    .set(field)
    .where('key', '=', field.key)
    .where('valid_from', '=', field.valid_from)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const updateFormCode = async (db: Db, { version, ...code }: FormCodeDraft) => {
  const { numUpdatedRows } = await db
    .updateTable('form_code')
    .set(code)
    .where('list', '=', code.list)
    .where('code', '=', code.code)
    .where('valid_from', '=', code.valid_from)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Locks the rows of a field, so that one of them stays. */
export const lockFieldRows = (db: Db, key: FormFieldDraft['key']) =>
  db.selectFrom('form_field').select(['id', 'valid_from', 'version']).where('key', '=', key).forUpdate().execute()

export const deleteFormField = (db: Db, id: number) => db.deleteFrom('form_field').where('id', '=', id).execute()

/** False if the row has changed since this version. */
export const deleteFormCode = async (db: Db, id: number, version: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('form_code')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The hotel as the form asks for it. */
export const getFormHotel = (db: Db) =>
  db
    .selectFrom('property')
    .select(['name', 'address', 'state', 'district', 'pin_code', 'time_zone'])
    .executeTakeFirstOrThrow()
