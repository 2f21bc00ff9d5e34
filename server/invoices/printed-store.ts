import type { Db } from '#server/db/connect.ts'

/** What an invoice keeps a copy of. */
export const getPrinted = async (db: Db, guestId: number) => {
  const { invoice_prefix, ...property } = await db
    .selectFrom('property')
    .select(['name', 'address', 'state', 'phone', 'email', 'gstin', 'upi_id', 'logo', 'invoice_prefix'])
    .executeTakeFirstOrThrow()
  const guest = await db
    .selectFrom('guest')
    .select(['name', 'address', 'phone', 'email'])
    .where('id', '=', guestId)
    .executeTakeFirstOrThrow()
  return { property, guest, invoice_prefix }
}

export const getCreditNotePrefix = async (db: Db) => {
  const { credit_note_prefix } = await db.selectFrom('property').select('credit_note_prefix').executeTakeFirstOrThrow()
  return credit_note_prefix
}
