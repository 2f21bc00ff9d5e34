import { sql } from 'kysely'
import { emptyGuest } from '#contract/guests/guest.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'
import type { Db } from '#server/db/connect.ts'
import { bookingIdsOf } from '#server/privacy/departure-store.ts'
import { trailWithout } from '#server/privacy/stored-ids.ts'

const own = (id: number) => sql`(select booking.id from booking where booking.guest_id = ${id})`

/** Empties the guest. The nationality stays, because every guest has one. */
export const emptyTheGuest = (db: Db, id: number, now: Date) => {
  const { nationality_id: _, ...nothing } = emptyGuest
  const emptied = { ...nothing, name: say.formerGuest, id_proof_image: null, ids_entered_on: null }
  return db
    .updateTable('guest')
    .set({ ...emptied, anonymised_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Closes the guest area and deletes the account with its sessions. */
export const deleteAccountOf = async (db: Db, id: number) => {
  await db.deleteFrom('guest_invitation').where('guest_id', '=', id).execute()
  const accounts = await db.deleteFrom('account').where('guest_id', '=', id).returning(['id', 'slug']).execute()
  return accounts.map(({ slug }) => slug)
}

/** Texts that people wrote about the guest, and copies of the name. */
export const emptyTexts = async (db: Db, id: number) => {
  await db.updateTable('booking_request').set({ note: '', answer: '' }).where('guest_id', '=', id).execute()
  await db.updateTable('booking_guest').set({ guest_name: say.formerGuest }).where('guest_id', '=', id).execute()
  await db.updateTable('occupant').set({ relation: '', age: null }).where('guest_id', '=', id).execute()
  await db.updateTable('folio').set({ name: say.formerGuest }).where('guest_id', '=', id).execute()
}

/** What the guest register keeps of earlier stays. It then shows the emptied guest. */
export const deleteDepartures = (db: Db, id: number) =>
  db.deleteFrom('departed_guest').where('guest_id', '=', id).execute()

/** Of what was filed of a foreign national, numbers and times stay: they prove that it was done. */
export const emptyFilings = (db: Db, id: number) =>
  db
    .updateTable('foreigner_filing')
    .set({ onward_address: '', filed_values: null })
    .where('guest_id', '=', id)
    .execute()

const guestColumns = [...Object.keys(emptyGuest), 'id_proof_image'].filter((column) => column !== 'nationality_id')

/** Deletes the guest's data from the audit trail: of the guest, the account, and the texts of the bookings. */
export const emptyTrail = async (db: Db, guest: { id: number; slug: string }, accountSlugs: string[]) => {
  const trail = (entity: string, columns: string[]) =>
    db.updateTable('audit_entry').set(trailWithout(columns)).where('entity', '=', entity)
  const about = (key: string) => sql<boolean>`(coalesce(after, before) ->> ${key})::integer`
  const { id } = guest
  await trail('guest', guestColumns).where('slug', '=', guest.slug).execute()
  await trail('account', ['name', 'email']).where(sql<boolean>`slug = any (${accountSlugs}::text[])`).execute()
  await trail('guest_invitation', ['email']).where(about('guest_id'), '=', sql<boolean>`${id}`).execute()
  await trail('booking_guest', ['guest_name']).where(about('guest_id'), '=', sql<boolean>`${id}`).execute()
  await trail('folio', ['name']).where(sql<boolean>`slug in (select slug from folio where guest_id = ${id})`).execute()
  await trail('occupant', ['relation', 'age'])
    .where(sql<boolean>`slug in (select slug from occupant where guest_id = ${id})`)
    .execute()
  await trail('booking_request', ['note', 'answer'])
    .where(sql<boolean>`slug in (select slug from booking_request where guest_id = ${id})`)
    .execute()
  await trail('foreigner_filing', ['onward_address'])
    .where(sql<boolean>`slug in (select slug from occupant where guest_id = ${id})`)
    .execute()
  await trail('registration_card', ['signer_name'])
    .where(sql<boolean>`${about('booking_id')} in (${bookingIdsOf(sql.lit(id))})`)
    .execute()
}

/** Slugs of the guest's records that notifications and kept replies are about. */
export const listRecordSlugs = async (db: Db, { id, slug }: { id: number; slug: string }) => {
  const { rows } = await sql<{ slug: string }>`
    select slug from booking where booking.id in (${bookingIdsOf(sql.lit(id))})
    union select slug from occupant where guest_id = ${id}
    union select slug from booking_request where guest_id = ${id}
    union select slug from guest_order where booking_id in ${own(id)}
    union select slug from occupant where guest_id = ${id}
    union select slug from invoice where booking_id in ${own(id)}`.execute(db)
  return [slug, ...rows.map((row) => row.slug)]
}

export const deleteNoticesAbout = (db: Db, slugs: string[]) =>
  sql`delete from notice where slug = any (${slugs}::text[])`.execute(db)
