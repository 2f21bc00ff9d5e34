import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import type { FormCodeDraft, FormCodeRow, FormFieldDraft, FormFieldRow } from '#contract/foreigners/form-three.ts'
import type { Db } from '#server/db/connect.ts'
import { foreignerProblems as refuse } from '#server/foreigners/foreigner-problems.ts'
import {
  deleteFormCode,
  deleteFormField,
  findFormCode,
  findFormField,
  insertFormCode,
  insertFormField,
  lockFieldRows,
  updateFormCode,
  updateFormField,
} from '#server/foreigners/form-store.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'

/** A row that is there has been changed by a colleague, one that is not has been deleted. */
const overtaken = async (db: Db, entity: 'form_field' | 'form_code', row: { id: number } | undefined) =>
  row ? changedMeanwhile(db, { entity, record_id: row.id }, say.formChanged) : refuse.formRowMissing()

export const saveFormField = async (db: Db, { version, ...field }: FormFieldDraft) => {
  const isSaved = version === 0 ? await insertFormField(db, field) : await updateFormField(db, { ...field, version })
  if (!isSaved) throw await overtaken(db, 'form_field', await findFormField(db, field))
}

export const saveFormCode = async (db: Db, { version, ...code }: FormCodeDraft) => {
  const isSaved = version === 0 ? await insertFormCode(db, code) : await updateFormCode(db, { ...code, version })
  if (!isSaved) throw await overtaken(db, 'form_code', await findFormCode(db, code))
}

/** Before a row that is deleted, the one of an earlier day is valid. A field keeps at least one row. */
export const removeFormField = async (db: Db, { key, valid_from, version }: FormFieldRow) => {
  const rows = await lockFieldRows(db, key)
  const row = rows.find((one) => one.valid_from === valid_from)
  if (row?.version !== version) throw await overtaken(db, 'form_field', row)
  if (rows.length === 1) throw refuse.onlyRow()
  await deleteFormField(db, row.id)
}

export const removeFormCode = async (db: Db, { version, ...id }: FormCodeRow) => {
  const row = await findFormCode(db, id)
  if (!(row && (await deleteFormCode(db, row.id, version)))) throw await overtaken(db, 'form_code', row)
}
