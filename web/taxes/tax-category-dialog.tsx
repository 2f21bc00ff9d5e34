import { TaxCategory, TaxCategoryEdit, TaxTreatment, treatmentNames } from '#contract/taxes/tax-category.ts'
import { taxCategoryMessages as say } from '#contract/taxes/tax-category-messages.ts'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asChoice, asText } from '#web/kit/form/value-text.ts'
import { taxCategoryQueries } from '#web/taxes/tax-category-queries.ts'

interface TaxCategoryDialogProps {
  /** The category to edit; without it, one is added. */
  category: TaxCategory | undefined
  onClose: () => void
}

const treatments = TaxTreatment.options.map((value) => ({ value, label: treatmentNames[value] }))

const inputOf = (category: TaxCategory) => valuesOf(TaxCategory, TaxCategoryEdit, category)

const fieldLabels: FieldLabel<FormValues<typeof TaxCategoryEdit>>[] = [
  ['name', 'Name', asText],
  ['treatment', 'Treatment', asChoice(treatments)],
]

export const TaxCategoryDialog = ({ category, onClose }: TaxCategoryDialogProps) => {
  const form = useFormOf(TaxCategoryEdit, category ? inputOf(category) : { name: '', treatment: 'taxable', version: 0 })
  const save = taxCategoryQueries.useSave()
  const update = taxCategoryQueries.useUpdate()
  const isBuiltin = Boolean(category?.builtin)
  return (
    <FormDialog
      title={category ? 'Edit tax category' : 'Add tax category'}
      form={form}
      edited={
        category && {
          fetch: async () => inputOf(await taxCategoryQueries.fetchOne(category.slug)),
          labels: fieldLabels,
        }
      }
      onSave={(body) => (category ? update.mutateAsync({ slug: category.slug, body }) : save.mutateAsync(body))}
      label={category ? 'Update' : 'Save'}
      say={{
        done: category ? say.updated : say.saved,
        taken: say.nameTaken,
        failed: say.saveFailed,
      }}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label="Name" required autoFocus />
      <SelectField
        control={form.control}
        name="treatment"
        label="Treatment"
        required
        options={treatments}
        disabled={isBuiltin}
        description={
          isBuiltin
            ? 'This category is built in and stays taxable.'
            : 'Exempt categories, and those outside GST such as liquor, have no rates.'
        }
      />
    </FormDialog>
  )
}
