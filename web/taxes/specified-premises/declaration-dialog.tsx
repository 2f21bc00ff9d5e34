import { Problem } from '#contract/kit/problem.ts'
import { annexureNames, type Declaration, DeclarationEdit } from '#contract/taxes/specified-premises/premises.ts'
import { premisesMessages as say } from '#contract/taxes/specified-premises/premises-messages.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import type { FormValues } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asChoice, asDay, asText } from '#web/kit/form/value-text.ts'
import { fetchPremises, useSaveDeclaration } from '#web/taxes/specified-premises/premises-queries.ts'

type Input = FormValues<typeof DeclarationEdit>

const annexures = (['VII', 'VIII'] as const).map((value) => ({ value, label: annexureNames[value] }))

const inputOf = ({ annexure, valid_from, valid_to, reference, version }: Declaration): Input => ({
  annexure,
  valid_from,
  valid_to,
  reference,
  version,
})

const fieldLabels: FieldLabel<Input>[] = [
  ['annexure', 'Declared with', asChoice(annexures)],
  ['valid_from', 'First day', asDay],
  ['valid_to', 'Last day', asDay],
  ['reference', 'Reference', asText],
]

const messages = { done: say.saved, taken: say.overlap, failed: say.saveFailed }

const fetchOne = async (slug: string) => {
  const found = (await fetchPremises()).declarations.find((one) => one.slug === slug)
  if (!found) throw new Problem(404, 'not_found', say.missing)
  return inputOf(found)
}

interface DeclarationDialogProps {
  /** The declaration to edit; without it, one is added. */
  declaration: Declaration | undefined
  /** The first day that is proposed. */
  from: string
  onClose: () => void
}

export const DeclarationDialog = ({ declaration, from, onClose }: DeclarationDialogProps) => {
  const empty: Input = { annexure: 'VII', valid_from: from, valid_to: null, reference: '', version: 0 }
  const form = useFormOf(DeclarationEdit, declaration ? inputOf(declaration) : empty)
  const save = useSaveDeclaration(declaration?.slug)
  const { control } = form
  return (
    <FormDialog
      title={declaration ? 'Edit declaration' : 'Enter declaration'}
      form={form}
      edited={declaration && { fetch: () => fetchOne(declaration.slug), labels: fieldLabels }}
      onSave={save.mutateAsync}
      label={declaration ? 'Update' : 'Save'}
      say={messages}
      onClose={onClose}
    >
      <SelectField control={control} name="annexure" label="Declared with" required options={annexures} />
      <DateField control={control} name="valid_from" label="First day" required />
      <DateField
        control={control}
        name="valid_to"
        label="Last day"
        description="After opting out with Annexure IX. Leave it empty until then."
      />
      <TextField control={control} name="reference" label="Reference" description="The number that the portal gave." />
    </FormDialog>
  )
}
