import { Center } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'

/** A screen that could not be opened: no connection, or a fault of ours. */
export const ErrorPage = ({ error }: ErrorComponentProps) => {
  const router = useRouter()
  return (
    <Center mih="70dvh">
      <FailureState
        title="This page could not be opened"
        failure={error}
        reason={kitMessages.pageFailed}
        onTryAgain={() => router.invalidate()}
      />
    </Center>
  )
}
