import { sql } from 'kysely'
import type { DiscountDraft } from '#contract/folios/folio.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'
import type { DB } from '#server/db/tables.ts'
import { isLiveInvoice } from '#server/folios/bill-parts.ts'
import { newSlug } from '#server/kit/secret.ts'

const invoiced = sql<Paise>`coalesce((
  select sum(invoice_discount.amount) from invoice_discount join invoice_balance using (invoice_id)
  where invoice_discount.discount_id = discount.id and ${isLiveInvoice}
), 0)::bigint`

export const listDiscounts = (db: Db, bookingId: number) =>
  db
    .selectFrom('discount')
    .leftJoin('account', 'account.id', 'discount.account_id')
    .select(['discount.id', 'discount.slug', 'discount.folio_id', 'discount.is_for_booking'])
    .select(['discount.percent', 'discount.amount', 'discount.at_most_percent'])
    .select(['discount.applies_to as on', 'discount.reason', 'discount.given_at', 'account.name as who'])
    .select(invoiced.as('invoiced'))
    .where('discount.booking_id', '=', bookingId)
    .where('discount.withdrawn_at', 'is', null)
    .orderBy('discount.id')
    .execute()
export type DiscountRow = Awaited<ReturnType<typeof listDiscounts>>[number]

export const insertDiscount = (
  db: Db,
  discount: Pick<DB['discount'], 'booking_id' | 'folio_id' | 'is_for_booking' | 'at_most_percent' | 'account_id'>,
  { percent, amount, on, reason }: DiscountDraft,
) =>
  db
    .insertInto('discount')
    .values({
      slug: newSlug(),
      ...discount,
      percent: percent ?? null,
      amount: amount ?? null,
      applies_to: on,
      reason,
    })
    .execute()

/** What an invoice has given of each discount. */
export const listDiscountsOfInvoice = (db: Db, invoiceId: number) =>
  db.selectFrom('invoice_discount').select(['discount_id', 'amount']).where('invoice_id', '=', invoiceId).execute()

export const findDiscount = (db: Db, slug: string) =>
  db
    .selectFrom('discount')
    .innerJoin('booking', 'booking.id', 'discount.booking_id')
    .select(['discount.id', 'booking.slug as booking_slug'])
    .where('discount.slug', '=', slug)
    .executeTakeFirst()

/** The amount that invoices have given of it, without those that were credited completely. */
export const amountInvoiced = async (db: Db, id: number) => {
  const found = await db.selectFrom('discount').select(invoiced.as('invoiced')).where('id', '=', id).executeTakeFirst()
  return found?.invoiced ?? 0
}

/** A discount that no invoice has ever given is deleted; one on a credited invoice is only withdrawn. */
export const withdrawDiscount = async (db: Db, id: number) => {
  const given = db.selectFrom('invoice_discount').select('invoice_id').where('discount_id', '=', id)
  const { numDeletedRows } = await db
    .deleteFrom('discount')
    .where('id', '=', id)
    .where(({ not, exists }) => not(exists(given)))
    .executeTakeFirst()
  if (numDeletedRows > 0) return
  await db.updateTable('discount').set({ withdrawn_at: sql`now()` }).where('id', '=', id).execute()
}
