import type { Db } from '#server/db/connect.ts'

/** Writes a file down before it exists. */
export const addPending = (db: Db, key: string, now: Date) =>
  db.insertInto('stored_file').values({ key, created_at: now.toISOString() }).execute()

/** From here on a row shows the file. False if it waited so long that it was taken away. */
export const attach = async (db: Db, key: string) => {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ state: 'attached' })
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** From here on no row shows the file; the sweeper takes it away. */
export const detach = (db: Db, key: string) =>
  db.updateTable('stored_file').set({ state: 'removed' }).where('key', '=', key).execute()

/** A file that no row has come to show. */
export const giveUp = (db: Db, key: string) =>
  db
    .updateTable('stored_file')
    .set({ state: 'removed' })
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .execute()

/** Files whose request never ended: the program stopped in between, or their store didn't answer. */
export const giveUpOlderThan = (db: Db, moment: Date) =>
  db
    .updateTable('stored_file')
    .set({ state: 'removed' })
    .where('state', '=', 'pending')
    .where('created_at', '<', moment.toISOString())
    .execute()

/** The oldest first, after as many as are passed over. */
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

/** False if it is shown, or gone already. */
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
