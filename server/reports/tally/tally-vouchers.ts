import { groupBy } from '#contract/kit/group-by.ts'
import { minus, negative, type Paise, plus, sumOf, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { VoucherType } from '#contract/reports/tally/tally.ts'
import type { Ledger, Ledgers } from '#server/reports/tally/tally-ledgers.ts'
import type {
  Days,
  TallyCarried,
  TallyDeposit,
  TallyDocument,
  TallyPayment,
} from '#server/reports/tally/tally-store.ts'

/** The invoice that an amount of a company or guest belongs to. */
interface Bill {
  type: 'New Ref' | 'Agst Ref'
  number: string
  amount: Paise
}

interface Entry {
  ledger: Ledger
  /** Above zero for a debit, below for a credit. */
  amount: Paise
  bills: Bill[]
}

export interface Voucher {
  /** Ours, so that importing it again replaces it. */
  key: string
  type: VoucherType
  date: CalendarDate
  number: string
  narration: string
  entries: Entry[]
}

const debit = (ledger: Ledger, amount: Paise, bills: Omit<Bill, 'amount'>[] = []): Entry => ({
  ledger,
  amount,
  bills: bills.map((bill) => ({ ...bill, amount })),
})

const credit = (ledger: Ledger, amount: Paise, bills: Omit<Bill, 'amount'>[] = []) =>
  debit(ledger, negative(amount), bills)

const against = (number: string) => [{ type: 'Agst Ref' as const, number }]

/** Names that clash are pointed out, and their ledgers stay apart. */
const identityOf = ({ name, group }: Ledger) => `${name}\n${group}`

/** One entry for each ledger, without those that cancel out. Bills stay apart. */
const addedUp = (entries: Entry[]): Entry[] =>
  [...groupBy(entries, ({ ledger }) => identityOf(ledger)).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const bills = same.flatMap((entry) => entry.bills)
    const amount = sumOf(same.map((entry) => entry.amount))
    // Money that is carried between two bills of one ledger is a debit and a credit of it.
    if (amount === 0) return bills.length > 0 ? same.filter((entry) => entry.amount !== 0) : []
    return [{ ledger: first.ledger, amount, bills }]
  })

const sentence = (...parts: string[]) => parts.filter(Boolean).join(', ')

const ofDocument = (document: TallyDocument, ledgers: Ledgers): Voucher => {
  const { kind, slug, number, date, reason, invoice, booking, cgst, sgst, round_off, total, lines } = document
  const isInvoice = kind === 'invoice'
  const side = isInvoice ? credit : debit
  const party = ledgers.party(document.party)
  return {
    key: `sarai-${isInvoice ? 'invoice' : 'credit-note'}-${slug}`,
    type: isInvoice ? 'Sales' : 'Credit Note',
    date,
    number,
    narration: sentence(`Booking ${booking}`, document.party.guest, isInvoice ? '' : `for ${invoice.number}`, reason),
    entries: addedUp([
      isInvoice ? debit(party, total, [{ type: 'New Ref', number }]) : credit(party, total, against(invoice.number)),
      ...lines.map((line) => side(ledgers.income(line), line.amount)),
      side(ledgers.fixed('cgst'), cgst),
      side(ledgers.fixed('sgst'), sgst),
      side(ledgers.fixed('round_off'), round_off),
    ]),
  }
}

const ofAdjustedAdvance = (document: TallyDocument, ledgers: Ledgers): Voucher => {
  const { slug, number, date, booking, advance_amount } = document
  return {
    key: `sarai-adjusted-${slug}`,
    type: 'Journal',
    date,
    number,
    narration: sentence(`Advance adjusted to ${number}`, `booking ${booking}`, document.party.guest),
    entries: addedUp([
      debit(ledgers.fixed('advances'), advance_amount),
      credit(ledgers.party(document.party), advance_amount, against(number)),
    ]),
  }
}

/** A payment of a company for several invoices is one voucher, as it is one line of the bank's statement. */
const ofPayments = (parts: TallyPayment[], ledgers: Ledgers): Voucher[] => {
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

const ofTakenDeposit = (deposit: TallyDeposit, ledgers: Ledgers): Voucher => ({
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
const ofReturnedDeposit = (deposit: TallyDeposit, date: CalendarDate, ledgers: Ledgers): Voucher => {
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

const ofCarried = ({ key, date, amount, from, to }: TallyCarried, ledgers: Ledgers): Voucher => ({
  key: `sarai-carried-${key}`,
  type: 'Journal',
  date,
  number: to.number,
  narration: `Carried from ${from.number} to ${to.number}`,
  entries: addedUp([
    debit(ledgers.party(from.party), amount, against(from.number)),
    credit(ledgers.party(to.party), amount, against(to.number)),
  ]),
})

interface Found {
  documents: TallyDocument[]
  payments: TallyPayment[]
  deposits: TallyDeposit[]
  carried: TallyCarried[]
}

/** The vouchers of some days, in the order of their dates. One without an amount, as of a free stay, is left out. */
export const vouchersOf = (
  { documents, payments, deposits, carried }: Found,
  { start_date, end_date }: Days,
  ledgers: Ledgers,
): Voucher[] => {
  const isWithin = (day: CalendarDate | null): day is CalendarDate =>
    day !== null && day >= start_date && day <= end_date
  const adjusted = documents.filter(({ advance_amount }) => advance_amount > 0)
  const together = groupBy(payments, (one) => one.company_payment_id ?? one.slug)
  const all = [
    ...documents.map((document) => ofDocument(document, ledgers)),
    ...adjusted.map((document) => ofAdjustedAdvance(document, ledgers)),
    ...[...together.values()].flatMap((parts) => ofPayments(parts, ledgers)),
    ...deposits.filter(({ taken_on }) => isWithin(taken_on)).map((deposit) => ofTakenDeposit(deposit, ledgers)),
    ...deposits.flatMap((deposit) =>
      isWithin(deposit.returned_on) ? ofReturnedDeposit(deposit, deposit.returned_on, ledgers) : [],
    ),
    ...carried.map((one) => ofCarried(one, ledgers)),
  ]
  return all
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => Number(one.date > other.date) - Number(one.date < other.date))
}

/** The sum of the debits, which is that of the credits. */
export const amountOf = ({ entries }: Voucher) => sumOf(entries.map(({ amount }) => (amount > 0 ? amount : zero)))

export interface UsedLedger extends Ledger {
  debit: Paise
  credit: Paise
}

/** The ledgers of vouchers with their sums. */
export const usedLedgers = (vouchers: Voucher[]) => {
  const used = new Map<string, UsedLedger>()
  for (const { ledger, amount } of vouchers.flatMap(({ entries }) => entries)) {
    const known = used.get(identityOf(ledger)) ?? { ...ledger, debit: zero, credit: zero }
    used.set(identityOf(ledger), {
      ...known,
      debit: amount > 0 ? plus(known.debit, amount) : known.debit,
      credit: amount < 0 ? minus(known.credit, amount) : known.credit,
    })
  }
  return [...used.values()]
}
