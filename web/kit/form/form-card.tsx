import type { ReactNode } from 'react'
import classes from '#web/kit/form/form-sheet.module.css'

/** Fields that belong together, under a heading: two columns on a desktop, one on a phone. */
export const FormCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.card} aria-label={title}>
    <h2 className={classes.heading}>{title}</h2>
    <div className={classes.fields}>{children}</div>
  </section>
)

/** A field as wide as the card. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>
