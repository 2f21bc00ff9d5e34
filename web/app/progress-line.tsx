import { useRouterState } from '@tanstack/react-router'
import classes from '#web/app/progress-line.module.css'

/** A line at the top while the next screen is loading. It appears only if loading takes a moment. */
export const ProgressLine = () => {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  return isPending ? <div className={classes.line} role="progressbar" aria-label="Loading the next page" /> : null
}
