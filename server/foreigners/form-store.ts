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

/** False if the row of this day has changed since this version. */
export const saveFormField = async (db: Db, { version, ...field }: FormFieldDraft) => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('form_field')
    .values(field)
    .onConflict((conflict) =>
      conflict.constraint('form_field_key').doUpdateSet(field).where('form_field.version', '=', version),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export const saveFormCode = async (db: Db, { version, ...code }: FormCodeDraft) => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('form_code')
    .values(code)
    .onConflict((conflict) =>
      conflict.constraint('form_code_key').doUpdateSet(code).where('form_code.version', '=', version),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** The hotel as the form asks for it. */
export const getFormHotel = (db: Db) =>
  db
    .selectFrom('property')
    .select(['name', 'address', 'state', 'district', 'pin_code', 'time_zone'])
    .executeTakeFirstOrThrow()
