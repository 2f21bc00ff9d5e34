import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

interface ConfirmDeleteProps {
  title?: string
  /** The name of the record to delete, for the question; undefined closes the dialog. */
  name: string | undefined
  onDelete: () => Promise<{ message: string }>
  onClose: () => void
  say: { removed: string; removeFailed: string }
}

export const ConfirmDelete = ({
  title = kitMessages.confirmDeleteTitle,
  name,
  onDelete,
  onClose,
  say,
}: ConfirmDeleteProps) => {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const close = () => {
    setRefusal(undefined)
    onClose()
  }

  const remove = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const { message } = await onDelete()
      toast.success(message || say.removed)
      close()
    } catch (failure) {
      const reason = failureText(failure, say.removeFailed)
      toast.error(reason)
      // A toast disappears after 3 seconds; the reason stays here.
      setRefusal(reason)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal opened={name !== undefined} onClose={close} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text>{name !== undefined && kitMessages.confirmDelete(name)}</Text>
      {refusal && (
        <Alert mt="md" data-tone="danger">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={remove} loading={busy}>
          Delete
        </Button>
      </Group>
    </Modal>
  )
}
