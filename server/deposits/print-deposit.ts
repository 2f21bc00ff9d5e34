import { formatAmount, type Paise } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { depositProblems } from '#server/deposits/deposit-problems.ts'
import { type FoundDeposit, getDeposit } from '#server/deposits/deposit-store.ts'
import { getPrinted } from '#server/invoices/printed-store.ts'
import { print } from '#server/kit/documents/print.ts'
import type { Services } from '#server/kit/services.ts'
import type { PrintedReceipt } from '#server/payments/receipt-pdf.ts'
import { getProperty } from '#server/property/property-store.ts'

type Printing = Pick<Services, 'db' | 'files'>

const howText = (how: { payment_method: string | null; source: string; reference: string }) =>
  [how.payment_method, how.source, how.reference].filter(Boolean).join(', ')

const printSlip = async (
  { db, files }: Printing,
  { guest_id, number, booking_number }: FoundDeposit,
  slip: { title: string; at: string; amount: Paise; facts: PrintedReceipt['facts'] },
) => {
  const { property } = await getPrinted(db, guest_id)
  const { time_zone } = await getProperty(db)
  const day = dayIn(time_zone, new Date(slip.at))
  const logo = property.logo ? await files.get(property.logo) : undefined
  const { title, amount, facts } = slip
  return print('receipt', { title, number, day, booking_number, property, logo, facts, amount })
}

/** The receipt that the guest gets for a deposit. It is no tax document: a deposit is not revenue. */
export const printDeposit = async (printing: Printing, slug: string) => {
  const deposit = await getDeposit(printing.db, slug)
  if (!deposit) throw depositProblems.missing()
  const { at, amount, number, guest_name, who } = deposit
  const facts: PrintedReceipt['facts'] = [
    ['Received from', guest_name],
    ['For', 'Security deposit, to be returned at check-out'],
    ['By', howText(deposit)],
    ['Received by', who ?? ''],
  ]
  return {
    bytes: await printSlip(printing, deposit, { title: 'Security Deposit', at, amount, facts }),
    name: `deposit-${number}.pdf`,
  }
}

/** The receipt for a deposit that was returned, with the part that was kept. */
export const printReturn = async (printing: Printing, slug: string) => {
  const deposit = await getDeposit(printing.db, slug)
  if (!deposit?.returned) throw depositProblems.missing()
  const { returned, amount, number, guest_name } = deposit
  const kept = returned.kept_amount > 0 ? `${formatAmount(returned.kept_amount)}: ${returned.reason}` : ''
  const facts: PrintedReceipt['facts'] = [
    ['Returned to', guest_name],
    ['For', `Security deposit ${number} of ${formatAmount(amount)}`],
    ['Kept', kept],
    ['By', howText(returned)],
    ['Returned by', returned.who ?? ''],
  ]
  const slip = { title: 'Security Deposit Returned', at: returned.at, amount: returned.amount, facts }
  return { bytes: await printSlip(printing, deposit, slip), name: `deposit-return-${number}.pdf` }
}
