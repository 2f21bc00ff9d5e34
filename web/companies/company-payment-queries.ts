import { useQuery } from '@tanstack/react-query'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import { type CompanyPaymentDraft, companyPaymentEndpoints as calls } from '#contract/companies/company-payment.ts'
import { call } from '#web/kit/api/api.ts'
import { useAct } from '#web/kit/api/use-write.ts'
import { useCashQuestion } from '#web/payments/payment-queries.ts'

/** The unpaid invoices of a company, oldest first. */
export const useOpenInvoices = (slug: string) =>
  useQuery({
    queryKey: [calls.openInvoices.path, slug],
    queryFn: async ({ signal }) => (await call(calls.openInvoices, { params: { slug }, signal })).data,
  })

// After a refusal the invoices are read again, since a colleague may have been faster.
const readAgain = { readAgainWhenRefused: true }

export const usePayCompany = (slug: string, onDone: () => void) => {
  const { sendAsking, onRefused, dialog } = useCashQuestion()
  const options = { ...readAgain, onDone, onRefused }
  const pay = useAct(calls.pay, (body: CompanyPaymentDraft) => ({ params: { slug }, body }), say.payFailed, options)
  const act = (draft: CompanyPaymentDraft) => sendAsking((confirm_cash) => pay.act({ ...draft, confirm_cash }))
  return { ...pay, act, dialog }
}

export const useUseCredit = (slug: string) =>
  useAct(calls.useCredit, () => ({ params: { slug } }), say.useCreditFailed, readAgain)
