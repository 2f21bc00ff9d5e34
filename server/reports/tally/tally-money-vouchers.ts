import { minus, sumOf } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Ledgers } from '#server/reports/tally/tally-ledgers.ts'
import type { TallyDeposit, TallyPayment } from '#server/reports/tally/tally-store.ts'
import { addedUp, against, credit, debit, sentence, type Voucher } from '#server/reports/tally/tally-voucher.ts'

/** A payment of a company for several invoices is one voucher, as it is one line of the bank's statement. */
export const ofPayments = (parts: TallyPayment[], ledgers: Ledgers): Voucher[] => {
  const [first] = parts
  if (!first) return []
  const { kind, slug, company_payment_id, date, number, method_id, details, reason, booking, guest } = first
  const [moneySide, otherSide] = kind === 'payment' ? [debit, credit] : [credit, debit]
  return [
    {
      key:
        company_payment_id === null ? `sarai-payment-${slug}` : `sarai-company-payment-${company_payment_id}-${slug}`,
      type: kind === 'payment' ? 'Receipt' : 'Payment',
      date,
      number,
      narration: sentence(parts.length > 1 ? '' : `Booking ${booking}`, parts.length > 1 ? '' : guest, details, reason),
      entries: addedUp([
        moneySide(ledgers.method(method_id), sumOf(parts.map(({ amount }) => amount))),
        ...parts.map(({ amount, invoice }) =>
          invoice
            ? otherSide(ledgers.party(invoice.party), amount, against(invoice.number))
            : otherSide(ledgers.fixed('advances'), amount),
        ),
      ]),
    },
  ]
}

export const ofTakenDeposit = (deposit: TallyDeposit, ledgers: Ledgers): Voucher => ({
  key: `sarai-deposit-${deposit.slug}`,
  type: 'Receipt',
  date: deposit.taken_on,
  number: deposit.number,
  narration: sentence('Security deposit', `booking ${deposit.booking}`, deposit.guest, deposit.details),
  entries: addedUp([
    debit(ledgers.method(deposit.method_id), deposit.amount),
    credit(ledgers.fixed('deposits'), deposit.amount),
  ]),
})

/** The kept part is received again as an advance, which has its own voucher: here it leaves the same ledger. */
export const ofReturnedDeposit = (deposit: TallyDeposit, date: CalendarDate, ledgers: Ledgers): Voucher => {
  const { slug, number, amount, kept_amount, method_id, return_method_id, booking, guest, return_details } = deposit
  const back = minus(amount, kept_amount)
  return {
    key: `sarai-deposit-returned-${slug}`,
    type: 'Payment',
    date,
    number,
    narration: sentence(
      back === 0 ? 'Security deposit kept' : 'Security deposit returned',
      `booking ${booking}`,
      guest,
      return_details,
    ),
    entries: addedUp([
      debit(ledgers.fixed('deposits'), amount),
      credit(ledgers.method(return_method_id ?? method_id), back),
      credit(ledgers.method(method_id), kept_amount),
    ]),
  }
}
