import type { SettingsDraft } from '#contract/settings/settings.ts'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import { settingsLabels, settingsMarks } from '#web/settings/settings-input.ts'

/** When a room becomes dirty, when it is ready, and how much work a cleaning is. */
export const HousekeepingCard = ({ form: { control } }: { form: FormOf<typeof SettingsDraft> }) => (
  <FormCard title="Housekeeping">
    <CheckField control={control} name="dirty_after_check_out" label={settingsMarks.dirty_after_check_out} />
    <CheckField control={control} name="dirty_each_morning" label={settingsMarks.dirty_each_morning} />
    <Wide>
      <CheckField
        control={control}
        name="ready_means_inspected"
        label={settingsMarks.ready_means_inspected}
        description="Otherwise a clean room is ready for guests, too. Checking in to a room that is not ready asks first."
      />
    </Wide>
    <NumberField
      control={control}
      name="departure_credits"
      label={settingsLabels.departure_credits}
      description="How much work it is to clean a room after its guests have left."
    />
    <NumberField
      control={control}
      name="stay_credits"
      label={settingsLabels.stay_credits}
      description="How much work it is during a stay. Rooms are assigned evenly by credits."
    />
  </FormCard>
)
