import { ActionIcon, Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { LastChange } from '#web/calendar/rearrange/use-last-change.ts'

interface UndoButtonProps {
  lastChange: LastChange
  /** Something is being moved, or moves are collected. */
  isOff: boolean
}

const label = 'Undo last change'

/** Undoes the last change until there is another one; Ctrl and Z do the same, except in a text field or a dialog. */
export const UndoButton = ({ lastChange: { canUndo, undoLast }, isOff }: UndoButtonProps) => {
  const isOn = canUndo && !isOff
  const undo = () => {
    if (isOn && !document.querySelector('[role="dialog"][aria-modal="true"]')) undoLast()
  }
  useHotkeys([['mod+Z', undo]])
  if (!canUndo) return null
  const shared = { variant: 'default', onClick: undoLast, disabled: isOff, 'aria-keyshortcuts': 'Control+Z' }
  return (
    <>
      <Button {...shared} leftSection={<IconArrowBackUp size={16} />} visibleFrom="sm">
        {label}
      </Button>
      <ActionIcon {...shared} size={36} hiddenFrom="sm" aria-label={label}>
        <IconArrowBackUp size={18} />
      </ActionIcon>
    </>
  )
}
