import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { DueGuest, Removable, RetentionRun } from '#contract/privacy/retention.ts'
import type { Db } from '#server/db/connect.ts'
import { bookingIdsOf, isExpected, lastDeparture, yearAfter } from '#server/privacy/departure-store.ts'
import { isHeldInTrail, trailWithout } from '#server/privacy/stored-ids.ts'

export const getRetention = (db: Db) =>
  db
    .selectFrom('property')
    .select(['id_retention_days as days', 'register_retention_days', 'version'])
    .executeTakeFirstOrThrow()

/** False if the settings do not have this version any more. */
export const saveRetention = async (db: Db, days: number | null, version: number) => {
  const { numUpdatedRows } = await db
    .updateTable('property')
    .set({ id_retention_days: days, version: sql`version + 1` })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A guest as listed, with what the deletion needs. */
export interface DueRow extends Omit<DueGuest, 'slug'> {
  /** Null if the guest was deleted. */
  id: number | null
  slug: string
  photo: string | null
}

interface Found extends Omit<DueRow, 'removes'> {
  total: number
  has_id_number: boolean
  has_passport_no: boolean
  has_visa_no: boolean
  has_signature: boolean
}

const guestId = sql.ref('guest.id')

/**
 * Guests whose IDs were kept for so many days after the last departure, the oldest first. The day of departure itself
 * does not count: with 30 days, IDs of a guest who left on the 1st are kept until the 31st. IDs that were entered later
 * than that, for a next stay, count from that day. Deleted guests count from the day of the deletion.
 */
export const listDue = async (db: Db, today: CalendarDate, days: number, most: number) => {
  const { rows } = await sql<Found>`
    with signer as (
      select occupant.guest_id from registration_card join occupant on occupant.id = registration_card.occupant_id
      union select booking.guest_id from registration_card join booking on booking.id = registration_card.booking_id
    ), known as (
      select guest.id, guest.slug, guest.name, guest.nationality_id, guest.id_proof_image as photo,
        guest.id_proof_number <> '' as has_id_number, guest.passport_no <> '' as has_passport_no,
        guest.visa_no <> '' as has_visa_no,
        exists (select from registration_card where booking_id in (${bookingIdsOf(guestId)})) as has_signature,
        stayed.departure, greatest(guest.ids_entered_on, stayed.departure) as since
      from guest, lateral (select ${lastDeparture(guestId)} as departure) stayed
      where (guest.ids_entered_on + ${days}::integer < ${today}::date
          or guest.ids_entered_on is null and guest.id in (select guest_id from signer))
        and not ${isExpected(guestId)}
      union all
      select null, audit_entry.slug, audit_entry.before ->> 'name', (audit_entry.before ->> 'nationality_id')::integer,
        null, false, false, false, false, null, hotel_day(audit_entry.at)
      from audit_entry
      where audit_entry.entity = 'guest' and audit_entry.action = 'delete' and exists (
        select before, after from audit_entry other
        where other.entity = 'guest' and other.slug = audit_entry.slug and ${isHeldInTrail()}
      )
    ), timed as (
      select known.*, greatest(known.since + ${days}::integer,
        case when nationality.name <> 'Indian' then ${yearAfter(sql.ref('known.since'))} end) as kept_until
      from known join nationality on nationality.id = known.nationality_id
    )
    select id, slug, name, photo, has_id_number, has_passport_no, has_visa_no, has_signature, departure, since,
      kept_until, count(*) over () as total
    from timed where kept_until < ${today}::date
    order by since, slug limit ${most}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    due: rows.map(({ total: _, has_id_number, has_passport_no, has_visa_no, has_signature, ...row }): DueRow => {
      const held: [Removable, boolean][] = [
        ['photo', row.photo !== null],
        ['id_number', has_id_number],
        ['passport_no', has_passport_no],
        ['visa_no', has_visa_no],
        ['signature', has_signature],
      ]
      const removes = held.filter(([, isHeld]) => isHeld).map(([what]) => what)
      return { ...row, removes: removes.length > 0 ? removes : ['trail'] }
    }),
  }
}

/** One deletion at a time, until the transaction ends. */
export const waitForTurn = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('sarai.retention'))`.execute(db)

/** Until the transaction ends, these guests get no new booking, room or request. */
export const lockGuests = (db: Db, ids: number[]) =>
  sql`select from guest where id = any (${ids}::integer[]) order by id for update`.execute(db)

export const deleteIds = (db: Db, ids: number[]) =>
  db
    .updateTable('guest')
    .set({ id_proof_number: '', passport_no: '', visa_no: '', id_proof_image: null, ids_entered_on: null })
    .where(sql<boolean>`id = any (${ids}::integer[])`)
    .execute()

/** The numbers that the registers keep of those who left, and of foreign nationals who were filed. */
export const deleteKeptIds = async (db: Db, ids: number[]) => {
  await sql`update departed_guest set registered = registered || '{"id_proof_number": "", "passport_no": ""}'
    where guest_id = any (${ids}::integer[])`.execute(db)
  await sql`update foreigner_filing set filed_values = filed_values || '{"passport_no": "", "visa_no": ""}'
    where guest_id = any (${ids}::integer[]) and filed_values is not null`.execute(db)
}

export const deleteIdsInTrail = (db: Db, slugs: string[]) =>
  db
    .updateTable('audit_entry')
    .set(trailWithout())
    .where('entity', '=', 'guest')
    .where(sql<boolean>`slug = any (${slugs}::text[])`)
    .where(isHeldInTrail())
    .execute()

/** The signed registration cards of the guests' bookings, with their copies of the IDs; answers the signatures' files. */
export const deleteCards = async (db: Db, ids: number[]) => {
  const cards = await db
    .deleteFrom('registration_card')
    .where(
      sql<boolean>`booking_id in (select booking.id from unnest(${ids}::integer[]) guest (id),
        lateral (${bookingIdsOf(guestId)}) booking)`,
    )
    .returning('signature')
    .execute()
  return cards.map(({ signature }) => signature)
}

/** Replies that are kept for a repeated request, if they name one of these records. */
export const deleteRepliesAbout = (db: Db, slugs: string[]) =>
  sql`delete from idempotency_key where exists (
    select from unnest(${slugs}::text[]) slug where position('"' || slug || '"' in reply) > 0)`.execute(db)

/** Samples of the values for the planner of queries, which the database keeps until it takes new ones. */
export const forgetSamples = (db: Db) =>
  sql`
  analyze guest, guest_words, departed_guest, foreigner_filing, audit_entry, idempotency_key`.execute(db)

export const addRun = (db: Db, run: Omit<RetentionRun, 'id' | 'who'> & { account_id: number | null }) =>
  db.insertInto('retention_run').values(run).execute()

const mostRuns = 50

export const listRuns = (db: Db): Promise<RetentionRun[]> =>
  db
    .selectFrom('retention_run')
    .leftJoin('account', 'account.id', 'retention_run.account_id')
    .select(['retention_run.id', 'retention_run.at', 'account.name as who', 'retention_run.guests'])
    .select(['photos', 'id_numbers', 'passports', 'visas', 'signatures'])
    .orderBy('retention_run.id', 'desc')
    .limit(mostRuns)
    .execute()
