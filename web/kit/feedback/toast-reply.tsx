import { Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconMailOff } from '@tabler/icons-react'
import type { MailDelivery } from '#contract/kit/mail-delivery.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { CopyField } from '#web/kit/page/copy-field.tsx'

interface Reply {
  message: string
  delivery?: MailDelivery
  link?: string | null
}

/** Reports that a call worked. If a mail with a link could not be sent, the link is shown to be copied. */
export const toastReply = ({ message, delivery = 'mailed', link }: Reply) => {
  if (delivery === 'mailed') return toast.success(message)
  return notifications.show({
    title: 'No email was sent',
    message: (
      <>
        <Text size="sm" mb={link ? 'xs' : 0}>
          {message}
        </Text>
        {link && <CopyField label="Link" value={link} />}
      </>
    ),
    icon: <IconMailOff size={18} />,
    autoClose: link ? false : 10_000,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close' },
    attributes: { root: { 'data-tone': 'warning' } },
  })
}
