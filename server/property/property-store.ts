import type { Db } from '#server/db/connect.ts'

export const getProperty = (db: Db) => db.selectFrom('property').select(['name', 'time_zone']).executeTakeFirstOrThrow()
