import { useQuery } from '@tanstack/react-query'
import { jobEndpoints as calls } from '#contract/jobs/job-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const useFailedJobs = () =>
  useQuery({
    queryKey: [calls.failed.path],
    queryFn: async ({ signal }) => (await call(calls.failed, { signal })).data,
  })

const byId = (id: number) => ({ params: { id } })

export const useRetryJob = () => useWrite(calls.retry, byId)

export const useDeleteJob = () => useWrite(calls.remove, byId)
