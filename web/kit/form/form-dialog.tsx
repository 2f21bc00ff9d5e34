import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type NextValues, useAddAnother } from '#web/kit/form/use-add-another.ts'
import { type EditedRecord, useEditedRecord } from '#web/kit/form/use-edited-record.tsx'
import { type SaveMessages, useSave } from '#web/kit/form/use-save.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

interface FormDialogProps<Input extends FieldValues, Output> {
  title: string
  form: UseFormReturn<Input, unknown, Output>
  /** Undefined if the user did not confirm; the form stays. */
  onSave: (draft: Output) => Promise<{ message: string } | undefined>
  /** The label of the button. */
  label: string
  say: SaveMessages
  onClose: () => void
  /** The record to edit; without it, one is added. */
  edited?: EditedRecord<Input> | undefined
  /** Offers "Save and add another". */
  next?: NextValues<Input>
  /** Handles a refusal of a new record first; returns true if it has shown the message. */
  onRefused?: (failure: unknown) => boolean
  children: ReactNode
}

/** A short form over a list: saved, it closes or begins the next record; refused, it stays with all that was typed. */
export const FormDialog = <Input extends FieldValues, Output>({
  title,
  form,
  onSave,
  label,
  say,
  onClose,
  edited,
  next,
  onRefused,
  children,
}: FormDialogProps<Input, Output>) => {
  const { changes, onRefused: onOvertaken } = useEditedRecord(form, edited)
  const { formRef, wantAnother, beginNext } = useAddAnother(form, next)
  const save = useSave(form, onSave, say, () => beginNext() || onClose(), onRefused ?? onOvertaken)
  const saveAs = (another: boolean) => (event?: FormEvent) => {
    wantAnother(another)
    return save(event)
  }
  const { isSubmitting } = form.formState
  return (
    <Dialog onClose={onClose} title={title} size={560}>
      <form ref={formRef} onSubmit={saveAs(false)} noValidate>
        <Stack gap="sm">
          {changes()}
          {children}
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {next && (
            <Button variant="default" disabled={isSubmitting} onClick={() => saveAs(true)()}>
              Save and add another
            </Button>
          )}
          <Button type="submit" loading={isSubmitting}>
            {label}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
