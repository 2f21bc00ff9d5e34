import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
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

interface FoldedCardProps extends FormCardProps {
  /** What the folded fields hold, beside the heading. */
  summary: string
  /** A folded field has an error, so the card is shown open. */
  hasError: boolean
}

/** Fields that are rarely filled in: one line until it is opened. */
export const FoldedCard = ({ title, summary, hasError, columns = 2, children }: FoldedCardProps) => {
  const [isOpened, setIsOpened] = useState(false)
  const id = useId()
  const isOpen = isOpened || hasError
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.foldedHeading}>
        <UnstyledButton
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpened(!isOpen)}
        >
          <IconChevronRight size={16} aria-hidden />
          <span>{title}</span>
          <span className={classes.summary}>{summary}</span>
        </UnstyledButton>
      </h2>
      <div id={id} className={classes.fields} style={{ '--columns': columns }} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}

/** A field as wide as the card. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>
