import { QueryClient } from '@tanstack/react-query'
import { Problem } from '#contract/kit/problem.ts'

const mayPass = (failure: Error) => failure instanceof Problem && (failure.status === 0 || failure.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    // The hotel's server may be next door: whether the internet is there says nothing about it.
    queries: { networkMode: 'always', retry: (tries, failure) => tries < 1 && mayPass(failure), retryDelay: 600 },
    mutations: {
      networkMode: 'always',
      // A change may show on any screen (a room type's name on each of its rooms), so all of them are read again.
      onSuccess: () => queryClient.invalidateQueries(),
    },
  },
})
