import { sql } from 'kysely'
import type { GuestDuplicateQuery, GuestOptionQuery } from '#contract/guests/guest.ts'
import { isMaskedAadhaar } from '#contract/guests/id-proof.ts'
import type { Db } from '#server/db/connect.ts'
import { runPrepared } from '#server/db/statement.ts'
import { isGuestFound } from '#server/guests/guest-search.ts'

const mostOptions = 20
const mostDuplicates = 5

/** Guests to choose from: names that begin with the search come first; without a search, the newest guests. */
export const listGuestOptions = (db: Db, { search, id }: GuestOptionQuery) => {
  const all = db.selectFrom('guest').select(['id', 'name', 'phone', 'nationality_id']).limit(mostOptions)
  if (id !== undefined) return all.where('id', '=', id).execute()
  const guests = all.where('anonymised_at', 'is', null)
  if (search === '') return guests.orderBy('id', 'desc').execute()
  const found = guests
    .where(isGuestFound(search))
    .orderBy(sql`starts_with(lower(guest.name), lower(${search}))`, 'desc')
    .orderBy(sql`guest.name collate natural_order`)
    .orderBy('id')
  return runPrepared(db, found)
}

const sameNumber = (number: string) =>
  sql<boolean>`(guest.id_proof_number <> '' and lower(replace(guest.id_proof_number, ' ', '')) = lower(replace(${number}, ' ', '')))`

/** Four digits are equal by chance once in ten thousand, so a similar name is required too. */
const sameAadhaar = (number: string, name: string) =>
  name === '' ? sameNumber(number) : sql<boolean>`(${sameNumber(number)} and similarity(guest.name, ${name}) > 0.4)`

/** Possible duplicates of the guest who is being registered. */
export const findDuplicates = async (db: Db, { name, phone, id_proof_number, except }: GuestDuplicateQuery) => {
  const never = sql<boolean>`false`
  const digits = phone.replace(/[\s().-]/g, '')
  const byPhone = digits === '' ? never : sql<boolean>`(guest.phone collate "C" = ${digits})`
  const isAadhaar = isMaskedAadhaar(id_proof_number)
  const byNumber =
    id_proof_number === '' ? never : isAadhaar ? sameAadhaar(id_proof_number, name) : sameNumber(id_proof_number)
  const rows = await db
    // Finds all of them first: with a limit of five the planner would scan every guest from the newest on.
    .with(
      (table) => table('duplicate').materialized(),
      (guests) =>
        guests
          .selectFrom('guest')
          .select(['id', 'slug', 'name', 'phone', 'id_proof_type', 'id_proof_number'])
          .select([byPhone.as('same_phone'), byNumber.as('same_number')])
          .where(({ or }) => or([byPhone, byNumber]))
          .$if(except !== undefined, (others) => others.where('slug', '<>', except ?? '')),
    )
    .selectFrom('duplicate')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(mostDuplicates)
    .execute()
  return rows.map(({ same_phone, same_number, ...guest }) => ({
    ...guest,
    same: [...(same_phone ? ['phone' as const] : []), ...(same_number ? ['id_proof_number' as const] : [])],
  }))
}
