import type { SettingsDraft } from '#contract/settings/settings.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { FormCard } from '#web/kit/form/form-card.tsx'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import { settingsLabels } from '#web/settings/settings-input.ts'

/** How long the registers of guests are kept. */
export const RegistersCard = ({ form: { control } }: { form: FormOf<typeof SettingsDraft> }) => (
  <FormCard title="Registers">
    <NumberField
      control={control}
      name="register_retention_days"
      label={settingsLabels.register_retention_days}
      description="Counted from the departure: 365 days are one year, 1095 three years. Ask your police station how long it wants the register kept."
    />
  </FormCard>
)
