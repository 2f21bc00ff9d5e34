import type { Db } from '#server/db/connect.ts'

// Indian is the first row of the table; the others follow by name.
export const listNationalities = (db: Db) =>
  db
    .selectFrom('nationality')
    .select(['id', 'name'])
    .orderBy(({ eb }) => eb('name', '=', 'Indian'), 'desc')
    .orderBy('name')
    .execute()
