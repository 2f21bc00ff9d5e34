import { useRouterState } from '@tanstack/react-router'
import classes from '#web/app/progress-line.module.css'

/** Runs along the top while the next screen is on its way. A quick one is there before the line would show. */
export const ProgressLine = () => {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  return isPending ? <div className={classes.line} role="progressbar" aria-label="Loading the next page" /> : null
}
