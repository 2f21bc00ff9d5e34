import { useMutation, useQuery } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { DeclarationEdit } from '#contract/taxes/specified-premises/premises.ts'
import { premisesEndpoints as calls } from '#contract/taxes/specified-premises/premises-endpoints.ts'
import { premisesMessages as say } from '#contract/taxes/specified-premises/premises-messages.ts'
import { call } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'
import { useAct, useWrite } from '#web/kit/api/use-write.ts'

export const fetchPremises = async (signal?: AbortSignal) => (await call(calls.get, { ...(signal && { signal }) })).data

export const usePremises = () =>
  useQuery({ queryKey: [calls.get.path], queryFn: ({ signal }) => fetchPremises(signal) })

/** Adds a declaration, or changes the one with the slug. */
export const useSaveDeclaration = (slug: string | undefined) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: DeclarationEdit) =>
      slug === undefined
        ? once(body, (actKey) => call(calls.declare, { body, actKey }))
        : call(calls.update, { params: { slug }, body }),
    meta: { changes: topicOf(calls.get.path) },
  })
}

export const useRemoveDeclaration = () => useWrite(calls.remove, (slug: string) => ({ params: { slug } }))

export const useChangeRates = () =>
  useAct(calls.changeRates, (from: CalendarDate) => ({ body: { from } }), say.rateFailed)
