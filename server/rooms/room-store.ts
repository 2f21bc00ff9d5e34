import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Room, RoomDraft, RoomQuery } from '#contract/rooms/room.ts'
import type { Db } from '#server/db/connect.ts'
import { containing, listPage, sortOrder } from '#server/kit/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'
import type { SlugStore } from '#server/kit/slug-routes.ts'
import { roomProblems } from '#server/rooms/room-problems.ts'

const current = (db: Db) =>
  db.selectFrom('room').innerJoin('room_type', 'room_type.id', 'room.room_type_id').where('room.retired_at', 'is', null)

const withColumns = (rooms: ReturnType<typeof current>) =>
  rooms
    .select(['room.id', 'room.slug', 'room.room_number', 'room.room_type_id', 'room.status', 'room.description'])
    .select(({ ref }) =>
      jsonBuildObject({
        name: ref('room_type.name'),
        max_adults: ref('room_type.max_adults'),
        max_children: ref('room_type.max_children'),
        max_infants: ref('room_type.max_infants'),
        price_per_night: ref('room_type.price_per_night'),
      }).as('room_type'),
    )

const sortColumns = { room_number: 'room.room_number', room_type: 'room_type.name', status: 'room.status' } as const

const search = (db: Db, { search, status, room_type_id }: RoomQuery) => {
  let rooms = current(db)
  if (status) rooms = rooms.where('room.status', '=', status)
  if (room_type_id) rooms = rooms.where('room.room_type_id', '=', room_type_id)
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

/** Holds the type until we are done, so that it can't be deleted from under the room. */
const holdRoomType = async (db: Db, id: number) => {
  const type = await db
    .selectFrom('room_type')
    .select('id')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  if (!type) throw roomProblems.typeMissing()
}

export const roomStore: SlugStore<Room, RoomDraft, RoomQuery> = {
  list(db, query) {
    const { column, direction } = sortOrder(query.sort ?? 'room_number')
    const found = search(db, query)
    return listPage(
      query,
      found.select(sql<number>`count(*)`.as('total')),
      withColumns(found).orderBy(sortColumns[column], direction).orderBy('room.room_number').orderBy('room.id'),
    )
  },

  get: (db, slug) => withColumns(current(db)).where('room.slug', '=', slug).executeTakeFirst(),

  async save(db, draft) {
    await holdRoomType(db, draft.room_type_id)
    const slug = newSlug()
    await db
      .insertInto('room')
      .values({ slug, ...draft })
      .execute()
    return slug
  },

  async update(db, slug, { room_number, ...changes }) {
    const room = await current(db).select('room.room_number').where('room.slug', '=', slug).executeTakeFirst()
    if (!room) return false
    if (room.room_number !== room_number) throw roomProblems.numberIsFixed()
    await holdRoomType(db, changes.room_type_id)
    await db.updateTable('room').set(changes).where('slug', '=', slug).execute()
    return true
  },

  async remove(db, slug) {
    const { numDeletedRows } = await db
      .deleteFrom('room')
      .where('slug', '=', slug)
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
}
