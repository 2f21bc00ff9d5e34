import { Alert, Button } from '@mantine/core'

interface RestoredNoteProps {
  /** What could not be kept and must be given again. */
  notKept?: string | undefined
  onStartAfresh: () => void
}

export const RestoredNote = ({ notKept = '', onStartAfresh }: RestoredNoteProps) => (
  <Alert data-tone="info" title="Unsaved changes restored">
    It was not saved yet. {notKept}{' '}
    <Button variant="default" size="compact-sm" onClick={onStartAfresh}>
      Discard them
    </Button>
  </Alert>
)
