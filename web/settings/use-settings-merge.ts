import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Settings, SettingsDraft } from '#contract/settings/settings.ts'
import { mergeInto } from '#web/kit/form/merge-input.ts'
import { inputOf, type SettingsInput } from '#web/settings/settings-input.ts'
import { fetchSettings } from '#web/settings/settings-queries.ts'

interface Found {
  message: string
  before: SettingsInput
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
    mergeInto(form, base, theirs)
    setBase(theirs)
    setFound({ message, before: base })
  }
  return { found, merge }
}
