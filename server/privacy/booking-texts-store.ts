import { sql } from 'kysely'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'
import type { Db } from '#server/db/connect.ts'
import { trailWithout } from '#server/privacy/stored-ids.ts'

const own = (id: number) => sql<number>`(select booking.id from booking where booking.guest_id = ${id})`

const emptied = (column: string) => sql<string | null>`case when ${sql.ref(column)} is not null then '' end`

/** Texts that people wrote about the guest's own bookings and the money of them. Amounts and dates stay. */
export const emptyBookingTexts = async (db: Db, id: number) => {
  const isOwn = sql<boolean>`booking_id in ${own(id)}`
  await db
    .updateTable('booking')
    .set({ desk_remarks: '', housekeeping_remarks: '', cancel_reason: emptied('cancel_reason') })
    .set({ late_entry_reason: emptied('late_entry_reason'), fee_reason: emptied('fee_reason') })
    .set({ rate_override_reason: emptied('rate_override_reason') })
    .set({ group_name: sql`case when group_name is not null then ${say.formerGuest} end` })
    .where('guest_id', '=', id)
    .execute()
  await db.updateTable('payment').set({ source: '', reference: '', reason: '' }).where(isOwn).execute()
  await db
    .updateTable('deposit')
    .set({ source: '', reference: '', return_source: '', return_reference: '' })
    .set({ keep_reason: sql`case when keep_reason <> '' then ${say.deletedText} else '' end` })
    .where(isOwn)
    .execute()
  await db.updateTable('discount').set({ reason: say.deletedText }).where(isOwn).execute()
  await db
    .updateTable('extra')
    .set({ description: sql`(select name from tax_category where tax_category.id = extra.tax_category_id)` })
    .where(isOwn)
    .execute()
  await db.updateTable('folio').set({ name: say.formerFolio }).where(isOwn).execute()
  await db.updateTable('guest_order').set({ notes: '' }).where(isOwn).execute()
  // People of a group who are on the list by name only.
  await db
    .updateTable('booking_guest')
    .set({ guest_name: say.formerGuest })
    .where(isOwn)
    .where('guest_id', 'is', null)
    .execute()
}

const columnsOf = {
  payment: ['source', 'reference', 'reason'],
  deposit: ['source', 'reference', 'keep_reason', 'return_source', 'return_reference'],
  discount: ['reason'],
  extra: ['description'],
  folio: ['name'],
  guest_order: ['notes'],
}

const columnsOfBooking = [
  ...['desk_remarks', 'housekeeping_remarks', 'cancel_reason', 'group_name'],
  ...['late_entry_reason', 'fee_reason', 'rate_override_reason'],
]

/** The same texts in the audit trail, also of records that were removed from the bookings. */
export const emptyBookingTextsInTrail = async (db: Db, id: number) => {
  const trail = (entity: string, columns: string[]) =>
    db.updateTable('audit_entry').set(trailWithout(columns)).where('entity', '=', entity)
  const isAboutOwn = sql<boolean>`(coalesce(after, before) ->> 'booking_id')::integer in ${own(id)}`
  await trail('booking', columnsOfBooking)
    .where(sql<boolean>`slug in (select slug from booking where guest_id = ${id})`)
    .execute()
  for (const [entity, columns] of Object.entries(columnsOf)) {
    // Only the first and the last entry of a record name its booking.
    await trail(entity, columns)
      .where(sql<boolean>`slug in (select slug from audit_entry where entity = ${entity} and ${isAboutOwn})`)
      .execute()
  }
  await trail('booking_guest', ['guest_name']).where(isAboutOwn).execute()
}

/** Slugs of what is charged and paid for the guest's own bookings. */
export const listMoneySlugs = async (db: Db, id: number) => {
  const { rows } = await sql<{ slug: string }>`
    select slug from payment where booking_id in ${own(id)}
    union select slug from deposit where booking_id in ${own(id)}
    union select slug from discount where booking_id in ${own(id)}
    union select slug from extra where booking_id in ${own(id)}
    union select slug from folio where booking_id in ${own(id)}`.execute(db)
  return rows.map((row) => row.slug)
}
