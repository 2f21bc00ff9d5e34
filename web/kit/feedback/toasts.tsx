import { Notifications } from '@mantine/notifications'

export const Toasts = () => (
  <Notifications position="top-right" containerWidth={380} transitionDuration={150} pauseResetOnHover="notification" />
)
