import { IconCheck } from '@tabler/icons-react'
import { showOfferToast } from '#web/kit/feedback/offer-toast.tsx'

interface UndoToast {
  title: string
  message: string
  onUndo: () => void
  position?: 'bottom-right'
}

/** Reports a change that can be undone. */
export const showUndoToast = ({ title, message, onUndo, position }: UndoToast) =>
  showOfferToast({
    tone: 'success',
    icon: <IconCheck size={18} />,
    title,
    message,
    label: 'Undo',
    onPress: onUndo,
    position,
  })
