import { useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { type SaveFailureMessages, tellSaveFailure } from '#web/kit/feedback/save-failure.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { toastReply } from '#web/kit/feedback/toast-reply.tsx'
import { focusFirstError } from '#web/kit/form/focus-first-error.ts'
import { lacksValue } from '#web/kit/form/lacks-value.ts'
import { markFields } from '#web/kit/form/mark-fields.ts'

export interface SaveMessages extends SaveFailureMessages {
  /** Without it, `onSave` reports the result itself. */
  done?: string
  /** The message for an incomplete form, if it is not the usual one. */
  incomplete?: { message: string; title: string }
  /** The message for a complete form with a wrong value. */
  incorrect?: { message: string; title: string }
}

const usual = { message: kitMessages.incomplete, title: kitMessages.incompleteTitle }
const usualIncorrect = { message: kitMessages.checkFields, title: kitMessages.validationTitle }

/** Saves a form and reports the result in a toast, and at the fields that the server refuses. */
export const useSave = <Input extends FieldValues, Output, Saved extends { message: string }>(
  form: UseFormReturn<Input, unknown, Output>,
  /** Returns undefined if the user cancelled a question. */
  onSave: (draft: Output) => Promise<Saved | undefined>,
  say: SaveMessages,
  onSaved: (saved: Saved) => unknown,
  /** Handles a refusal first; returns true if it has shown the message. */
  onRefused?: (failure: unknown) => boolean,
) => {
  const warned = useRef<string>(undefined)
  return form.handleSubmit(
    async (values) => {
      let saved: Saved | undefined
      try {
        saved = await onSave(values)
      } catch (failure) {
        if (onRefused?.(failure)) return
        tellSaveFailure(failure, say)
        markFields(form, failure)
        return
      }
      if (!saved) return
      if (warned.current) toast.hide(warned.current)
      if (say.done !== undefined) toastReply({ ...saved, message: saved.message || say.done })
      await onSaved(saved)
    },
    (errors, event) => {
      focusFirstError(errors, (event?.target as Element | undefined) ?? document.activeElement?.closest('form'))
      const { message, title } = lacksValue(errors, form.getValues())
        ? (say.incomplete ?? usual)
        : (say.incorrect ?? usualIncorrect)
      warned.current = toast.warning(message, title)
    },
  )
}
