import { CloseButton, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from '#web/rates/panels/panel.module.css'

interface PanelProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Beside the sheet on a wide screen, over it on a phone. */
export const Panel = ({ title, onClose, children }: PanelProps) => {
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  if (isNarrow) {
    return (
      <Drawer
        opened
        onClose={onClose}
        title={title}
        position="bottom"
        size="70%"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {children}
      </Drawer>
    )
  }
  return (
    <section className={classes.panel} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <CloseButton aria-label={`Close ${title.toLowerCase()}`} onClick={onClose} />
      </header>
      {children}
    </section>
  )
}
