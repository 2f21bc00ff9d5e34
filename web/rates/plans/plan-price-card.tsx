import { SegmentedControl, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { formatRupees, paiseFromRupees, zero } from '#contract/kit/money.ts'
import { capitalized } from '#contract/kit/text.ts'
import { chainsOf } from '#contract/rates/find-rates.ts'
import { derivationText, priceOfNight } from '#contract/rates/price-of-night.ts'
import type { RatePlan } from '#contract/rates/rate-plan.ts'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { DifferenceField } from '#web/rates/plans/difference-field.tsx'
import { planLabels, type RatePlanForm } from '#web/rates/plans/rate-plan-input.ts'
import { roomTypeQueries } from '#web/room-types/room-type-queries.ts'

interface PlanPriceCardProps {
  form: RatePlanForm
  plans: RatePlan[]
  /** The plan that is edited; it can't be derived from itself. */
  id: number | undefined
}

/** Prices that are entered, or those of another plan with a difference, and an example. */
export const PlanPriceCard = ({ form, plans, id }: PlanPriceCardProps) => {
  const { control, setValue } = form
  const parent_id = useWatch({ control, name: 'parent_id' })
  const parents = plans.filter((plan) => plan.id !== id)
  const derive = (isDerived: boolean) => {
    const standard = [...parents].sort((one, other) => one.id - other.id)[0]
    setValue('parent_id', isDerived ? (standard?.id ?? null) : null, { shouldDirty: true })
    if (isDerived) return
    setValue('parent_percent', 0, { shouldDirty: true })
    setValue('parent_amount', 0, { shouldDirty: true })
  }
  return (
    <FormCard title="Price">
      <TextField control={control} name="name" label={planLabels.name} required autoFocus />
      <div />
      <Wide>
        <SegmentedControl
          aria-label="Prices"
          w="100%"
          maw={480}
          // The longer name takes two lines on the narrowest phones, and the mark behind it grows with it.
          styles={{ label: { height: '100%', whiteSpace: 'normal' } }}
          value={parent_id === null ? 'entered' : 'derived'}
          onChange={(how) => derive(how === 'derived')}
          disabled={parents.length === 0}
          data={[
            { value: 'entered', label: 'Prices entered' },
            { value: 'derived', label: 'Derived from another plan' },
          ]}
        />
      </Wide>
      {parent_id !== null && (
        <>
          <DifferenceField form={form} />
          <SelectField
            control={control}
            name="parent_id"
            label={planLabels.parent_id}
            required
            options={parents.map((plan) => ({ value: plan.id, label: plan.name }))}
          />
        </>
      )}
      <Wide>
        <Example form={form} plans={parents} />
      </Wide>
    </FormCard>
  )
}

/** No saved plan has this id. */
const draftId = 0

const Example = ({ form: { control }, plans }: { form: RatePlanForm; plans: RatePlan[] }) => {
  const [name, parent_id, percent, amount] = useWatch({
    control,
    name: ['name', 'parent_id', 'parent_percent', 'parent_amount'],
  })
  const today = useHotelToday()
  const { data: types } = roomTypeQueries.useList({ per_page: 1, sort: 'name' })
  const room_type = types?.data[0]
  const parent = plans.find((plan) => plan.id === parent_id)
  if (parent_id === null)
    return (
      <Text c="dimmed">
        Enter the prices in the rate calendar. On dates without one, the price of the room type applies.
      </Text>
    )
  if (!parent) return null
  const difference = {
    parent_percent: typeof percent === 'number' ? Math.round(percent * 100) : 0,
    parent_amount: paiseFromRupees(amount ?? 0) ?? zero,
  }
  const draft = { id: draftId, name: name ?? '', parent_id, ...difference }
  const rates = room_type && { room_type, chainOf: chainsOf([...plans, draft]), rateOn: () => undefined }
  const example = rates && {
    parent: priceOfNight(rates, parent.id, today).price,
    own: priceOfNight(rates, draftId, today).price,
  }
  return (
    <Text>
      {capitalized(derivationText(difference, parent.name))}.
      {example &&
        ` Example: ${room_type.name} for ${formatRupees(example.parent)} costs ${formatRupees(example.own)} in this plan.`}
    </Text>
  )
}
