import { Button, Group, Modal, Text } from '@mantine/core'

interface LeaveDialogProps {
  opened: boolean
  onStay: () => void
  onLeave: () => void
}

export const LeaveDialog = ({ opened, onStay, onLeave }: LeaveDialogProps) => (
  <Modal
    opened={opened}
    onClose={onStay}
    title="Leave without saving?"
    zIndex={300}
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Text>Your changes are not saved. If you leave now, they are lost.</Text>
    <Group justify="flex-end" mt="lg">
      <Button variant="default" onClick={onLeave}>
        Leave
      </Button>
      <Button onClick={onStay} data-autofocus>
        Stay
      </Button>
    </Group>
  </Modal>
)
