import { FailedJob } from '#contract/jobs/failed-job.ts'
import { type Access, endpoint } from '#contract/kit/endpoint.ts'
import { IdText } from '#contract/kit/id.ts'
import { Done, dataOf } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'

const access: Access = 'admin'
const params = z.object({ id: IdText })

export const jobEndpoints = {
  failed: endpoint({
    method: 'GET',
    path: '/jobs/failed',
    access,
    summary: 'List the background jobs that failed, the latest first, at most 200',
    reply: dataOf(z.array(FailedJob)),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/jobs/:id/retry',
    access,
    params,
    summary: 'Try a failed background job again',
    reply: Done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/jobs/:id',
    access,
    params,
    summary: 'Delete a failed background job: it is not tried again',
    reply: Done,
  }),
}
