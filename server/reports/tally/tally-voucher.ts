import { groupBy } from '#contract/kit/group-by.ts'
import { minus, negative, type Paise, plus, sumOf, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { VoucherType } from '#contract/reports/tally/tally.ts'
import type { Ledger } from '#server/reports/tally/tally-ledgers.ts'

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

export const debit = (ledger: Ledger, amount: Paise, bills: Omit<Bill, 'amount'>[] = []): Entry => ({
  ledger,
  amount,
  bills: bills.map((bill) => ({ ...bill, amount })),
})

export const credit = (ledger: Ledger, amount: Paise, bills: Omit<Bill, 'amount'>[] = []) =>
  debit(ledger, negative(amount), bills)

export const against = (number: string) => [{ type: 'Agst Ref' as const, number }]

/** Names that clash are pointed out, and their ledgers stay apart. */
const identityOf = ({ name, group }: Ledger) => `${name}\n${group}`

/** One entry for each ledger, without those that cancel out. Bills stay apart. */
export const addedUp = (entries: Entry[]): Entry[] =>
  [...groupBy(entries, ({ ledger }) => identityOf(ledger)).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const bills = same.flatMap((entry) => entry.bills)
    const amount = sumOf(same.map((entry) => entry.amount))
    // Money that is carried between two bills of one ledger is a debit and a credit of it.
    if (amount === 0) return bills.length > 0 ? same.filter((entry) => entry.amount !== 0) : []
    return [{ ledger: first.ledger, amount, bills }]
  })

export const sentence = (...parts: string[]) => parts.filter(Boolean).join(', ')

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
