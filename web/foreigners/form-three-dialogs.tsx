import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import {
  codeListNames,
  type FormCode,
  FormCodeDraft,
  FormCodeList,
  type FormField,
  FormFieldDraft,
} from '#contract/foreigners/form-three.ts'
import { laterOf } from '#contract/kit/time/calendar-date.ts'
import { useSaveFormCode, useSaveFormField } from '#web/foreigners/form-three-queries.ts'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

const failures = { taken: say.saveFailed, failed: say.saveFailed }
const fromDay = 'From this day on; earlier stays keep what was valid then'

/** A change from another day on is a new row; of the same day it changes the row that was read. */
const versionFor = (stored: { valid_from: string; version: number }, valid_from: string) =>
  stored.valid_from === valid_from ? stored.version : 0

export const FieldDialog = ({ field, onClose }: { field: FormField; onClose: () => void }) => {
  const today = useHotelToday()
  const valid_from = laterOf(field.valid_from, today)
  const form = useFormOf(FormFieldDraft, { ...field, valid_from })
  const save = useSaveFormField()
  const { control } = form
  return (
    <FormDialog
      title="Change field"
      form={form}
      onSave={(draft) => save.mutateAsync({ ...draft, version: versionFor(field, draft.valid_from) })}
      label="Save"
      say={{ done: say.fieldSaved, ...failures }}
      onClose={onClose}
    >
      <TextField control={control} name="label" label="Label" required autoFocus />
      <TextField control={control} name="section" label="Section" required />
      <TextField control={control} name="portal_name" label="Name in the portal" />
      <NumberField control={control} name="position" label="Order" required />
      <CheckField control={control} name="is_required" label="Required" />
      <CheckField control={control} name="is_active" label="The portal asks for it" />
      <DateField control={control} name="valid_from" label="Valid from" description={fromDay} required />
    </FormDialog>
  )
}

const lists = FormCodeList.options.map((list) => ({ value: list, label: codeListNames[list] }))

export const CodeDialog = ({ code, onClose }: { code: FormCode; onClose: () => void }) => {
  const today = useHotelToday()
  const isNew = code.code === ''
  const valid_from = laterOf(code.valid_from, today)
  const form = useFormOf(FormCodeDraft, { ...code, valid_from })
  const save = useSaveFormCode()
  const { control } = form
  return (
    <FormDialog
      title={isNew ? 'Add code' : `Change code ${code.code}`}
      form={form}
      onSave={(draft) => save.mutateAsync({ ...draft, version: versionFor(code, draft.valid_from) })}
      label="Save"
      say={{ done: say.codeSaved, ...failures }}
      onClose={onClose}
    >
      {isNew && <SelectField control={control} name="list" label="List" options={lists} required />}
      {isNew && <TextField control={control} name="code" label="Code" description="As in the portal" required />}
      <TextField control={control} name="label" label="Label" required autoFocus={!isNew} />
      <NumberField control={control} name="position" label="Order" required />
      <CheckField control={control} name="is_active" label="The portal has it" />
      <DateField control={control} name="valid_from" label="Valid from" description={fromDay} required />
    </FormDialog>
  )
}
