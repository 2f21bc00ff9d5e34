import { useWatch } from 'react-hook-form'
import { type CancellationFee, policyText } from '#contract/bookings/cancellation/cancellation-policy.ts'
import type { SettingsDraft } from '#contract/settings/settings.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import classes from '#web/settings/settings.module.css'
import { feeOptions, settingsLabels } from '#web/settings/settings-input.ts'

const wholeNumber = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : undefined)

/** When a cancellation is free, and what it costs afterwards. */
export const CancellationCard = ({ form: { control } }: { form: FormOf<typeof SettingsDraft> }) => {
  const [fee, days, percent] = useWatch({
    control,
    name: ['cancellation_fee', 'cancellation_free_days', 'cancellation_percent'],
  })
  const policy = {
    cancellation_fee: (fee ?? 'none') as CancellationFee,
    cancellation_free_days: wholeNumber(days) ?? 0,
    cancellation_percent: wholeNumber(percent) ?? 0,
  }
  return (
    <FormCard title="Cancellations and no-shows">
      <SelectField
        control={control}
        name="cancellation_fee"
        label={settingsLabels.cancellation_fee}
        required
        description="Proposed when a booking is cancelled late or the guest does not come. The desk can change it."
        options={feeOptions}
      />
      {policy.cancellation_fee !== 'none' && (
        <NumberField
          control={control}
          name="cancellation_free_days"
          label={settingsLabels.cancellation_free_days}
          description="With 2 and an arrival on the 20th, cancelling on the 18th is still free."
          required
        />
      )}
      {policy.cancellation_fee === 'percent' && (
        <NumberField
          control={control}
          name="cancellation_percent"
          label={settingsLabels.cancellation_percent}
          description="Of rent and food plan, before tax."
          required
        />
      )}
      <Wide>
        <p className={classes.policy}>{policyText(policy)}.</p>
      </Wide>
    </FormCard>
  )
}
