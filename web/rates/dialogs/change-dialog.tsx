import { Button, Group, Progress, Skeleton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '#contract/kit/counted.ts'
import { findWrongPrice } from '#contract/rates/changed-cells.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { ChangePreview, type Preview } from '#web/rates/dialogs/change-preview.tsx'
import classes from '#web/rates/dialogs/dialogs.module.css'
import { RefusedChange } from '#web/rates/dialogs/refused-change.tsx'
import type { Refusal } from '#web/rates/dialogs/use-save-dialog.ts'
import type { CellNames } from '#web/rates/edits/name-cells.ts'

interface ChangeDialogProps {
  title: string
  /** Undefined while the form is incomplete or the rates are loading. */
  preview: Preview | undefined
  /** Why there is no preview. */
  missing: string | undefined
  refusal: Refusal | undefined
  names: CellNames
  isSaving: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** The fields of a large change beside its preview. The button says how many rates it changes. */
export const ChangeDialog = (props: ChangeDialogProps) => {
  const { title, preview, missing, refusal, isSaving, onSave, onClose, children } = props
  const wrong = preview && findWrongPrice(preview.changes)?.message
  const count = wrong ? 0 : (preview?.changes.length ?? 0)
  return (
    <Dialog title={title} onClose={onClose} size={980}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (count > 0 && !isSaving) onSave()
        }}
      >
        <div className={classes.columns}>
          <div className={classes.fields}>{children}</div>
          <section className={classes.preview} aria-label="Preview">
            <h3>Preview</h3>
            {preview && !wrong ? (
              <ChangePreview {...preview} />
            ) : wrong || missing ? (
              <Text c="dimmed">{wrong ?? missing}</Text>
            ) : (
              <Skeleton height={140} />
            )}
          </section>
        </div>
        {refusal && <RefusedChange refusal={refusal} names={props.names} />}
        {isSaving && <Progress mt="md" value={100} animated aria-label={`Saving ${counted(count, 'rate')}`} />}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={count === 0} loading={isSaving}>
            {count === 0 ? 'Change rates' : `Change ${counted(count, 'rate')}`}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
