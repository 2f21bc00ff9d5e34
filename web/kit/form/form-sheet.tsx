import { Button } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import classes from '#web/kit/form/form-sheet.module.css'
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx'
import { RestoredNote } from '#web/kit/form/restored-note.tsx'
import { type DraftRules, useDraft } from '#web/kit/form/use-draft.ts'
import { type SaveWords, useSave } from '#web/kit/form/use-save.ts'
import { ButtonLink } from '#web/kit/links.tsx'

interface FormSheetProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  onSave: (draft: Output) => Promise<{ message: string }>
  /** Where Cancel goes, and the person after saving. */
  backTo: string
  /** How long the saved form stays in sight, in milliseconds. */
  linger?: number
  label: 'Save' | 'Update'
  say: SaveWords
  draftRules?: DraftRules<Input>
  /** What could not be kept when a draft comes back. */
  notKept?: string
  /** Stands beside the buttons: how far a long save is. */
  status?: ReactNode
  children: ReactNode
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was typed on the form before came along: nothing to announce. */
    carried?: boolean
  }
}

const busyLabels = { Save: 'Saving...', Update: 'Updating...' }
const doneLabels = { Save: 'Saved', Update: 'Updated' }

/** A form as a page: cards of fields, Save and Cancel always in sight, and nothing typed is lost. */
export const FormSheet = <Input extends FieldValues, Output>({
  form,
  onSave,
  backTo,
  linger = 0,
  label,
  say,
  draftRules,
  notKept,
  status,
  children,
}: FormSheetProps<Input, Output>) => {
  const navigate = useNavigate()
  const draft = useDraft(form, draftRules)
  const saved = useRef(false)
  const wasCarried = useLocation({ select: ({ state }) => state.carried === true })
  const { isDirty, isSubmitting } = form.formState
  const { start: leaveSoon } = useTimeout(() => navigate({ to: backTo }), linger)

  const save = useSave(form, onSave, say, () => {
    saved.current = true
    draft.drop()
    return linger > 0 ? leaveSoon() : navigate({ to: backTo })
  })

  const busy = isSubmitting || saved.current
  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) save()
  }
  const words = saved.current ? doneLabels : { Save: 'Save', Update: 'Update' }

  return (
    <form onSubmit={save} onKeyDown={saveOnCtrlEnter} noValidate className={classes.sheet} data-wide={Boolean(aside)}>
      {draft.restored && <RestoredNote notKept={notKept} onStartAfresh={draft.startAfresh} />}
      {children}
      <div className={classes.buttons}>
        {status}
        <ButtonLink to={backTo} variant="default">
          Cancel
        </ButtonLink>
        <Button type="submit" disabled={busy}>
          {isSubmitting ? busyLabels[label] : words[label]}
        </Button>
      </div>
      <LeaveGuard isUnsaved={() => isDirty && !saved.current} isFreeWay={isFreeWay} onGiveUp={draft.drop} />
    </form>
  )
}
