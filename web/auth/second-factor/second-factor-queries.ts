import { useQuery } from '@tanstack/react-query'
import type { BothFactors } from '#contract/auth/second-factor/second-factor.ts'
import { secondFactorEndpoints as calls } from '#contract/auth/second-factor/second-factor-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const useSecondFactor = () =>
  useQuery({
    queryKey: [calls.get.path],
    queryFn: async ({ signal }) => (await call(calls.get, { signal })).data,
  })

export const useStartSecondFactor = () => useWrite(calls.start, (body: { current_password: string }) => ({ body }))

export const useConfirmSecondFactor = () => useWrite(calls.confirm, (body: { code: string }) => ({ body }))

export const useMakeRecoveryCodes = () => useWrite(calls.makeRecoveryCodes, (body: BothFactors) => ({ body }))

export const useTurnOffSecondFactor = () => useWrite(calls.turnOff, (body: BothFactors) => ({ body }))
