import { useMutation, useQuery } from '@tanstack/react-query'
import { jobEndpoints as calls } from '#contract/jobs/job-endpoints.ts'
import { call } from '#web/kit/api/api.ts'

export const useFailedJobs = () =>
  useQuery({
    queryKey: [calls.failed.path],
    queryFn: async ({ signal }) => (await call(calls.failed, { signal })).data,
  })

export const useRetryJob = () => useMutation({ mutationFn: (id: number) => call(calls.retry, { params: { id } }) })

export const useDeleteJob = () => useMutation({ mutationFn: (id: number) => call(calls.remove, { params: { id } }) })
