import type { Db } from '#server/db/connect.ts'

// Indian has the lowest id and comes first; the others are sorted by name.
export const listNationalities = (db: Db) =>
  db
    .selectFrom('nationality')
    .select(['id', 'name'])
    .orderBy(({ eb }) => eb('name', '=', 'Indian'), 'desc')
    .orderBy('name')
    .execute()
