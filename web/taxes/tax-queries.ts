import { useMutation, useQuery } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { z } from '#contract/kit/z.ts'
import { taxEndpoints as calls } from '#contract/taxes/tax-endpoints.ts'
import { taxMessages as say } from '#contract/taxes/tax-messages.ts'
import type { IndianGstChoice, TaxRuleEdit } from '#contract/taxes/tax-rule.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'
import { useWrite } from '#web/kit/api/use-write.ts'
import type { Receiving } from '#web/kit/list/download-excel.tsx'

type FoodRate = z.output<typeof IndianGstChoice>['food_rate']

export const useTaxRules = () =>
  useQuery({
    queryKey: [calls.list.path],
    queryFn: async ({ signal }) => (await call(calls.list, { signal })).data,
  })

export const useTaxWarnings = () =>
  useQuery({
    queryKey: [calls.list.path, 'warnings'],
    queryFn: async ({ signal }) => (await call(calls.warnings, { signal })).data,
  })

/** The rates and settings for the tax of a bill. */
export const useBillTaxes = () =>
  useQuery({
    queryKey: [calls.forBills.path],
    queryFn: async ({ signal }) => (await call(calls.forBills, { signal })).data,
    staleTime: 60_000,
  })

/** The current rate; a deleted one throws a Problem. */
export const fetchTaxRule = async (slug: string) => {
  const rule = (await call(calls.list)).data.find((one) => one.slug === slug)
  if (!rule) throw new Problem(404, 'not_found', say.missing)
  return rule
}

/** Adds a rate, or changes the one with the slug. */
export const useSaveTaxRule = (slug: string | undefined) => {
  const once = useActKey()
  return useMutation({
    mutationFn: (body: TaxRuleEdit) =>
      slug === undefined
        ? once(body, (actKey) => call(calls.save, { body, actKey }))
        : call(calls.update, { params: { slug }, body }),
    meta: { changes: topicOf(calls.list.path) },
  })
}

export const useRemoveTaxRule = () => useWrite(calls.remove, (slug: string) => ({ params: { slug } }))

export const useInstallIndianGst = () =>
  useWrite(calls.installIndianGst, (food_rate: FoodRate) => ({ body: { food_rate } }))

export const useTaxSummary = (month: string) =>
  useQuery({
    queryKey: [calls.summary.path, month],
    queryFn: async ({ signal }) => (await call(calls.summary, { query: { month }, signal })).data,
  })

export const fetchTaxSummaryFile = (month: string, how: Receiving) =>
  callForFile(calls.summaryFile, { query: { month }, ...how })
