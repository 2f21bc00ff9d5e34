import { Button, Group, Modal, Text } from '@mantine/core'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import { CopyField } from '#web/kit/page/copy-field.tsx'

interface NewPasswordDialogProps {
  name: string
  password: string
  onClose: () => void
}

/** Shows a password once: it cannot be looked up again. */
export const NewPasswordDialog = ({ name, password, onClose }: NewPasswordDialogProps) => (
  <Modal
    opened
    onClose={onClose}
    title={`New password of ${name}`}
    closeOnClickOutside={false}
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Text mb="sm">{say.passwordMade}</Text>
    <CopyField label="Password" value={password} />
    <Group justify="flex-end" mt="lg">
      <Button onClick={onClose}>Done</Button>
    </Group>
  </Modal>
)
