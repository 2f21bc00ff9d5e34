import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

/** The company of a payment. Two payments of one company happen one after the other. */
/**
 * Locks the bookings of the invoices, as payments, refunds and credit notes do, in the order of their ids, and then the
 * company, as check-outs do: so nobody waits for each other. An invoice that came in between is not locked; the next
 * payment finds it. Balances are read afterwards.
 */
export const lockCompanyForPayment = async (db: Db, slug: string, statuses: ('pending' | 'refund_due')[]) => {
  const bookings = await db
    .selectFrom('booking')
    .select('id')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('invoice')
        .innerJoin('invoice_balance', 'invoice_balance.invoice_id', 'invoice.id')
        .innerJoin('company', 'company.id', 'invoice.company_id')
        .select('invoice.booking_id')
        .where('company.slug', '=', slug)
        .where('invoice_balance.status', 'in', statuses),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const company = await db
    .selectFrom('company')
    .select(['id', 'slug', 'name', 'credit_limit', 'payment_terms'])
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const locked = new Set(bookings.map(({ id }) => id))
  return { company, isLocked: ({ booking_id }: { booking_id: number }) => locked.has(booking_id) }
}

/** The unpaid invoices of a company, oldest first. */
export const listOpenInvoices = (db: Db, companyId: number) => listOfStatus(db, companyId, 'pending')

/** The invoices on which more was paid than is owed, oldest first. */
export const listOverpaid = (db: Db, companyId: number) => listOfStatus(db, companyId, 'refund_due')

const listOfStatus = (db: Db, companyId: number, status: 'pending' | 'refund_due') =>
  db
    .selectFrom('invoice')
    .innerJoin('invoice_balance', 'invoice_balance.invoice_id', 'invoice.id')
    .where('invoice.company_id', '=', companyId)
    .where('invoice_balance.status', '=', status)
    .select(['invoice.id', 'invoice.slug', 'invoice.number', 'invoice.invoice_date'])
    .select(['invoice.booking_id', 'invoice.folio_id'])
    .select([
      sql<string>`invoice.guest ->> 'name'`.as('guest_name'),
      'invoice_balance.total',
      'invoice_balance.balance',
    ])
    .orderBy('invoice.invoice_date')
    .orderBy('invoice.id')
    .execute()
export type UnpaidInvoice = Awaited<ReturnType<typeof listOpenInvoices>>[number]

/** The number of an invoice that is no longer unpaid. */
export const findInvoiceNumber = async (db: Db, slug: string) =>
  (await db.selectFrom('invoice').select('number').where('slug', '=', slug).executeTakeFirst())?.number

interface HowPaid {
  payment_method_id: number
  source: string
  reference: string
  at: string
  paid_on: CalendarDate
  account_id: number | null
  cash_confirmed: boolean
}

interface PaidPart {
  invoice: Pick<UnpaidInvoice, 'id' | 'booking_id' | 'folio_id'>
  amount: Paise
}

/** Saves the payment with its parts, and returns the slug of the first. */
export const insertCompanyPayment = async (
  db: Db,
  companyId: number,
  amount: Paise,
  parts: PaidPart[],
  how: HowPaid,
) => {
  const { id } = await db
    .insertInto('company_payment')
    .values({ company_id: companyId, amount })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = parts.map(({ invoice, amount }) => ({
    slug: newSlug(),
    ...how,
    booking_id: invoice.booking_id,
    folio_id: invoice.folio_id,
    invoice_id: invoice.id,
    company_payment_id: id,
    kind: 'payment' as const,
    amount,
    reason: '',
  }))
  await db.insertInto('payment').values(rows).execute()
  return rows.map(({ slug }) => slug)
}

/** A payment of a company with its parts, for the receipt. */
export const getCompanyPayment = async (db: Db, id: number) => {
  const company = await db
    .selectFrom('company_payment')
    .innerJoin('company', 'company.id', 'company_payment.company_id')
    .select(['company.name', 'company.address', 'company.gstin', 'company_payment.amount'])
    .where('company_payment.id', '=', id)
    .executeTakeFirstOrThrow()
  const invoices = await db
    .selectFrom('payment')
    .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .select(['invoice.number', 'payment.amount'])
    .where('payment.company_payment_id', '=', id)
    .orderBy('payment.id')
    .execute()
  return { company, amount: company.amount, invoices }
}
export type CompanyPayment = Awaited<ReturnType<typeof getCompanyPayment>>
