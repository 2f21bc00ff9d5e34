import { Id } from '#contract/kit/id.ts'
import { minus, type Paise, plus, Rupees, sumOf, zero } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** Today in the hotel's time zone, unless a day is given: payments and documents have calendar dates. */
export const CollectionsQuery = z.object({ date: FilterDay.optional() })
export type CollectionsQuery = z.infer<typeof CollectionsQuery>

const Money = z.object({
  payments: z.int(),
  received: Rupees,
  refunds: z.int(),
  refunded: Rupees,
  /** Received less refunded. */
  net: Rupees,
})
export type Money = z.infer<typeof Money>

const Method = z.object({ id: Id, name: z.string() })
/** Null if it is not known who took the money. */
const Clerk = z.object({ slug: Slug, name: z.string() }).nullable()

const MethodAndClerk = Money.extend({ method: Method, clerk: Clerk })

const Documents = z.object({ count: z.int(), amount: Rupees })
export type Documents = z.infer<typeof Documents>

/** The advances that the hotel holds on the morning of the day, its changes, and those in the evening. */
const AdvancesOfDay = z.object({
  opening: Rupees,
  taken: Rupees,
  refunded: Rupees,
  adjusted: Rupees,
  closing: Rupees,
})

/** Security deposits are no revenue and not among the payments. What was kept became a payment of the bill. */
const DepositsOfDay = z.object({
  taken: Rupees,
  /** Returned, by the method of the return. */
  returned: Rupees,
  /** Kept and moved to the bill, by the method by which the deposit was taken. */
  kept: Rupees,
  /** Held in the evening, by the method by which they were taken. */
  held: Rupees,
})

export const CollectionsReport = z.object({
  date: CalendarDate,
  advances: AdvancesOfDay,
  deposits: DepositsOfDay.extend({
    /** Held in the morning. */
    opening: Rupees,
    by_method: z.array(DepositsOfDay.extend({ method: Method })),
  }),
  total: Money,
  by_method: z.array(Money.extend({ method: Method })),
  by_clerk: z.array(Money.extend({ clerk: Clerk })),
  by_method_and_clerk: z.array(MethodAndClerk),
  documents: z.object({
    /** Receipt vouchers. */
    advances: Documents,
    /** Receipts of payments for invoices. */
    payments: Documents,
    /** Money that goes back before the invoice: refund vouchers. */
    advance_refunds: Documents,
    /** Money that goes back after the invoice, mostly for a credit note. */
    invoice_refunds: Documents,
    invoices: Documents,
    credit_notes: Documents,
  }),
})
export type DepositsOfDay = z.infer<typeof DepositsOfDay>
export type CollectionsReport = z.infer<typeof CollectionsReport>
type MethodAndClerk = z.infer<typeof MethodAndClerk>

export const addUpMoney = (parts: Money[]): Money => {
  const count = (of: 'payments' | 'refunds') => parts.reduce((sum, part) => sum + part[of], 0)
  const received = sumOf(parts.map((part) => part.received))
  const refunded = sumOf(parts.map((part) => part.refunded))
  return { payments: count('payments'), received, refunds: count('refunds'), refunded, net: minus(received, refunded) }
}

/** What a clerk took by a method, less refunds. */
export const netOf = (parts: MethodAndClerk[], methodId: number, clerk: string | undefined): Paise =>
  parts.find((part) => part.method.id === methodId && part.clerk?.slug === clerk)?.net ?? zero

export const closingOf = ({ opening, taken, refunded, adjusted }: Omit<CollectionsReport['advances'], 'closing'>) =>
  minus(plus(opening, taken), refunded, adjusted)
