import { Ageing } from '#contract/companies/ageing.ts'
import { Company } from '#contract/companies/company.ts'
import { Rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/**
 * An advance is money received before the invoice, which the invoice takes into account. Carried over is the money of an
 * invoice that was billed to someone else.
 */
export const LedgerKind = z.enum(['invoice', 'credit_note', 'advance', 'payment', 'refund', 'carried_over'])
export type LedgerKind = z.infer<typeof LedgerKind>

export const ledgerKindNames: Record<LedgerKind, string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  advance: 'Advance',
  payment: 'Payment',
  refund: 'Refund',
  carried_over: 'Carried over',
}

/** One line of a company's account. */
export const LedgerEntry = z.object({
  /** Names the line, for a list on screen. */
  slug: z.string(),
  kind: LedgerKind,
  date: CalendarDate,
  /** Of the invoice, credit note or receipt. */
  number: z.string(),
  /** The slug of a payment or refund; its receipt can be printed. */
  payment: Slug.nullable(),
  /** The invoice that the line belongs to; null for a payment of several invoices. */
  invoice: z.object({ slug: Slug, number: z.string() }).nullable(),
  /** The guest of an invoice, the reason of a credit note, or how a payment was made. */
  details: z.string(),
  debit: Rupees,
  credit: Rupees,
  /** What the company owes after this line; below zero it has a credit balance. */
  balance: Rupees,
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** What a company owes. */
export const CompanyAccount = z.object({
  /** What is owed less the credit balance. */
  balance: Rupees,
  /** The balances of unpaid invoices. */
  owed: Rupees,
  /** The part of it that is due already. */
  overdue: Rupees,
  /** What the company has paid too much. It can be used for other invoices. */
  credit_balance: Rupees,
  /** How much of the credit limit is free; null if the company gets no credit. */
  credit_free: Rupees.nullable(),
  ageing: Ageing,
})
export type CompanyAccount = z.infer<typeof CompanyAccount>

/** A period of a company's account. */
const Period = z.object({
  from: CalendarDate,
  to: CalendarDate,
  /** What was owed before the first line. */
  opening: Rupees,
  debit: Rupees,
  credit: Rupees,
  /** What is owed after the last line. */
  closing: Rupees,
})

/** The account of a company: a period of its ledger, and what it owes today. */
export const Statement = Period.extend({
  company: Company,
  account: CompanyAccount,
  entries: z.object({
    data: z.array(LedgerEntry),
    total: z.int(),
    current_page: z.int(),
    per_page: z.int(),
    last_page: z.int(),
  }),
})
export type Statement = z.infer<typeof Statement>

/** By default from the first day of the financial year until today. */
export const StatementPeriod = z.object({
  date_from: FilterDay.optional(),
  date_to: FilterDay.optional(),
})
export type StatementPeriod = z.infer<typeof StatementPeriod>

export const StatementQuery = listQuery('date').omit({ search: true, sort: true }).extend(StatementPeriod.shape)
export type StatementQuery = z.infer<typeof StatementQuery>
