import { sql } from 'kysely'
import type { PrintedGuest, PrintedProperty } from '#contract/invoices/invoice.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/** The folio that money is for; null is the booking's own. */
export interface PaidFolio {
  booking_id: number
  folio_id: number | null
}

interface Payer {
  property: PrintedProperty
  guest: PrintedGuest
}

const payers = statement(
  (_, { booking_id, folio_id }: PaidFolio) => sql<Payer>`
    select
      jsonb_build_object(
        'name', property.name, 'address', property.address, 'state', property.state, 'phone', property.phone,
        'email', property.email, 'gstin', property.gstin, 'upi_id', property.upi_id, 'logo', property.logo
      ) as property,
      jsonb_build_object(
        'name', guest.name, 'address', guest.address, 'phone', guest.phone, 'email', guest.email,
        'billed_to', case when company.id is not null then jsonb_build_object(
          'name', company.name, 'address', company.address, 'gstin', company.gstin
        ) end
      ) as guest
    from booking
      left join folio on folio.id = ${folio_id}
      join guest on guest.id = coalesce(folio.guest_id, booking.guest_id)
      left join company on company.id = case when folio.id is null then booking.company_id else folio.company_id end
      cross join property
    where booking.id = ${booking_id}`,
)

/** Hotel, guest and the company that pays for the guest, as a voucher stores them. A folio may have its own payer. */
export const getPayer = async (db: Db, { booking_id, folio_id }: PaidFolio) => {
  const [payer] = await payers(db, { booking_id, folio_id })
  if (!payer) throw new Error('a payment names a booking that is not there')
  return payer
}
