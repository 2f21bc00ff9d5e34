import { Button } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import classes from '#web/kit/form/form-sheet.module.css'
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx'
import { RestoredNote } from '#web/kit/form/restored-note.tsx'
import { type NextValues, useAddAnother } from '#web/kit/form/use-add-another.ts'
import { type DraftRules, useDraft } from '#web/kit/form/use-draft.ts'
import { type EditedRecord, useEditedRecord } from '#web/kit/form/use-edited-record.tsx'
import { type SaveMessages, useSave } from '#web/kit/form/use-save.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'

interface FormSheetProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  /** Returns undefined if the user cancelled a question. */
  onSave: (draft: Output) => Promise<{ message: string } | undefined>
  /** Handles a refusal first; returns true if it has shown the message. */
  onRefused?: (failure: unknown) => boolean
  /** The page after saving, and after Cancel unless `cancelTo` is given. The page that opened the form goes first. */
  backTo: string
  cancelTo?: string
  /** Called instead of going back: the form stays, and its page fills it again. */
  onSaved?: () => void
  /** Offers "Save and add another". */
  next?: NextValues<Input>
  /** How long the saved form stays visible, in milliseconds. */
  linger?: number
  label: 'Save' | 'Update'
  say: SaveMessages
  draftRules?: DraftRules<Input>
  /** The record to edit; without it, one is added. */
  edited?: EditedRecord<Input> | undefined
  /** Input that is not restored with a draft. */
  notKept?: string
  /** Shown beside the buttons, such as the progress of an upload. */
  status?: ReactNode
  /** Always visible beside the fields on a wide screen. */
  aside?: ReactNode
  /** True for an address that keeps the input, so that no question is asked. */
  allowsLeaving?: (pathname: string) => boolean
  children: ReactNode
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The input came from the other form, so restoring it is not announced. */
    carried?: boolean
    /** The page that opened the form, as it was. Save and Cancel return to it. */
    opener?: { to: string; search: object }
  }
}

const busyLabels = { Save: 'Saving...', Update: 'Updating...' }
const doneLabels = { Save: 'Saved', Update: 'Updated' }

/** A form as a page: cards of fields, Save and Cancel always visible, and unsaved input is kept. */
export const FormSheet = <Input extends FieldValues, Output>({
  form,
  onSave,
  onRefused,
  backTo,
  cancelTo = backTo,
  onSaved,
  next,
  linger = 0,
  label,
  say,
  draftRules,
  edited,
  notKept,
  status,
  aside,
  allowsLeaving,
  children,
}: FormSheetProps<Input, Output>) => {
  const navigate = useNavigate()
  const { restored, ...draft } = useDraft(form, draftRules)
  const { changes, ...meanwhile } = useEditedRecord(form, edited)
  const saved = useRef(false)
  const { formRef, wantAnother, beginNext } = useAddAnother(form, next)
  const wasCarried = useLocation({ select: ({ state }) => state.carried === true })
  const opener = useLocation({ select: ({ state }) => state.opener })
  const goBack = () => navigate(opener ?? { to: backTo })
  const { isDirty, isSubmitting } = form.formState
  const { start: leaveSoon } = useTimeout(goBack, linger)

  const whenSaved = () => {
    draft.drop()
    if (beginNext()) return
    saved.current = true
    if (onSaved) return onSaved()
    return linger > 0 ? leaveSoon() : goBack()
  }
  const refused = (failure: unknown) => meanwhile.onRefused(failure) || (onRefused?.(failure) ?? false)
  const save = useSave(form, onSave, say, whenSaved, refused)

  const saveAs = (another: boolean) => (event?: FormEvent) => {
    wantAnother(another)
    return save(event)
  }
  const busy = isSubmitting || saved.current
  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) saveAs(false)()
  }
  const buttonLabels = saved.current ? doneLabels : { Save: 'Save', Update: 'Update' }

  return (
    <form
      ref={formRef}
      onSubmit={saveAs(false)}
      onKeyDown={saveOnCtrlEnter}
      noValidate
      className={classes.sheet}
      data-wide={Boolean(aside)}
    >
      {restored && !wasCarried && <RestoredNote notKept={notKept} onDiscard={draft.discard} />}
      {changes(restored?.isChanged ? restored.before : undefined)}
      <div className={aside ? classes.beside : classes.cards}>
        <div className={classes.cards}>{children}</div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      <div className={classes.buttons}>
        {status && <div className={classes.status}>{status}</div>}
        <ButtonLink {...(opener ?? { to: cancelTo })} variant="default">
          Cancel
        </ButtonLink>
        {next && (
          <Button variant="default" disabled={busy} onClick={() => saveAs(true)()}>
            Save and add another
          </Button>
        )}
        <Button type="submit" disabled={busy}>
          {isSubmitting ? busyLabels[label] : buttonLabels[label]}
        </Button>
      </div>
      <LeaveGuard isUnsaved={() => isDirty && !saved.current} allowsLeaving={allowsLeaving} onDiscard={draft.drop} />
    </form>
  )
}
