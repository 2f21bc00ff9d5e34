import { type Insertable, type Selectable, sql } from 'kysely'
import type { BillLine } from '#contract/folios/bill.ts'
import type { FolioId } from '#contract/folios/divide-charges.ts'
import type { PrintedGuest, PrintedProperty } from '#contract/invoices/invoice.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import type { DB } from '#server/db/tables.ts'
import { newSlug } from '#server/kit/secret.ts'

export interface NewInvoice {
  number: string
  kind: 'invoice' | 'credit_note'
  booking_id: number
  /** The company of the list that the invoice is for. A credit note gets that of its invoice. */
  company_id: number | null
  folio_id: FolioId
  /** The charges that it covers; none of a credit note. */
  charge_keys: string[]
  corrects_id: number | null
  reason: string
  invoice_date: CalendarDate
  issued_at: string
  property: PrintedProperty
  guest: PrintedGuest
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  rooms: string
  charges: Paise
  cgst: Paise
  sgst: Paise
  round_off: Paise
  total: Paise
  advance_amount: Paise
}

type InvoiceRow = Insertable<DB['invoice']>

export const lineColumns = [
  'position',
  'kind',
  'description',
  'sac',
  'quantity',
  'rate',
  'discount',
  'amount',
  'treatment',
  'tax_rate',
  'cgst',
  'sgst',
] as const

const invoiceWithLines = statement((db, { lines, ...invoice }: InvoiceRow & { lines: string }) =>
  db
    .with('made', (given) => given.insertInto('invoice').values(invoice).returning(['id', 'slug']))
    .with('its_lines', (given) =>
      given
        .insertInto('invoice_line')
        .columns([...lineColumns, 'invoice_id'])
        .expression(
          given
            .selectFrom('made')
            .crossJoin(
              sql<Selectable<DB['invoice_line']>>`jsonb_populate_recordset(null::invoice_line, ${lines}::jsonb)`.as(
                'line',
              ),
            )
            .select(lineColumns)
            .select('made.id'),
        ),
    )
    .selectFrom('made')
    .select(['id', 'slug']),
)

export const insertInvoice = async (db: Db, invoice: NewInvoice, lines: (BillLine & { position: number })[]) => {
  const [made] = await invoiceWithLines(db, {
    ...invoice,
    slug: newSlug(),
    property: JSON.stringify(invoice.property),
    guest: JSON.stringify(invoice.guest),
    lines: JSON.stringify(lines),
  })
  if (!made) throw new Error('an invoice was inserted without a row')
  return { ...made, number: invoice.number }
}

export const insertInvoiceDiscounts = (
  db: Db,
  invoice_id: number,
  discounts: { discount_id: number; amount: Paise }[],
) =>
  db
    .insertInto('invoice_discount')
    .values(discounts.map((discount) => ({ invoice_id, ...discount })))
    .execute()

/** Counts money of one invoice for another one. */
export const carryOver = (db: Db, from_invoice_id: number, to_invoice_id: number, amount: Paise) =>
  db.insertInto('carried_over').values({ from_invoice_id, to_invoice_id, amount }).execute()
