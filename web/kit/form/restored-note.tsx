import { Alert, Button } from '@mantine/core'

interface RestoredNoteProps {
  /** Input that is not stored and must be entered again. */
  notKept?: string | undefined
  onDiscard: () => void
}

export const RestoredNote = ({ notKept = '', onDiscard }: RestoredNoteProps) => (
  <Alert data-tone="info" title="Unsaved changes restored">
    These changes are not saved yet. {notKept}{' '}
    <Button variant="default" size="compact-sm" onClick={onDiscard}>
      Discard
    </Button>
  </Alert>
)
