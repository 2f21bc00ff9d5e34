import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { type DoneReply, toastReply } from '#web/kit/feedback/toast-reply.tsx'
import { CopyField } from '#web/kit/page/copy-field.tsx'

/**
 * Reports that a call worked. If a mail with a link could not be sent, a dialog shows the link to be copied: a toast
 * would cover the buttons of the page until it is closed.
 */
export const useLinkDialog = () => {
  const [shown, setShown] = useState<{ message: string; link: string }>()
  const close = () => setShown(undefined)
  const tell = ({ link, ...reply }: DoneReply & { link?: string | null }) =>
    link ? setShown({ message: reply.message, link }) : toastReply(reply)
  const dialog = shown && (
    <Modal
      opened
      onClose={close}
      title="No email was sent"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text mb="sm">{shown.message}</Text>
      <CopyField label="Link" value={shown.link} />
      <Group justify="flex-end" mt="lg">
        <Button onClick={close}>Done</Button>
      </Group>
    </Modal>
  )
  return { tell, dialog }
}
