import { useWatch } from 'react-hook-form'
import { stateTaxOf } from '#contract/settings/indian-states.ts'
import type { TaxCategory } from '#contract/taxes/tax-category.ts'
import { taxMessages as say } from '#contract/taxes/tax-messages.ts'
import { TaxRule, TaxRuleEdit } from '#contract/taxes/tax-rule.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { PercentField } from '#web/kit/fields/percent-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asAmount, asChoice, asDay, asText } from '#web/kit/form/value-text.ts'
import { useHotelState, useHotelToday } from '#web/kit/time/hotel-time.ts'
import { fetchTaxRule, useSaveTaxRule } from '#web/taxes/tax-queries.ts'

interface TaxRuleDialogProps {
  /** The rate to edit; without it, one is added. */
  rule: TaxRule | undefined
  categories: TaxCategory[]
  onClose: () => void
}

const messages = {
  done: say.saved,
  taken: say.overlap,
  failed: say.saveFailed,
}

const inputOf = (rule: TaxRule) => valuesOf(TaxRule, TaxRuleEdit, rule)

const labelsOf = (options: { value: number; label: string }[]): FieldLabel<FormValues<typeof TaxRuleEdit>>[] => [
  ['tax_category_id', 'Category', asChoice(options)],
  ['rate', 'Rate', (rate: number | null) => `${asText(rate)} %`],
  ['value_from', 'Lowest amount', asAmount],
  ['value_to', 'Highest amount', asAmount],
  ['valid_from', 'First day', asDay],
  ['valid_to', 'Last day', asDay],
  ['sac', 'SAC', asText],
]

export const TaxRuleDialog = ({ rule, categories, onClose }: TaxRuleDialogProps) => {
  const taxable = categories.filter(({ treatment }) => treatment === 'taxable')
  const options = taxable.map(({ id, name }) => ({ value: id, label: name }))
  const today = useHotelToday()
  const stateTax = stateTaxOf(useHotelState())
  const form = useFormOf(
    TaxRuleEdit,
    rule
      ? inputOf(rule)
      : {
          ...(options[0] && { tax_category_id: options[0].value }),
          value_from: 0,
          value_to: null,
          sac: '',
          valid_from: today,
          valid_to: null,
          version: 0,
        },
  )
  const send = useSaveTaxRule(rule?.slug)
  const { control } = form
  const categoryId = useWatch({ control, name: 'tax_category_id' })
  const isForRooms = taxable.some(({ id, builtin }) => id === categoryId && builtin === 'accommodation')
  return (
    <FormDialog
      title={rule ? 'Edit tax rate' : 'Add tax rate'}
      form={form}
      edited={rule && { fetch: async () => inputOf(await fetchTaxRule(rule.slug)), labels: labelsOf(options) }}
      onSave={send.mutateAsync}
      label={rule ? 'Update' : 'Save'}
      say={messages}
      onClose={onClose}
    >
      <FormGrid>
        <SelectField control={control} name="tax_category_id" label="Category" required options={options} autoFocus />
        <PercentField
          control={control}
          name="rate"
          label="Rate"
          required
          description={`CGST and ${stateTax} together`}
        />
        <MoneyField
          control={control}
          name="value_from"
          label="Lowest amount"
          description={isForRooms ? 'Per room and night' : undefined}
        />
        <MoneyField control={control} name="value_to" label="Highest amount" description="Leave empty for no limit" />
        <DateField control={control} name="valid_from" label="First day" required />
        <DateField control={control} name="valid_to" label="Last day" description="Leave empty for no end date" />
        <TextField control={control} name="sac" label="SAC" input={{ inputMode: 'numeric' }} />
      </FormGrid>
    </FormDialog>
  )
}
