import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DepositDraft, KeptPreview, ReturnDraft } from '#contract/deposits/deposit.ts'
import { depositEndpoints as calls } from '#contract/deposits/deposit-endpoints.ts'
import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useAct } from '#web/kit/api/use-write.ts'
import type { Receiving } from '#web/kit/list/download-excel.tsx'
import { useCashQuestion } from '#web/payments/payment-queries.ts'

export const useDeposits = (slug: string) =>
  useQuery({
    queryKey: [calls.list.path, slug],
    queryFn: async ({ signal }) => (await call(calls.list, { params: { slug }, signal })).data,
    staleTime: 0,
  })

/** The bill and the folios with the parts that are kept; not read while nothing is kept. */
export const useKeptPreview = (slug: string, body: KeptPreview) =>
  useQuery({
    queryKey: [calls.previewKept.path, slug, body],
    queryFn: async ({ signal }) => (await call(calls.previewKept, { params: { slug }, body, signal })).data,
    enabled: body.kept.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })

// After a refusal the data is read again, since a colleague may have been faster.
const readAgain = { readAgainWhenRefused: true }

export const useTakeDeposit = (bookingSlug: string, onDone: () => void) => {
  const { sendAsking, onRefused, dialog } = useCashQuestion()
  const options = { ...readAgain, onDone, onRefused }
  const inputOf = (body: DepositDraft) => ({ params: { slug: bookingSlug }, body })
  const take = useAct(calls.take, inputOf, say.takeFailed, options)
  const act = (draft: DepositDraft) => sendAsking((confirm_cash) => take.act({ ...draft, confirm_cash }))
  return { ...take, act, dialog }
}

export const useReturnDeposit = (slug: string, onDone: () => void) =>
  useAct(calls.return, (body: ReturnDraft) => ({ params: { slug }, body }), say.returnFailed, { ...readAgain, onDone })

export const fetchDepositReceipt = (slug: string) => callForFile(calls.receipt, { params: { slug } })
export const fetchReturnReceipt = (slug: string) => callForFile(calls.returnReceipt, { params: { slug } })

export const useDepositsHeld = () =>
  useQuery({
    queryKey: [calls.held.path],
    queryFn: async ({ signal }) => (await call(calls.held, { signal })).data,
  })

export const fetchDepositsHeldFile = (how: Receiving) => callForFile(calls.heldFile, how)
