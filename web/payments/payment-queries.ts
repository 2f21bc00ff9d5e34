import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invoiceEndpoints } from '#contract/invoices/invoice-endpoints.ts'
import type { PayDraft, RefundDraft } from '#contract/payments/payment.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment-endpoints.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useActKey } from '#web/kit/api/use-act-key.ts'

export const useReferenceUses = (reference: string) =>
  useQuery({
    queryKey: [calls.referenceUses.path, reference],
    queryFn: async ({ signal }) => (await call(calls.referenceUses, { query: { reference }, signal })).data,
    enabled: reference !== '',
    // A hint that fails to come is no reason to disturb anyone.
    retry: false,
  })

export const usePayments = (slug: string) =>
  useQuery({
    queryKey: [calls.list.path, slug],
    queryFn: async ({ signal }) => (await call(calls.list, { params: { slug }, signal })).data,
  })

/** Refused, it shows that a colleague was here: the screens are read again then, too. */
const usePaying = <Draft, Reply>(pay: (draft: Draft, actKey: string) => Promise<Reply>) => {
  const client = useQueryClient()
  const once = useActKey()
  return useMutation({
    mutationFn: (draft: Draft) => once(draft, (actKey) => pay(draft, actKey)),
    onError: () => client.invalidateQueries(),
  })
}

export const usePayInvoice = (slug: string) =>
  usePaying((body: PayDraft, actKey) => call(invoiceEndpoints.pay, { params: { slug }, body, actKey }))

export const useTakePayment = (slug: string) =>
  usePaying((body: PayDraft, actKey) => call(calls.take, { params: { slug }, body, actKey }))

export const useRefund = (slug: string) =>
  usePaying((body: RefundDraft, actKey) => call(calls.refund, { params: { slug }, body, actKey }))

export const fetchReceipt = (slug: string) => callForFile(calls.receipt, { params: { slug } })

export const fetchAdvanceReceipt = (slug: string) => callForFile(calls.advanceReceipt, { params: { slug } })
