import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

const printed = statement((db, { guest_id }: { guest_id: number }) =>
  db
    .selectFrom('guest')
    .innerJoin('property', (join) => join.onTrue())
    .select('property.invoice_prefix')
    .select(({ ref }) => [
      jsonBuildObject({
        name: ref('property.name'),
        address: ref('property.address'),
        city: ref('property.city'),
        pin_code: ref('property.pin_code'),
        state: ref('property.state'),
        phone: ref('property.phone'),
        email: ref('property.email'),
        gstin: ref('property.gstin'),
        upi_id: ref('property.upi_id'),
        logo: ref('property.logo'),
      }).as('property'),
      jsonBuildObject({
        name: ref('guest.name'),
        address: ref('guest.address'),
        phone: ref('guest.phone'),
        email: ref('guest.email'),
      }).as('guest'),
    ])
    .where('guest.id', '=', guest_id),
)

/** The data that an invoice stores as a copy. */
export const getPrinted = async (db: Db, guestId: number) => {
  const [found] = await printed(db, { guest_id: guestId })
  if (!found) throw new Error('a booking names a guest that is not there')
  return found
}

export const getCreditNotePrefix = async (db: Db) => {
  const { credit_note_prefix } = await db.selectFrom('property').select('credit_note_prefix').executeTakeFirstOrThrow()
  return credit_note_prefix
}

export const getInvoicePrefix = async (db: Db) => {
  const { invoice_prefix } = await db.selectFrom('property').select('invoice_prefix').executeTakeFirstOrThrow()
  return invoice_prefix
}
