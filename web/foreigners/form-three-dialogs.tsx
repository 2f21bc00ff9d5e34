import { useState } from 'react'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import {
  codeListNames,
  type FormCode,
  FormCodeDraft,
  FormCodeList,
  FormCodeRow,
  type FormField,
  FormFieldDraft,
  FormFieldRow,
} from '#contract/foreigners/form-three.ts'
import { laterOf } from '#contract/kit/time/calendar-date.ts'
import type { z } from '#contract/kit/z.ts'
import { fetchFormCode, fetchFormField, useSaveFormCode, useSaveFormField } from '#web/foreigners/form-three-queries.ts'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asText } from '#web/kit/form/value-text.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

const failures = { taken: say.saveFailed, failed: say.saveFailed }
const fromDay = 'From this day on; earlier stays keep what was valid then'

interface Dated {
  valid_from: string
  version: number
}

/** A change from another day on is a new row; of the day of a row that was read it changes that row. */
const versionFor = (read: Dated, draft: Dated) => (read.valid_from === draft.valid_from ? draft.version : 0)

const asYesNo = (value: unknown) => (value ? 'Yes' : 'No')
const fieldLabels: FieldLabel<z.input<typeof FormFieldDraft>>[] = [
  ['label', 'Label', asText],
  ['section', 'Section', asText],
  ['portal_name', 'Name in the portal', asText],
  ['position', 'Order', asText],
  ['is_required', 'Required', asYesNo],
  ['is_active', 'The portal asks for it', asYesNo],
]
const codeLabels: FieldLabel<z.input<typeof FormCodeDraft>>[] = [
  ['label', 'Label', asText],
  ['position', 'Order', asText],
  ['is_active', 'The portal has it', asYesNo],
]

export const FieldDialog = ({ field, onClose }: { field: FormField; onClose: () => void }) => {
  const today = useHotelToday()
  const valid_from = laterOf(field.valid_from, today)
  const [read, setRead] = useState<Dated>(field)
  const form = useFormOf(FormFieldDraft, { ...field, valid_from })
  const save = useSaveFormField()
  const { control } = form
  const fetchAgain = async () => {
    const found = await fetchFormField(FormFieldRow.parse(form.getValues()))
    setRead(found)
    return found
  }
  return (
    <FormDialog
      title="Change field"
      form={form}
      edited={{ fetch: fetchAgain, labels: fieldLabels }}
      onSave={(draft) => save.mutateAsync({ ...draft, version: versionFor(read, draft) })}
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
  const [read, setRead] = useState<Dated>(code)
  const form = useFormOf(FormCodeDraft, { ...code, valid_from })
  const save = useSaveFormCode()
  const { control } = form
  const fetchAgain = async () => {
    const found = await fetchFormCode(FormCodeRow.parse(form.getValues()))
    setRead(found)
    return found
  }
  return (
    <FormDialog
      title={isNew ? 'Add code' : `Change code ${code.code}`}
      form={form}
      edited={{ fetch: fetchAgain, labels: codeLabels }}
      onSave={(draft) => save.mutateAsync({ ...draft, version: versionFor(read, draft) })}
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
