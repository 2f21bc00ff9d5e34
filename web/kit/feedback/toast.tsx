import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { kitMessages as say } from '#contract/kit/kit-messages.ts'

const shownFor = 3000
const failureShownFor = 12_000

const show = (tone: string, icon: ReactNode, title: string, message: string, autoClose = shownFor) =>
  notifications.show({
    // The same text has the same id, and a toast with an id that is shown is not shown again.
    id: `${tone}: ${title}: ${message}`,
    title,
    message,
    icon,
    autoClose,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close' },
    attributes: { root: { 'data-tone': tone } },
  })

export const toast = {
  success: (message: string, title = 'Success') => show('success', <IconCheck size={18} />, title, message),
  warning: (message: string, title = 'Warning') => show('warning', <IconAlertTriangle size={18} />, title, message),
  /** A request that a person did not want approved after all is no error. */
  error: (message: string, title = 'Error') =>
    message === say.notApproved
      ? toast.warning(message, say.notApprovedTitle)
      : show('danger', <IconX size={18} />, title, message),
  /** For a change that is visible as made until it fails, for instance a dropped bar: shown long enough to be noticed. */
  notSaved: (message: string, title = 'Not saved') =>
    show('danger', <IconX size={18} />, title, message, failureShownFor),
  /** Removes a toast that is no longer true. */
  hide: (id: string) => notifications.hide(id),
}
