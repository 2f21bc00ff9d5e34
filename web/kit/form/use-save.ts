import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { type SaveFailureWords, tellSaveFailure } from '#web/kit/save-failure.ts'
import { toast } from '#web/kit/toast.tsx'

export interface SaveWords extends SaveFailureWords {
  done: string
}

/** Saves a form, and says how it went: in a toast, and on the fields that the server will not take. */
export const useSave = <Input extends FieldValues, Output, Saved extends { message: string }>(
  form: UseFormReturn<Input, unknown, Output>,
  onSave: (draft: Output) => Promise<Saved>,
  say: SaveWords,
  onSaved: (saved: Saved) => unknown,
) =>
  form.handleSubmit(
    async (values) => {
      let saved: Saved
      try {
        saved = await onSave(values)
      } catch (failure) {
        tellSaveFailure(failure, say)
        markFields(form, failure)
        return
      }
      toast.success(saved.message || say.done)
      await onSaved(saved)
    },
    () => toast.warning(kitMessages.incomplete, kitMessages.incompleteTitle),
  )
