import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { ageOn } from '#contract/occupants/age-on.ts'
import type { LikelyOccupant, Occupant, OccupantEdit } from '#contract/occupants/occupant.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import { getGuests } from '#server/guests/guest-store.ts'
import { giveHome } from '#server/occupants/home-store.ts'

const rowsOf = statement((db, { booking_id }: { booking_id: number }) =>
  db
    .selectFrom('occupant')
    .innerJoin('booking', 'booking.id', 'occupant.booking_id')
    .select(['occupant.slug', 'occupant.relation', 'occupant.age as told_age', 'occupant.version'])
    .select(['occupant.arrived_at', 'occupant.left_at', 'occupant.guest_id', 'booking.check_in_date'])
    .select(
      sql<number | null>`case when exists (
        select from stay where stay.booking_id = booking.id and stay.line = occupant.line
      ) then occupant.line end`.as('line'),
    )
    .select(sql<boolean>`occupant.guest_id = booking.guest_id`.as('is_booker'))
    .where('occupant.booking_id', '=', booking_id)
    .orderBy('occupant.line')
    .orderBy(sql`occupant.guest_id <> booking.guest_id`)
    .orderBy('occupant.id'),
)

/** Everybody in the rooms of a booking: by room, the guest who books first. */
export const listOccupants = async (db: Db, booking_id: number): Promise<Occupant[]> => {
  const rows = await rowsOf(db, { booking_id })
  const guests = await getGuests(
    db,
    rows.map(({ guest_id }) => guest_id),
  )
  return rows.flatMap(({ guest_id, check_in_date, ...row }) => {
    const guest = guests.find(({ id }) => id === guest_id)
    if (!guest) return []
    const age = guest.birth_date ? ageOn(guest.birth_date, check_in_date) : row.told_age
    return [{ ...row, age, guest }]
  })
}

const mostLikely = 12

interface Around {
  booking_id: number
  guest_id: number
  limit: number
}

const likelyRows = statement((db, { booking_id, guest_id, limit }: Around) =>
  db
    .with('here', (given) =>
      given
        .selectFrom('occupant')
        .select('guest_id')
        .where('booking_id', '=', booking_id)
        .union(given.selectFrom('guest').select('id as guest_id').where('id', '=', guest_id)),
    )
    .with('known', (given) =>
      given
        .selectFrom('here')
        .innerJoin('occupant as earlier', 'earlier.guest_id', 'here.guest_id')
        .innerJoin('occupant as other', 'other.booking_id', 'earlier.booking_id')
        .select(['other.guest_id', 'other.relation', 'other.age', 'other.booking_id'])
        .where('other.booking_id', '<>', booking_id)
        .unionAll(
          given
            .selectFrom('booking_guest')
            .select(['booking_guest.guest_id', sql<string>`''`.as('relation')])
            .select([sql<number | null>`null::integer`.as('age'), 'booking_guest.booking_id'])
            .where('booking_guest.booking_id', '=', booking_id)
            .where('booking_guest.guest_id', 'is not', null)
            .$narrowType<{ guest_id: number }>(),
        ),
    )
    .with('newest', (given) =>
      given
        .selectFrom('known')
        .selectAll()
        .distinctOn('known.guest_id')
        .where('known.guest_id', 'not in', (never) => never.selectFrom('here').select('here.guest_id'))
        .orderBy('known.guest_id')
        .orderBy('known.booking_id', 'desc'),
    )
    .selectFrom('newest')
    .innerJoin('guest', 'guest.id', 'newest.guest_id')
    .innerJoin('booking', 'booking.id', 'newest.booking_id')
    .select(['newest.guest_id', 'newest.relation', 'newest.age', 'guest.name', 'guest.birth_date'])
    .select('booking.check_in_date')
    .where('guest.anonymised_at', 'is', null)
    .orderBy('newest.booking_id', 'desc')
    .orderBy('guest.name')
    .limit(limit),
)

/** Who stayed before with the people of a booking or with a guest, or is on the list of the group, the latest first. */
export const listLikelyOccupants = async (
  db: Db,
  { booking_id = 0, guest_id = 0 }: { booking_id?: number; guest_id?: number },
): Promise<LikelyOccupant[]> => {
  const rows = await likelyRows(db, { booking_id, guest_id, limit: mostLikely })
  return rows.map(({ birth_date, check_in_date, ...row }) => ({
    ...row,
    age: birth_date ? ageOn(birth_date, check_in_date) : row.age,
  }))
}

/** An occupant with the slug of the booking, to be locked. */
export const findOccupant = (db: Db, slug: string) =>
  db
    .selectFrom('occupant')
    .innerJoin('booking', 'booking.id', 'occupant.booking_id')
    .innerJoin('guest', 'guest.id', 'occupant.guest_id')
    .select(['occupant.id', 'occupant.version', 'booking.slug as booking_slug', 'guest.name', 'guest.anonymised_at'])
    .where('occupant.slug', '=', slug)
    .executeTakeFirst()

export const hasLine = async (db: Db, booking_id: number, line: number) => {
  const stay = await db
    .selectFrom('stay')
    .select('id')
    .where('booking_id', '=', booking_id)
    .where('line', '=', line)
    .limit(1)
    .executeTakeFirst()
  return stay !== undefined
}

/** Whether the guests of a line are in their room: of a group, some rooms begin later or have left. */
export const isOccupied = async (db: Db, booking_id: number, line: number, today: CalendarDate) => {
  const stay = await db
    .selectFrom('stay')
    .select('id')
    .where('booking_id', '=', booking_id)
    .where('line', '=', line)
    .where('check_in_date', '<=', today)
    .where('departed_on', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return stay !== undefined
}

/** When the people of a room arrived who are there already; somebody who is added the same day came with them. */
export const arrivalInRoom = async (db: Db, booking_id: number, line: number) => {
  const row = await db
    .selectFrom('occupant')
    .select('arrived_at')
    .where('booking_id', '=', booking_id)
    .where('line', '=', line)
    .where('arrived_at', 'is not', null)
    .orderBy('arrived_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.arrived_at ?? undefined
}

interface Companion {
  guest_id: number
  relation: string
  line: number
}

interface NewOccupant extends Companion {
  booking_id: number
  age: number | null
  arrived_at: string | null
  left_at: string | null
}

export const insertOccupant = async (db: Db, occupant: NewOccupant) => {
  const { slug } = await db.insertInto('occupant').values(occupant).returning('slug').executeTakeFirstOrThrow()
  return slug
}

/** The companions of a new booking; the guest who books is in it already. */
export const addCompanions = async (db: Db, booking_id: number, companions: Companion[]) => {
  await db
    .insertInto('occupant')
    .values(companions.map((companion) => ({ booking_id, ...companion })))
    .onConflict((conflict) => conflict.columns(['booking_id', 'guest_id']).doNothing())
    .execute()
  await giveHome(db, booking_id)
}

const instantOf = (local: string | null) =>
  local === null ? null : sql<string>`${local}::timestamp at time zone (select time_zone from property)`

/** The times are those of the hotel's clock; one that is left out stays as it is. */
export const updateOccupant = (
  db: Db,
  id: number,
  { arrived_at, left_at, ...changes }: Omit<OccupantEdit, 'version'>,
) =>
  db
    .updateTable('occupant')
    .set({
      ...changes,
      ...(arrived_at !== undefined && { arrived_at: instantOf(arrived_at) }),
      ...(left_at !== undefined && { left_at: instantOf(left_at) }),
    })
    .where('id', '=', id)
    .execute()

export const deleteOccupant = (db: Db, id: number) => db.deleteFrom('occupant').where('id', '=', id).execute()
