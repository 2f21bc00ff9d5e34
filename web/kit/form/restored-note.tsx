import { Alert, Button } from '@mantine/core'
import { kitMessages } from '#contract/kit/kit-messages.ts'

interface RestoredNoteProps {
  /** What could not be kept and must be given again. */
  notKept?: string | undefined
  /** Others changed fields that were changed here, too. */
  isContested?: boolean
  onStartAfresh: () => void
}

export const RestoredNote = ({ notKept = '', isContested = false, onStartAfresh }: RestoredNoteProps) => (
  <Alert data-tone={isContested ? 'warning' : 'info'} title="What you typed before is back">
    It was not saved yet. {notKept} {isContested && kitMessages.draftStands}{' '}
    <Button variant="default" size="compact-sm" onClick={onStartAfresh}>
      Start afresh
    </Button>
  </Alert>
)
