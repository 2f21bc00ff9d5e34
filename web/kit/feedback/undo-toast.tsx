import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck } from '@tabler/icons-react'

interface UndoToast {
  title: string
  message: string
  onUndo: () => void
}

const shownFor = 12_000

/** Reports a change that can be undone. It stays longer than other toasts, and disappears when Undo is pressed. */
export const showUndoToast = ({ title, message, onUndo }: UndoToast) => {
  const id = notifications.show({
    title,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm">{message}</Text>
        <Button
          flex="none"
          size="compact-sm"
          variant="default"
          onClick={() => {
            notifications.hide(id)
            onUndo()
          }}
        >
          Undo
        </Button>
      </Group>
    ),
    icon: <IconCheck size={18} />,
    autoClose: shownFor,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close' },
    attributes: { root: { 'data-tone': 'success' } },
  })
  return id
}
