import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

interface NewPhoto {
  repair_id: number
  image: string
  added_by: number
  added_at: Date
}

export const insertPhoto = (db: Db, { added_at, ...photo }: NewPhoto) =>
  db
    .insertInto('repair_photo')
    .values({ slug: newSlug(), ...photo, added_at: added_at.toISOString() })
    .execute()

export const listImages = async (db: Db, repairId: number) => {
  const photos = await db.selectFrom('repair_photo').select('image').where('repair_id', '=', repairId).execute()
  return photos.map(({ image }) => image)
}

export const findImage = async (db: Db, repairId: number, slug: string) => {
  const photo = await db
    .selectFrom('repair_photo')
    .select('image')
    .where('repair_id', '=', repairId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return photo?.image
}

/** The file of the deleted photo. */
export const deletePhoto = async (db: Db, repairId: number, slug: string) => {
  const photo = await db
    .deleteFrom('repair_photo')
    .where('repair_id', '=', repairId)
    .where('slug', '=', slug)
    .returning('image')
    .executeTakeFirst()
  return photo?.image
}
