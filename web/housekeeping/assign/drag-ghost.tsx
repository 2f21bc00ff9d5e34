import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import classes from '#web/housekeeping/assign/drag-ghost.module.css'

/** What is dragged, beside the pointer. Always there, so that it can be moved without drawing it again. */
export const DragGhost = ({ ref, name }: { ref: Ref<HTMLDivElement>; name: string | undefined }) =>
  createPortal(
    <div ref={ref} className={classes.ghost} hidden={name === undefined} aria-hidden>
      {name}
    </div>,
    document.body,
  )
