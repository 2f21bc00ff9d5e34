import { jobEndpoints } from '#contract/jobs/job-endpoints.ts'
import { jobMessages as say } from '#contract/jobs/job-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { deleteJob, listFailedJobs, lockFailedJob, recordDeletedJob, retryJob } from '#server/jobs/failed-job-store.ts'
import type { Api } from '#server/kit/http/http.ts'
import type { Services } from '#server/kit/services.ts'

const mustHold = async ({ db, jobs }: Services, id: number) => {
  const job = await lockFailedJob(db, jobs, id)
  if (!job) throw new Problem(404, 'not_found', say.missing)
  return job
}

export const jobRoutes = (api: Api) => {
  api.on(jobEndpoints.failed, async ({ db, jobs }) => ({ data: await listFailedJobs(db, jobs) }))
  api.on(jobEndpoints.retry, async (call) => {
    await mustHold(call, call.params.id)
    await retryJob(call.db, call.jobs, call.params.id)
    return { message: say.retried }
  })
  api.on(jobEndpoints.remove, async (call) => {
    const job = await mustHold(call, call.params.id)
    await deleteJob(call.db, call.jobs, call.params.id)
    await recordDeletedJob(call.db, call.params.id, job)
    return { message: say.removed }
  })
}
