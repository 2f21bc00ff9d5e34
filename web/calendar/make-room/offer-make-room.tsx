import { IconAlertTriangle } from '@tabler/icons-react'
import { showOfferToast } from '#web/kit/feedback/offer-toast.tsx'

/** Says why nights of a room are not free, and offers to make room for them. */
export const offerMakeRoom = (reason: string, onPress: () => void) =>
  showOfferToast({
    tone: 'warning',
    icon: <IconAlertTriangle size={18} />,
    title: 'Not possible',
    message: reason,
    label: 'Make room',
    onPress,
  })
