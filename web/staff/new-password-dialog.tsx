import { Button, Code, CopyButton, Group, Modal, Text } from '@mantine/core'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import '@mantine/core/styles/Code.layer.css'

interface NewPasswordDialogProps {
  name: string
  password: string
  onClose: () => void
}

/** Shows a password that nobody can look up again. */
export const NewPasswordDialog = ({ name, password, onClose }: NewPasswordDialogProps) => (
  <Modal
    opened
    onClose={onClose}
    title={`New password of ${name}`}
    closeOnClickOutside={false}
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Text mb="sm">{say.passwordMade}</Text>
    <Group>
      <Code fz="lg">{password}</Code>
      <CopyButton value={password}>
        {({ copied, copy }) => (
          <Button size="xs" variant="default" onClick={copy}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
    <Group justify="flex-end" mt="lg">
      <Button onClick={onClose}>Done</Button>
    </Group>
  </Modal>
)
