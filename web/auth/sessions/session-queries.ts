import { useQuery } from '@tanstack/react-query'
import { sessionEndpoints as calls, sessionMessages as say } from '#contract/auth/sessions/session.ts'
import { call } from '#web/kit/api/api.ts'
import { useAct } from '#web/kit/api/use-write.ts'

export const useSessions = () =>
  useQuery({
    queryKey: [calls.list.path],
    queryFn: async ({ signal }) => (await call(calls.list, { signal })).data,
  })

export const useCloseSession = () => useAct(calls.close, (id: number) => ({ params: { id } }), say.closeFailed)

export const useCloseOtherSessions = () => useAct(calls.closeOthers, () => ({}), say.closeFailed)
