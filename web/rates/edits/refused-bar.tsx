import { Alert, Button } from '@mantine/core'
import { counted } from '#contract/kit/counted.ts'
import classes from '#web/rates/rate-calendar-page.module.css'

interface RefusedBarProps {
  message: string
  cells: number
  onSaveAgain: () => void
  onDiscard: () => void
}

/** What could not be saved stays in the sheet, until it is saved again or discarded. */
export const RefusedBar = ({ message, cells, onSaveAgain, onDiscard }: RefusedBarProps) => (
  <Alert className={classes.refused} data-tone="warning" role="alert">
    <span>{message}</span>
    <Button size="compact-sm" onClick={onSaveAgain}>
      Save {counted(cells, 'rate')} again
    </Button>
    <Button size="compact-sm" variant="default" onClick={onDiscard}>
      Discard
    </Button>
  </Alert>
)
