import { useState } from 'react'
import { type FieldMessages, isRefusal, Problem } from '#contract/kit/problem.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'

export interface Saved {
  message: string
  data: { change: number | null; cells: number }
}

export interface Refusal {
  code: string | undefined
  message: string
  fields: FieldMessages
  /** No answer came, so the change may have been saved. */
  mayBeSaved: boolean
}

interface SaveDialog<Request> {
  send: (request: Request) => Promise<Saved>
  onSaved: (saved: Saved) => void
  /** The message for a failure that has none. */
  failed: string
}

/**
 * Saves from a dialog: closes it when saved; a refusal stays in it, with all that was typed. A request without an answer
 * is kept and sent again as it was, so that +10% is never added twice, until `clear` says that something else was typed.
 */
export const useSaveDialog = <Request>({ send, onSaved, failed }: SaveDialog<Request>) => {
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [unanswered, setUnanswered] = useState<Request>()
  const save = async (wanted: Request) => {
    const request = unanswered ?? wanted
    setSaving(true)
    setRefusal(undefined)
    try {
      onSaved(await send(request))
    } catch (failure) {
      const mayBeSaved = !isRefusal(failure)
      setUnanswered(mayBeSaved ? request : undefined)
      const { code, fields = {} } = failure instanceof Problem ? failure : {}
      setRefusal({ code, message: failureText(failure, failed), fields, mayBeSaved })
      setSaving(false)
    }
  }
  const clear = () => {
    setRefusal(undefined)
    setUnanswered(undefined)
  }
  return { save, isSaving, refusal, unanswered, clear }
}
