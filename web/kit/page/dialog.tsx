import { Modal, type ModalProps } from '@mantine/core'
import { useState } from 'react'

interface DialogProps extends Omit<ModalProps, 'opened'> {
  title: string
}

/** A dialog in which something is typed: from then on, a click beside it no longer closes it. */
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
