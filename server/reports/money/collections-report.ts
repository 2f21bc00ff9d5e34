import { groupBy } from '#contract/kit/group-by.ts'
import { sumOf, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { PaymentKind } from '#contract/payments/payment-list.ts'
import {
  addUpMoney,
  type CollectionsReport,
  closingOf,
  type Documents,
  type Money,
} from '#contract/reports/collections-report.ts'
import type { Db } from '#server/db/connect.ts'
import { depositsOfDay } from '#server/deposits/deposits-of-day.ts'
import { readCollections } from '#server/reports/money/collections-store.ts'

type Part = Awaited<ReturnType<typeof readCollections>>['parts'][number]

const moneyOf = ({ kind, count, amount }: Part): Money =>
  kind === 'refund'
    ? addUpMoney([{ payments: 0, received: zero, refunds: count, refunded: amount, net: zero }])
    : addUpMoney([{ payments: count, received: amount, refunds: 0, refunded: zero, net: zero }])

const grouped = (parts: Part[], keyOf: (part: Part) => string) => [...groupBy(parts, keyOf).values()]

const documentsOf = (parts: { count: number; amount: Documents['amount'] }[]): Documents => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  amount: sumOf(parts.map(({ amount }) => amount)),
})

const methodOf = ([part]: Part[]) => ({ id: part?.method_id ?? 0, name: part?.method ?? '' })
const clerkOf = ([part]: Part[]) => part?.clerk ?? null

/** The day's takings: by method and clerk, with the documents and the advances held. */
export const collectionsReport = async (db: Db, date: CalendarDate): Promise<CollectionsReport> => {
  const { advances, parts, invoices } = await readCollections(db, date)
  const clerkKey = ({ clerk }: Part) => clerk?.slug ?? ''
  const add = (some: Part[]) => addUpMoney(some.map(moneyOf))
  const ofKind = (kind: PaymentKind) => documentsOf(parts.filter((part) => part.kind === kind))
  const refunds = (forInvoice: boolean) =>
    documentsOf(parts.filter((part) => part.kind === 'refund' && part.for_invoice === forInvoice))
  const issued = (kind: 'invoice' | 'credit_note') => documentsOf(invoices.filter((one) => one.kind === kind))
  return {
    date,
    advances: { ...advances, closing: closingOf(advances) },
    deposits: await depositsOfDay(db, date),
    total: add(parts),
    by_method: grouped(parts, ({ method_id }) => `${method_id}`).map((some) => ({
      method: methodOf(some),
      ...add(some),
    })),
    by_clerk: grouped(parts, clerkKey).map((some) => ({ clerk: clerkOf(some), ...add(some) })),
    by_method_and_clerk: grouped(parts, (part) => `${part.method_id} ${clerkKey(part)}`).map((some) => ({
      method: methodOf(some),
      clerk: clerkOf(some),
      ...add(some),
    })),
    documents: {
      advances: ofKind('advance'),
      payments: ofKind('payment'),
      advance_refunds: refunds(false),
      invoice_refunds: refunds(true),
      invoices: issued('invoice'),
      credit_notes: issued('credit_note'),
    },
  }
}
