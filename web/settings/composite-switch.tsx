import { Switch } from '@mantine/core'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { inputOf } from '#web/settings/settings-input.ts'
import { useSaveSettings, useSettings } from '#web/settings/settings-queries.ts'
import '@mantine/core/styles/Switch.layer.css'
import { failureText } from '#web/kit/feedback/failure-text.ts'

/** Whether rent and food plan are one supply. It is saved at once. */
export const CompositeSwitch = () => {
  const { data, refetch } = useSettings()
  const save = useSaveSettings()
  if (!data) return null

  const turn = async (composite_supply: boolean) => {
    try {
      toast.success((await save.mutateAsync({ ...inputOf(data), composite_supply })).message)
    } catch (failure) {
      toast.error(failureText(failure, say.saveFailed))
      refetch()
    }
  }
  return (
    <FormCard title="Rent and food plan">
      <Wide>
        <Switch
          label="Rent and food plan are one supply"
          description="Together they decide the tax of a room-night. Turned off, the food plan is taxed as food."
          checked={data.composite_supply}
          disabled={save.isPending}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      </Wide>
    </FormCard>
  )
}
