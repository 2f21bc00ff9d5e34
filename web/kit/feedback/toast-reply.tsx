import { notifications } from '@mantine/notifications'
import { IconMailOff } from '@tabler/icons-react'
import type { MailDelivery } from '#contract/kit/mail-delivery.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

export interface DoneReply {
  message: string
  delivery?: MailDelivery
}

/** Reports that a call worked, and whether its mail could not be sent. */
export const toastReply = ({ message, delivery = 'mailed' }: DoneReply) => {
  if (delivery === 'mailed') return toast.success(message)
  return notifications.show({
    title: 'No email was sent',
    message,
    icon: <IconMailOff size={18} />,
    autoClose: 10_000,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close' },
    attributes: { root: { 'data-tone': 'warning' } },
  })
}
