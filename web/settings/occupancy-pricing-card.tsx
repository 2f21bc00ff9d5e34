import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { occupancyFields } from '#contract/rates/occupancy-pricing.ts'
import type { SettingsDraft } from '#contract/settings/settings.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import { OccupancyPreviewDialog } from '#web/settings/occupancy-preview-dialog.tsx'
import classes from '#web/settings/settings.module.css'
import { settingsLabels } from '#web/settings/settings-input.ts'

/** Higher prices on dates when many rooms of a type are sold. Empty fields switch it off. */
export const OccupancyPricingCard = ({ form: { control } }: { form: FormOf<typeof SettingsDraft> }) => {
  const [isPreviewed, setPreviewed] = useState(false)
  const [typedAbove, typedRaise] = useWatch({ control, name: ['occupancy_above_percent', 'occupancy_raise_percent'] })
  const above_percent = occupancyFields.occupancy_above_percent.safeParse(typedAbove).data
  const raise_percent = occupancyFields.occupancy_raise_percent.safeParse(typedRaise).data
  const pricing = above_percent && raise_percent ? { above_percent, raise_percent } : undefined
  return (
    <FormCard title="Occupancy pricing">
      <NumberField
        control={control}
        name="occupancy_above_percent"
        label={settingsLabels.occupancy_above_percent}
        description="Counted for each room type and date. Leave both empty to switch it off."
      />
      <NumberField
        control={control}
        name="occupancy_raise_percent"
        label={settingsLabels.occupancy_raise_percent}
        description="Only for new quotes. Bookings keep their prices."
      />
      <Wide>
        <div className={classes.pricing}>
          <p className={classes.policy}>
            {pricing
              ? `When more than ${pricing.above_percent} % of a room type is sold on a date, its price rises by ${pricing.raise_percent} %.`
              : 'Off: prices do not depend on the rooms sold.'}
          </p>
          <Button variant="default" disabled={!pricing} onClick={() => setPreviewed(true)}>
            Preview next 30 days
          </Button>
        </div>
      </Wide>
      {isPreviewed && pricing && <OccupancyPreviewDialog pricing={pricing} onClose={() => setPreviewed(false)} />}
    </FormCard>
  )
}
