import type { ReactNode } from 'react'
import classes from '#web/kit/form/form-sheet.module.css'

interface FormCardProps {
  title: string
  columns?: 2 | 3
  children: ReactNode
}

/** Fields that belong together, under a heading: side by side on a desktop, one below the other on a phone. */
export const FormCard = ({ title, columns = 2, children }: FormCardProps) => (
  <section className={classes.card} aria-label={title}>
    <h2 className={classes.heading}>{title}</h2>
    <div className={classes.fields} style={{ '--columns': columns }}>
      {children}
    </div>
  </section>
)

/** A field as wide as the card. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>
