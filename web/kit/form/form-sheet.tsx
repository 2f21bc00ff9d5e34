import { Alert, Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import classes from '#web/kit/form/form-sheet.module.css'
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { useDraft } from '#web/kit/form/use-draft.ts'
import { ButtonLink } from '#web/kit/links.tsx'
import { type SaveFailureWords, tellSaveFailure } from '#web/kit/save-failure.ts'
import { toast } from '#web/kit/toast.tsx'

interface FormSheetProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  onSave: (draft: Output) => Promise<{ message: string }>
  /** Where Cancel goes, and the person after saving. */
  backTo: string
  label: 'Save' | 'Update'
  say: SaveFailureWords & { done: string }
  children: ReactNode
}

const busyLabels = { Save: 'Saving...', Update: 'Updating...' }

/** A form as a page: cards of fields, Save and Cancel always in sight, and nothing typed is lost. */
export const FormSheet = <Input extends FieldValues, Output>({
  form,
  onSave,
  backTo,
  label,
  say,
  children,
}: FormSheetProps<Input, Output>) => {
  const navigate = useNavigate()
  const draft = useDraft(form)
  const saved = useRef(false)
  const { isDirty, isSubmitting } = form.formState

  const save = form.handleSubmit(
    async (values) => {
      try {
        const { message } = await onSave(values)
        toast.success(message || say.done)
      } catch (failure) {
        tellSaveFailure(failure, say)
        markFields(form, failure)
        return
      }
      saved.current = true
      draft.drop()
      await navigate({ to: backTo })
    },
    () => toast.warning(kitMessages.incomplete, kitMessages.incompleteTitle),
  )

  const startAfresh = () => {
    form.reset()
    draft.drop()
  }

  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
  }

  return (
    <form onSubmit={save} onKeyDown={saveOnCtrlEnter} noValidate className={classes.sheet}>
      {draft.restored && (
        <Alert data-tone="info" title="What you typed before is back">
          It was not saved yet.{' '}
          <Button variant="default" size="compact-sm" onClick={startAfresh}>
            Start afresh
          </Button>
        </Alert>
      )}
      {children}
      <div className={classes.buttons}>
        <ButtonLink to={backTo} variant="default">
          Cancel
        </ButtonLink>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? busyLabels[label] : label}
        </Button>
      </div>
      <LeaveGuard isUnsaved={() => isDirty && !saved.current} onGiveUp={draft.drop} />
    </form>
  )
}
