import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { invoiceEndpoints } from '#contract/invoices/invoice-endpoints.ts'
import type { PayDraft, RefundDraft } from '#contract/payments/payment.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment-endpoints.ts'
import { type PaymentQuery, paymentListEndpoints } from '#contract/payments/payment-list.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { call, callForFile } from '#web/kit/api/api.ts'
import { useAct } from '#web/kit/api/use-write.ts'
import { useRefusalQuestion } from '#web/kit/feedback/use-refusal-question.ts'
import type { Receiving } from '#web/kit/list/download-excel.tsx'

export const useReferenceUses = (reference: string) =>
  useQuery({
    queryKey: [calls.referenceUses.path, reference],
    queryFn: async ({ signal }) => (await call(calls.referenceUses, { query: { reference }, signal })).data,
    enabled: reference !== '',
    // A hint that could not be read is left out without a message.
    retry: false,
  })

/** The payments of all bookings. */
export const useAllPayments = (query: PaymentQuery) =>
  useQuery({
    queryKey: [paymentListEndpoints.list.path, query],
    queryFn: async ({ signal }) => (await call(paymentListEndpoints.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  })

export const fetchPaymentsFile = (query: PaymentQuery, how: Receiving) =>
  callForFile(paymentListEndpoints.file, { query, ...how })

export const usePayments = (slug: string) =>
  useQuery({
    queryKey: [calls.list.path, slug],
    queryFn: async ({ signal }) => (await call(calls.list, { params: { slug }, signal })).data,
  })

// After a refusal the data is read again, since a colleague may have been faster.
const readAgain = { readAgainWhenRefused: true }

/** The question before cash from one person reaches the legal limit. */
export const cashQuestion = { title: 'Cash above the legal limit', confirmLabel: 'Take the cash' }

export const useCashQuestion = () => useRefusalQuestion({ code: 'cash_limit', ...cashQuestion })

/** Pays an invoice, in whole or in part. */
export const usePayInvoice = (slug: string, onDone: () => void) => {
  const { sendAsking, onRefused, dialog } = useCashQuestion()
  const options = { ...readAgain, onDone, onRefused }
  const pay = useAct(invoiceEndpoints.pay, (body: PayDraft) => ({ params: { slug }, body }), say.payFailed, options)
  return { ...pay, act: (draft: PayDraft) => sendAsking((confirm_cash) => pay.act({ ...draft, confirm_cash })), dialog }
}

/** Takes a payment for a booking that has no invoice yet. */
export const useTakePayment = (slug: string, onDone: () => void) => {
  const { sendAsking, onRefused, dialog } = useCashQuestion()
  const options = { ...readAgain, onDone, onRefused }
  const pay = useAct(calls.take, (body: PayDraft) => ({ params: { slug }, body }), say.takeFailed, options)
  return { ...pay, act: (draft: PayDraft) => sendAsking((confirm_cash) => pay.act({ ...draft, confirm_cash })), dialog }
}

export const useRefund = (slug: string, onDone: () => void) =>
  useAct(calls.refund, (body: RefundDraft) => ({ params: { slug }, body }), say.refundFailed, { ...readAgain, onDone })

export const fetchReceipt = (slug: string) => callForFile(calls.receipt, { params: { slug } })
