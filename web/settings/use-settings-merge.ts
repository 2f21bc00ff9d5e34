import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Settings, SettingsDraft } from '#contract/settings/settings.ts'
import { type Difference, mergeInput } from '#web/kit/form/merge-input.ts'
import { inputOf, type SettingsInput, settingsWords } from '#web/settings/settings-input.ts'
import { fetchSettings } from '#web/settings/settings-queries.ts'

interface Found {
  message: string
  differences: Difference<keyof SettingsInput>[]
}

/**
 * A colleague saved the settings meanwhile: the form gets what they changed, keeps what was typed, and saves upon
 * their version.
 */
export const useSettingsMerge = (form: UseFormReturn<SettingsInput, unknown, SettingsDraft>, opened: Settings) => {
  const [base, setBase] = useState(() => inputOf(opened))
  const [found, setFound] = useState<Found>()

  const merge = async (message: string) => {
    const theirs = inputOf(await fetchSettings())
    const { differences, merged } = mergeInput(base, theirs, form.getValues(), settingsWords)
    form.reset(theirs)
    form.reset({ ...merged, version: theirs.version }, { keepDefaultValues: true })
    setBase(theirs)
    setFound({ message, differences })
  }

  const takeTheirs = ({ field }: Difference<keyof SettingsInput>) => {
    if (!found) return
    form.setValue(field, base[field], { shouldDirty: true, shouldValidate: true })
    const differences = found.differences.map((difference) =>
      difference.field === field ? { ...difference, isContested: false } : difference,
    )
    setFound({ ...found, differences })
  }
  return { found, merge, takeTheirs }
}
