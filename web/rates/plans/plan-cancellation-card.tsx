import { SegmentedControl, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { policyText } from '#contract/bookings/cancellation/cancellation-policy.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { planLabels, type RatePlanForm } from '#web/rates/plans/rate-plan-input.ts'
import { feeOptions } from '#web/settings/settings-input.ts'
import { useSettings } from '#web/settings/settings-queries.ts'

/** The hotel's cancellation policy, or one of the plan. */
export const PlanCancellationCard = ({ form: { control, setValue } }: { form: RatePlanForm }) => {
  const [fee, days, percent] = useWatch({
    control,
    name: ['cancellation_fee', 'cancellation_free_days', 'cancellation_percent'],
  })
  const { data: hotel } = useSettings()
  const own = fee && {
    cancellation_fee: fee,
    cancellation_free_days: days ?? 0,
    cancellation_percent: percent ?? 0,
  }
  const policy = own || hotel
  return (
    <FormCard title="Cancellation" columns={3}>
      <Wide>
        <SegmentedControl
          aria-label="Cancellation policy"
          value={fee === null ? 'hotel' : 'own'}
          onChange={(whose) =>
            setValue('cancellation_fee', whose === 'own' ? 'whole_stay' : null, { shouldDirty: true })
          }
          data={[
            { value: 'hotel', label: 'The hotel’s policy' },
            { value: 'own', label: 'Own policy' },
          ]}
        />
      </Wide>
      {fee !== null && (
        <SelectField
          control={control}
          name="cancellation_fee"
          label={planLabels.cancellation_fee}
          required
          options={feeOptions}
        />
      )}
      {fee !== null && fee !== 'none' && (
        <NumberField
          control={control}
          name="cancellation_free_days"
          label={planLabels.cancellation_free_days}
          required
        />
      )}
      {fee === 'percent' && (
        <NumberField control={control} name="cancellation_percent" label={planLabels.cancellation_percent} required />
      )}
      <Wide>
        <Text c="dimmed">{policy ? `${policyText(policy)}.` : ' '}</Text>
      </Wide>
    </FormCard>
  )
}
