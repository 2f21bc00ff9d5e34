import { sql } from 'kysely'
import type { BilledCompany } from '#contract/folios/billed-company.ts'
import type { Db } from '#server/db/connect.ts'

type Company = NonNullable<BilledCompany['company']>

const invoices = (db: Db) =>
  db
    .selectFrom('invoice')
    .select(sql<Company>`invoice.guest -> 'billed_to'`.as('company'))
    .where('invoice.kind', '=', 'invoice')
    .where(sql<boolean>`invoice.guest -> 'billed_to' ->> 'name' is not null`)
    .orderBy('invoice.id', 'desc')
    .limit(1)

/** The company that the guest's last company invoice was for. */
export const lastCompanyOf = async (db: Db, guestId: number) => {
  const last = await invoices(db)
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .where('booking.guest_id', '=', guestId)
    .executeTakeFirst()
  return last?.company
}

/** Address and GSTIN of a company of this name, from its last invoice for any guest. */
export const findCompany = async (db: Db, name: string) => {
  const last = await invoices(db)
    .where(sql<boolean>`lower(btrim(invoice.guest -> 'billed_to' ->> 'name')) = lower(btrim(${name}))`)
    .executeTakeFirst()
  return last?.company
}

export const companyOfGuest = (db: Db, guestId: number) =>
  db.selectFrom('guest').select(['company', 'mode_of_payment']).where('id', '=', guestId).executeTakeFirst()
