import { Skeleton } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import type { FailedJob } from '#contract/jobs/failed-job.ts'
import { jobMessages as say } from '#contract/jobs/job-messages.ts'
import { FailedJobsTable } from '#web/jobs/failed-jobs-table.tsx'
import { useDeleteJob, useFailedJobs, useRetryJob } from '#web/jobs/job-queries.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const FailedJobsPage = () => {
  const jobs = useFailedJobs()
  const retry = useRetryJob()
  const remove = useDeleteJob()
  const [toDelete, setToDelete] = useState<FailedJob>()

  const tryAgain = async ({ id }: FailedJob) => {
    try {
      toast.success((await retry.mutateAsync(id)).message)
    } catch (failure) {
      toast.error(failureText(failure, say.retryFailed))
    }
  }

  return (
    <Page
      title="Failed Jobs"
      subtitle="Emails that could not be sent and other background work that failed. Fix the cause, then try again."
      trail={{ Home: paths.admin, Settings: paths.settings }}
    >
      <Loaded query={jobs} skeleton={<Skeleton height={200} radius="lg" />} failed={say.listFailed}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={<IconChecks size={28} />}
              title="No failed jobs"
              text="Emails that could not be sent after several attempts in 3½ hours appear here."
            />
          ) : (
            <FailedJobsTable jobs={all} onRetry={tryAgain} onDelete={setToDelete} />
          )
        }
      </Loaded>
      <ConfirmDelete
        title="Delete failed job"
        name={toDelete && [toDelete.title, toDelete.about].filter(Boolean).join(', ')}
        onDelete={() => remove.mutateAsync(toDelete?.id ?? 0)}
        onClose={() => setToDelete(undefined)}
        say={say}
      />
    </Page>
  )
}
