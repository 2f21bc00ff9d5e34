import type { SettingsDraft } from '#contract/settings/settings.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import { settingsLabels } from '#web/settings/settings-input.ts'

/** How long the guest register is kept, and the texts that guests sign on the registration card. */
export const RegistersCard = ({ form: { control } }: { form: FormOf<typeof SettingsDraft> }) => (
  <FormCard title="Registers">
    <TextField
      control={control}
      name="district"
      label={settingsLabels.district}
      description="Of the hotel, as the form for foreigners asks for it."
    />
    <NumberField
      control={control}
      name="register_retention_days"
      label={settingsLabels.register_retention_days}
      description="Counted from the departure: 365 days are one year, 1095 three years. Ask your police station how long it wants the register kept."
    />
    <div />
    <Wide>
      <TextareaField
        control={control}
        name="house_rules"
        label={settingsLabels.house_rules}
        description="Printed on the registration card, above the signature."
      />
    </Wide>
    <Wide>
      <TextareaField
        control={control}
        name="privacy_notice"
        label={settingsLabels.privacy_notice}
        description="Guests agree to this text when they sign. A signed card keeps the text as it was signed."
      />
    </Wide>
  </FormCard>
)
