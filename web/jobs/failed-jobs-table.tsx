import { Button } from '@mantine/core'
import type { FailedJob } from '#contract/jobs/failed-job.ts'
import { jobEndpoints } from '#contract/jobs/job-endpoints.ts'
import { formatMoment } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/jobs/failed-jobs.module.css'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'

interface FailedJobsTableProps {
  jobs: FailedJob[]
  onRetry: (job: FailedJob) => void
  onDelete: (job: FailedJob) => void
}

export const FailedJobsTable = ({ jobs, onRetry, onDelete }: FailedJobsTableProps) => {
  const zone = useHotelZone()
  return (
    <SmallTable
      caption="Failed jobs"
      rows={jobs}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          title: 'Job',
          card: 'heading',
          width: '40%',
          cell: ({ title, about }) => (
            <div className={classes.text}>
              <strong>{title}</strong>
              {about && <div className={classes.about}>{about}</div>}
            </div>
          ),
        },
        {
          title: 'Reason',
          width: '40%',
          cell: ({ reason }) => <div className={classes.text}>{reason}</div>,
        },
        {
          title: 'Last tried',
          noWrap: true,
          cell: ({ failed_at }) => formatMoment(failed_at, zone),
        },
        { title: 'Attempts', numeric: true, hideWhenNarrow: true, cell: ({ attempts }) => attempts },
      ]}
      actions={(job) => (
        <RowActions
          of={[job.title, job.about].filter(Boolean).join(', ')}
          next={
            <Button size="compact-sm" variant="default" onClick={() => onRetry(job)}>
              Try again
            </Button>
          }
        >
          <DeleteItem call={jobEndpoints.remove} onClick={() => onDelete(job)} />
        </RowActions>
      )}
    />
  )
}
