import { FoodPlan, FoodPlanEdit } from '#contract/food-plans/food-plan.ts'
import { foodPlanMessages as say } from '#contract/food-plans/food-plan-messages.ts'
import { fetchFoodPlan, useSaveFoodPlan } from '#web/food-plans/food-plan-queries.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asAmount, asText } from '#web/kit/form/value-text.ts'

interface FoodPlanDialogProps {
  /** The plan to edit; without it, one is added. */
  plan: FoodPlan | undefined
  onClose: () => void
}

const messages = {
  done: say.saved,
  taken: say.nameTaken,
  failed: say.saveFailed,
}

const empty = { name: '', price: null, version: 0 }

const inputOf = (plan: FoodPlan) => valuesOf(FoodPlan, FoodPlanEdit, plan)

const fieldLabels: FieldLabel<FormValues<typeof FoodPlanEdit>>[] = [
  ['name', 'Name', asText],
  ['price', 'Price', asAmount],
]

export const FoodPlanDialog = ({ plan, onClose }: FoodPlanDialogProps) => {
  const form = useFormOf(FoodPlanEdit, plan ? inputOf(plan) : empty)
  const save = useSaveFoodPlan(plan?.id)
  return (
    <FormDialog
      title={plan ? 'Edit food plan' : 'Add food plan'}
      form={form}
      edited={plan && { fetch: async () => inputOf(await fetchFoodPlan(plan.id)), labels: fieldLabels }}
      onSave={save.mutateAsync}
      next={plan ? undefined : () => empty}
      label={plan ? 'Update' : 'Save'}
      say={messages}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label="Name" required autoFocus />
      <MoneyField
        control={form.control}
        name="price"
        label="Price"
        required
        description="Per adult or child and night. Bookings keep the price they were made with."
      />
    </FormDialog>
  )
}
