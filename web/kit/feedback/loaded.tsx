import { IconFileOff } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Problem } from '#contract/kit/problem.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** Shown while it loads, in the shape of the content. */
  skeleton: ReactNode
  failed: string
  /** For a missing record: the message, and the link back. */
  missing?: { title: string; action: ReactNode }
  children: (data: Data) => ReactNode
}

/** Data that a screen needs: shows a skeleton while it loads, the screen once it is loaded, or the failure. */
export const Loaded = <Data,>({ query, skeleton, failed, missing, children }: LoadedProps<Data>) => {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (missing && error instanceof Problem && [404, 422].includes(error.status)) {
    return <EmptyState icon={<IconFileOff size={28} />} title={missing.title} action={missing.action} />
  }
  if (error) return <FailureState title={failed} failure={error} onTryAgain={() => refetch()} />
  return skeleton
}
