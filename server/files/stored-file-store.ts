import type { Db } from '#server/db/connect.ts'

/** Records a file before it is stored. */
export const addPending = (db: Db, key: string, now: Date) =>
  db.insertInto('stored_file').values({ key, created_at: now.toISOString() }).execute()

/** Marks the file as used by a row. False if it was cleaned up already. */
export const attach = async (db: Db, key: string) => {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ state: 'attached' })
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks the file as unused; the cleanup removes it. */
export const detach = (db: Db, key: string) =>
  db.updateTable('stored_file').set({ state: 'removed' }).where('key', '=', key).execute()

/** A file that no row refers to. */
export const giveUp = (db: Db, key: string) =>
  db
    .updateTable('stored_file')
    .set({ state: 'removed' })
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .execute()

/** Files of requests that did not finish because the program stopped or the store did not answer. */
export const giveUpOlderThan = (db: Db, moment: Date) =>
  db
    .updateTable('stored_file')
    .set({ state: 'removed' })
    .where('state', '=', 'pending')
    .where('created_at', '<', moment.toISOString())
    .execute()

/** The oldest first, after an offset. */
export const listRemoved = async (db: Db, most: number, passedOver: number) => {
  const rows = await db
    .selectFrom('stored_file')
    .select('key')
    .where('state', '=', 'removed')
    .orderBy('created_at')
    .orderBy('key')
    .limit(most)
    .offset(passedOver)
    .execute()
  return rows.map(({ key }) => key)
}

/** False if the file is used or was removed already. */
export const isRemoved = async (db: Db, key: string) => {
  const file = await db
    .selectFrom('stored_file')
    .select('key')
    .where('key', '=', key)
    .where('state', '=', 'removed')
    .executeTakeFirst()
  return file !== undefined
}

export const forget = (db: Db, key: string) => db.deleteFrom('stored_file').where('key', '=', key).execute()
