import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

interface OfferToast {
  tone: 'success' | 'warning'
  icon: ReactNode
  title: string
  message: string
  /** The text of the button. */
  label: string
  onPress: () => void
  /** At the bottom of screens whose buttons are at the top right. */
  position?: 'bottom-right' | undefined
}

const shownFor = 12_000

/** A message with a button. It stays longer than other toasts, and disappears when the button is pressed. */
export const showOfferToast = ({ tone, icon, title, message, label, onPress, position }: OfferToast) => {
  const id = notifications.show({
    ...(position && { position }),
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
            onPress()
          }}
        >
          {label}
        </Button>
      </Group>
    ),
    icon,
    autoClose: shownFor,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close' },
    attributes: { root: { 'data-tone': tone } },
  })
  return id
}
