import { useState } from 'react'
import { type FieldMessages, Problem } from '#contract/kit/problem.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'

export interface Saved {
  message: string
  data: { change: number | null; cells: number }
}

interface Refusal {
  message: string
  fields: FieldMessages
}

/** Saves from a dialog: closes it when saved; a refusal stays in it, with all that was typed. */
export const useSaveDialog = (onSaved: (saved: Saved) => void) => {
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const save = async (send: () => Promise<Saved>, failed = say.saveFailed) => {
    setSaving(true)
    setRefusal(undefined)
    try {
      onSaved(await send())
    } catch (failure) {
      const fields = (failure instanceof Problem && failure.fields) || {}
      setRefusal({ message: failureText(failure, failed), fields })
      setSaving(false)
    }
  }
  return { save, isSaving, refusal, clear: () => setRefusal(undefined) }
}
