import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { ChangedMeanwhile } from '#web/kit/form/changed-meanwhile.tsx'
import { type FieldLabel, mergeInto } from '#web/kit/form/merge-input.ts'

/** A record that another person may change while it is edited here. */
export type EditedRecord<Input> = {
  /** Reads the current record, as form values. */
  fetch: () => Promise<Input>
} & (
  | { labels: FieldLabel<Input>[] }
  /** Shows the changes in its own way. */
  | { changes: (before: Input, message: string) => ReactNode }
)

/**
 * When the server refuses a save because a colleague changed the record meanwhile, the form merges their changes, keeps
 * the typed values, shows both, and saves with the new version. The version is a hidden field of the form, so it is
 * merged too.
 */
export const useEditedRecord = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  edited: EditedRecord<Input> | undefined,
) => {
  const [found, setFound] = useState<{ message: string; before: Input }>()

  const merge = async ({ fetch }: EditedRecord<Input>, message: string) => {
    const theirs = await fetch()
    const before = form.formState.defaultValues as Input
    mergeInto(form, before, theirs)
    setFound({ message, before })
  }
  const onRefused = (failure: unknown) => {
    if (!(edited && failure instanceof Problem && failure.code === 'changed_meanwhile')) return false
    merge(edited, failure.message).catch(() => toast.error(failure.message))
    return true
  }

  const show = (before: Input, message: string) => {
    if (!edited) return undefined
    if ('changes' in edited) return edited.changes(before, message)
    return <ChangedMeanwhile form={form} message={message} before={before} labels={edited.labels} />
  }
  /** The changes since the form was opened or, for a restored draft, since the draft was started. */
  const changes = (draftBefore?: Input) => {
    if (found) return show(found.before, found.message)
    return draftBefore && show(draftBefore, kitMessages.draftOvertaken)
  }
  return { onRefused, changes }
}
