import { type ReactNode, useId } from 'react'
import classes from '#web/dashboard/dashboard.module.css'

interface PanelProps {
  title: string
  /** An explanation of the figures, if the title is not enough. */
  note?: string
  tools?: ReactNode
  children: ReactNode
}

export const Panel = ({ title, note, tools, children }: PanelProps) => {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header className={classes.panelHead}>
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {tools}
      </header>
      {children}
    </section>
  )
}
