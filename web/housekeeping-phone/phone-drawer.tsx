import { Drawer } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import classes from '#web/housekeeping-phone/phone.module.css'
import { texts } from '#web/housekeeping-phone/phone-words.ts'

interface PhoneDrawerProps {
  roomNumber: string
  onClose: () => void
  children: ReactNode
}

/** Opens from the bottom of the screen, within reach of the thumb. */
export const PhoneDrawer = ({ roomNumber, onClose, children }: PhoneDrawerProps) => {
  useFocusBack()
  return (
    <Drawer
      opened
      position="bottom"
      size="auto"
      title={texts.room(roomNumber)}
      closeButtonProps={{ 'aria-label': 'Close', size: 48 }}
      classNames={{ content: classes.drawer }}
      onClose={onClose}
    >
      {children}
    </Drawer>
  )
}

/** Returns the focus to the button that opened this. */
const useFocusBack = () => {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus()), [opener])
}
