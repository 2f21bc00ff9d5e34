import { Center } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { FailureState } from '#web/kit/failure-state.tsx'

/** A screen that could not be opened: no connection, or a fault of ours. */
export const ErrorPage = ({ error }: ErrorComponentProps) => {
  const router = useRouter()
  return (
    <Center mih="70dvh">
      <FailureState
        title="This page could not be opened"
        reason={(error instanceof Problem && error.message) || kitMessages.pageFailed}
        onTryAgain={() => router.invalidate()}
      />
    </Center>
  )
}
