import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RoomDraft, RoomEdit, RoomQuery, RoomStatus } from '#contract/rooms/room.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { hasLiveStatus } from '#server/bookings/has-live-status.ts'
import { overstay } from '#server/bookings/stays/overdue.ts'
import {
  type Day,
  isFreeOn,
  roomStatus,
  roomStatusOrder,
  roomStatusTonight,
} from '#server/bookings/stays/room-occupancy-store.ts'
import type { Db } from '#server/db/connect.ts'
import { containing, listPage, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'
import { openFaults } from '#server/repairs/fault-store.ts'
import { roomProblems } from '#server/rooms/room-problems.ts'

export const currentRooms = (db: Db) =>
  db.selectFrom('room').innerJoin('room_type', 'room_type.id', 'room.room_type_id').where('room.retired_at', 'is', null)

/** The same as `isReady` of the contract. */
const isReadyRoom = sql<boolean>`(room.condition = 'inspected'
  or room.condition = 'clean' and not (select ready_means_inspected from property limit 1))`

export const withRoomColumns = (
  rooms: ReturnType<typeof currentRooms>,
  today: Day,
  { overstayShown = overstay(today), status = roomStatus(today) } = {},
) =>
  rooms
    .select(['room.id', 'room.slug', 'room.room_number', 'room.room_type_id', 'room.description', 'room.version'])
    .select(['room.condition', isReadyRoom.as('is_ready')])
    .select([status.as('status'), overstayShown.as('overstay'), openFaults.as('open_faults')])
    .select(({ ref }) =>
      jsonBuildObject({
        name: ref('room_type.name'),
        max_adults: ref('room_type.max_adults'),
        max_children: ref('room_type.max_children'),
        max_infants: ref('room_type.max_infants'),
        price_per_night: ref('room_type.price_per_night'),
      }).as('room_type'),
    )

const sortColumns = { room_number: sql.ref('room.room_number'), room_type: sql.ref('room_type.name') }

const search = (db: Db, { search, status, room_type_id, free_on }: RoomQuery, today: CalendarDate) => {
  let rooms = currentRooms(db)
  if (status) rooms = rooms.where(roomStatusTonight(today), '=', status)
  if (room_type_id) rooms = rooms.where('room.room_type_id', '=', room_type_id)
  if (free_on) rooms = rooms.where(isFreeOn(free_on, today))
  if (!search) return rooms
  const pattern = containing(search)
  return rooms.where((is) =>
    is.or([
      is('room.room_number', 'ilike', pattern),
      is('room_type.name', 'ilike', pattern),
      is('room.description', 'ilike', pattern),
    ]),
  )
}

/** Locks the type, so that it can't be deleted before the room is saved. */
const lockRoomType = async (db: Db, id: number) => {
  const type = await db
    .selectFrom('room_type')
    .select('id')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  if (!type) throw roomProblems.typeMissing()
}

/** Locks the room until the transaction ends, so that no guest is checked in meanwhile. */
export const lockRoom = (db: Db, slug: string) =>
  db
    .selectFrom('room')
    .select(['id', 'room_number', 'under_maintenance', 'version'])
    .where('slug', '=', slug)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** A current or future booking of the room. */
const findLiveStay = (db: Db, roomId: number) =>
  db
    .selectFrom('stay')
    .innerJoin('booking', 'booking.id', 'stay.booking_id')
    .select(bookingNumber.as('booking_number'))
    .where('stay.room_id', '=', roomId)
    .where(hasLiveStatus('stay.booking_status'))
    .limit(1)
    .executeTakeFirst()

/** Whether a booking, an order or a repair refers to the room. */
const isRemembered = async (db: Db, roomId: number) => {
  const { isRemembered } = await db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('stay').select('id').where('room_id', '=', roomId)),
        exists(selectFrom('guest_order').select('id').where('room_id', '=', roomId)),
        exists(selectFrom('repair').select('id').where('room_id', '=', roomId)),
      ]).as('isRemembered'),
    )
    .executeTakeFirstOrThrow()
  return isRemembered
}

/** The numbers that exist already. */
export const listExistingNumbers = async (db: Db, numbers: string[]) => {
  const rooms = await db
    .selectFrom('room')
    .select('room_number')
    .where('retired_at', 'is', null)
    .where(sql<boolean>`lower(btrim(room_number)) = any(${numbers.map((number) => number.toLowerCase())}::text[])`)
    .orderBy('room_number')
    .execute()
  return rooms.map(({ room_number }) => room_number)
}

/** Adds rooms of one type and returns the numbers added; numbers that exist already are skipped. */
export const insertRooms = async (
  db: Db,
  numbers: string[],
  draft: Pick<RoomDraft, 'room_type_id' | 'description'>,
) => {
  await lockRoomType(db, draft.room_type_id)
  const rooms = numbers.map((room_number) => ({ ...draft, room_number, slug: newSlug() }))
  const added = await db
    .insertInto('room')
    .values(rooms)
    .onConflict((conflict) => conflict.doNothing())
    .returning('room_number')
    .execute()
  return added.map(({ room_number }) => room_number)
}

/** The status as it is stored. A status that is not sent is left unchanged, and `occupied` is never stored. */
const storedStatus = (status: RoomStatus | undefined) =>
  status === undefined || status === 'occupied' ? {} : { under_maintenance: status === 'maintenance' }

export const roomStore = {
  entity: 'room',

  list(db: Db, query: RoomQuery, today: CalendarDate) {
    const { column, direction } = sortOrder(query.sort ?? 'room_number')
    const found = search(db, query, today)
    return listPage(
      query,
      found.select(sql<number>`count(*)`.as('total')),
      withRoomColumns(found, today, { status: roomStatusTonight(today) })
        .orderBy(column === 'status' ? roomStatusOrder(today) : sortColumns[column], direction)
        .orderBy('room.room_number')
        .orderBy('room.id'),
    )
  },

  get: (db: Db, slug: string, today: CalendarDate) =>
    withRoomColumns(currentRooms(db), today).where('room.slug', '=', slug).executeTakeFirst(),

  async save(db: Db, { maintenance: _nights, status, ...draft }: RoomDraft) {
    await lockRoomType(db, draft.room_type_id)
    const slug = newSlug()
    await db
      .insertInto('room')
      .values({ slug, ...draft, ...storedStatus(status) })
      .execute()
    return slug
  },

  async update(db: Db, slug: string, { room_number, version, maintenance: _nights, status, ...changes }: RoomEdit) {
    const room = await lockRoom(db, slug)
    if (room?.version !== version) return false
    if (room.room_number !== room_number) throw roomProblems.numberIsFixed()
    await lockRoomType(db, changes.room_type_id)
    await db
      .updateTable('room')
      .set({ ...changes, ...storedStatus(status) })
      .where('id', '=', room.id)
      .execute()
    return true
  },

  async remove(db: Db, slug: string) {
    const room = await lockRoom(db, slug)
    if (!room) return false
    const live = await findLiveStay(db, room.id)
    if (live) throw roomProblems.inUse(live.booking_number)
    if (await isRemembered(db, room.id)) {
      await db.updateTable('room').set({ retired_at: sql`now()` }).where('id', '=', room.id).execute()
    } else await db.deleteFrom('room').where('id', '=', room.id).execute()
    return true
  },
}
