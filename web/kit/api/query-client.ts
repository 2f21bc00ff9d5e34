import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRefusal, Problem } from '#contract/kit/problem.ts'
import { isTouched } from '#web/kit/api/topics.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The topic that the mutation changes; without it, anything may have changed. */
      changes?: string
      /** After a refusal the data is read again as after a success, since a colleague may have been faster. */
      readAgainWhenRefused?: boolean
    }
  }
}

const mayPass = (failure: Error) => failure instanceof Problem && (failure.status === 0 || failure.status >= 500)

/** After a refusal, what the person may do is read again: the role may have been changed since. */
const readAccountAgain = (failure: unknown) => {
  if (failure instanceof Problem && failure.status === 403 && failure.code !== 'approval_needed')
    queryClient.invalidateQueries({ queryKey: ['me'] })
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: readAccountAgain }),
  mutationCache: new MutationCache({
    onError: readAccountAgain,
    onSettled: (_reply, failure, _given, _before, { meta }) => {
      // Without a reply, the change may still have been saved.
      if (failure && isRefusal(failure) && !meta?.readAgainWhenRefused) return
      const { changes } = meta ?? {}
      return queryClient.invalidateQueries({
        predicate: (query) => changes === undefined || isTouched(query, [changes]),
      })
    },
  }),
  defaultOptions: {
    // The hotel's server may be on the local network, so it may be reachable without the internet.
    queries: { networkMode: 'always', retry: (tries, failure) => tries < 1 && mayPass(failure), retryDelay: 600 },
    mutations: { networkMode: 'always' },
  },
})
