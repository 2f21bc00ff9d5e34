import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'

interface FailureStateProps {
  title: string
  reason: string
  onTryAgain: () => void
}

export const FailureState = ({ title, reason, onTryAgain }: FailureStateProps) => (
  <EmptyState
    tone="danger"
    icon={<IconPlugConnectedX size={28} />}
    title={title}
    text={reason}
    action={
      <Button mt={reason ? 0 : 'md'} onClick={onTryAgain}>
        Try again
      </Button>
    }
  />
)
