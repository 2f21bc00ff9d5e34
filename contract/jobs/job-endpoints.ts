import { FailedJob } from '#contract/jobs/failed-job.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { IdText } from '#contract/kit/id.ts'
import { Done, dataOf } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

const params = z.object({ id: IdText })

export const jobEndpoints = {
  failed: endpoint({
    method: 'GET',
    path: '/jobs/failed',
    access: 'settings.change',
    summary: 'List the background jobs that failed, the latest first, at most 200',
    reply: dataOf(z.array(FailedJob)),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/jobs/:id/retry',
    params,
    access: 'settings.change',
    summary: 'Try a failed background job again',
    reply: Done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/jobs/:id',
    params,
    access: 'settings.change',
    summary: 'Delete a failed background job: it is not tried again',
    reply: Done,
  }),
}
