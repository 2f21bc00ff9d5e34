import { companyProblems } from '#server/companies/company-problems.ts'
import type { Db } from '#server/db/connect.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import { findPaymentMethod, rememberSource } from '#server/payments/payment-store.ts'

interface How {
  payment_method: string
  source?: string | null | undefined
}

/** The method by which money is taken or returned; its source is suggested the next time. */
export const chooseMethod = async (
  db: Db,
  { payment_method, source }: How,
  methodMissing = paymentProblems.methodMissing,
) => {
  const method = await findPaymentMethod(db, payment_method)
  if (!method) throw methodMissing()
  if (method.to_company_account) throw companyProblems.notAPayment()
  if (source && method.needs_reference) await rememberSource(db, source)
  return method
}
