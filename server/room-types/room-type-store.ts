import { sql } from 'kysely'
import type { RoomType, RoomTypeDraft, RoomTypeEdit, RoomTypeQuery } from '#contract/room-types/room-type.ts'
import type { Db } from '#server/db/connect.ts'
import type { SlugStore } from '#server/kit/http/slug-routes.ts'
import { containing, listPage, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'
import { roomTypeProblems } from '#server/room-types/room-type-problems.ts'

const columns = [
  'id',
  'slug',
  'name',
  'description',
  'max_adults',
  'max_children',
  'max_infants',
  'price_per_night',
  'version',
] as const

const current = (db: Db) => db.selectFrom('room_type').where('retired_at', 'is', null)

export const roomTypeStore: SlugStore<RoomType, RoomTypeDraft, RoomTypeEdit, RoomTypeQuery> = {
  entity: 'room_type',

  list(db, query) {
    const { column, direction } = sortOrder(query.sort ?? 'name')
    const pattern = query.search && containing(query.search)
    const found = current(db).$if(Boolean(pattern), (types) =>
      types.where((is) => is.or([is('name', 'ilike', `${pattern}`), is('description', 'ilike', `${pattern}`)])),
    )
    return listPage(
      query,
      found.select(sql<number>`count(*)`.as('total')),
      found.select(columns).orderBy(column, direction).orderBy('id'),
    )
  },

  get: (db, slug) => current(db).select(columns).where('slug', '=', slug).executeTakeFirst(),

  async save(db, draft) {
    const slug = newSlug()
    await db
      .insertInto('room_type')
      .values({ slug, ...draft })
      .execute()
    return slug
  },

  async update(db, slug, { version, ...draft }) {
    const { numUpdatedRows } = await db
      .updateTable('room_type')
      .set(draft)
      .where('slug', '=', slug)
      .where('version', '=', version)
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async remove(db, slug) {
    // Locked, so that no room of this type can be added while we check whether there are any.
    const type = await current(db).select('id').where('slug', '=', slug).forUpdate().executeTakeFirst()
    if (!type) return false
    const { live, all } = await db
      .selectFrom('room')
      .where('room_type_id', '=', type.id)
      .select([sql<number>`count(*) filter (where retired_at is null)`.as('live'), sql<number>`count(*)`.as('all')])
      .executeTakeFirstOrThrow()
    if (live > 0) throw roomTypeProblems.hasRooms(live)
    const asked = await db
      .selectFrom('booking_request')
      .select('id')
      .where('room_type_id', '=', type.id)
      .limit(1)
      .execute()
    // Retired rooms of old bookings and requests of guests still refer to it.
    if (all > 0 || asked.length > 0)
      await db.updateTable('room_type').set({ retired_at: sql`now()` }).where('id', '=', type.id).execute()
    else await db.deleteFrom('room_type').where('id', '=', type.id).execute()
    return true
  },
}
