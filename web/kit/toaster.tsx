import { Notifications } from '@mantine/notifications'
import classes from '#web/kit/toaster.module.css'

export const Toaster = () => (
  <Notifications
    position="top-right"
    containerWidth={380}
    transitionDuration={150}
    classNames={{ notification: classes.toast }}
  />
)
