import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'

interface FailureStateProps {
  title: string
  failure: unknown
  /** The reason, if the failure gives none. */
  reason?: string
  onTryAgain: () => void
}

/** Shown instead of data that could not be loaded: what failed, why, and a button to try again. */
export const FailureState = ({ title, failure, reason = kitMessages.noReason, onTryAgain }: FailureStateProps) => (
  <EmptyState
    tone="danger"
    icon={<IconPlugConnectedX size={28} />}
    title={title}
    text={failureText(failure, reason)}
    action={<Button onClick={onTryAgain}>Try again</Button>}
  />
)
