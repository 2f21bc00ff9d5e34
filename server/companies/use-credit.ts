import { divideOldestFirst } from '#contract/companies/company-payment.ts'
import { minus, negative, type Paise, smaller, sumOf } from '#contract/kit/money.ts'
import { listOpenInvoices, listOverpaid, lockCompanyForPayment } from '#server/companies/company-payment-store.ts'
import { companyProblems } from '#server/companies/company-problems.ts'
import type { Db } from '#server/db/connect.ts'
import { carryOver } from '#server/invoices/new-invoice-store.ts'

/** Carries what a company has paid too much to its unpaid invoices, oldest first. */
export const useCredit = async (db: Db, slug: string) => {
  const { company, isLocked } = await lockCompanyForPayment(db, slug, ['pending', 'refund_due'])
  if (!company) throw companyProblems.missing()
  const overpaid = (await listOverpaid(db, company.id))
    .filter(isLocked)
    .map(({ id, balance }) => ({ id, left: negative(balance) }))
  const credit = sumOf(overpaid.map(({ left }) => left))
  if (credit === 0) throw companyProblems.noCredit()
  const open = (await listOpenInvoices(db, company.id)).filter(isLocked)
  if (open.length === 0) throw companyProblems.noInvoiceForCredit()
  const amounts = divideOldestFirst(
    credit,
    open.map(({ balance }) => balance),
  )
  const parts = open.flatMap(({ id, number }, index) => {
    const amount = amounts[index]
    return amount ? [{ id, number, amount }] : []
  })
  for (const { id, amount } of parts) await carryTo(db, overpaid, id, amount)
  const used = sumOf(parts.map(({ amount }) => amount))
  return { used, invoices: parts.map(({ number, amount }) => ({ number, amount })), left: minus(credit, used) }
}

/** Takes the amount from one overpaid invoice after the other. */
const carryTo = async (db: Db, overpaid: { id: number; left: Paise }[], invoiceId: number, amount: Paise) => {
  let wanted = amount
  for (const from of overpaid) {
    const part = smaller(wanted, from.left)
    if (part === 0) continue
    await carryOver(db, from.id, invoiceId, part)
    from.left = minus(from.left, part)
    wanted = minus(wanted, part)
  }
}
