import { Modal, type ModalProps } from '@mantine/core'
import { useState } from 'react'

interface DialogProps extends Omit<ModalProps, 'opened'> {
  title: string
}

/** A dialog with a form: once something is typed, a click beside it no longer closes it. */
export const Dialog = (props: DialogProps) => {
  const [isTyped, setTyped] = useState(false)
  return (
    <Modal
      opened
      onInput={() => setTyped(true)}
      closeOnClickOutside={!isTyped}
      closeButtonProps={{ 'aria-label': 'Close' }}
      {...props}
    />
  )
}
