import { sql } from 'kysely'
import { takesNoChanges } from '#server/kit/database-errors.ts'
import type { Services } from '#server/kit/services.ts'

/**
 * Does work whose few bytes still fit when the disk is nearly full and the database takes no other changes, such as a
 * sign-in: staff can then at least read. The guard of the embedded database keeps a reserve for this. Tells the work
 * whether that is so.
 */
export const evenWhenReadOnly = async <Result>(
  services: Services,
  work: (services: Services, isReadOnly: boolean) => Promise<Result>,
) => {
  try {
    return await work(services, false)
  } catch (error) {
    if (!takesNoChanges(error)) throw error
  }
  return services.db.connection().execute(async (db) => {
    const inside: Services = Object.create(services, { db: { value: db } })
    await sql`set default_transaction_read_only = off`.execute(db)
    try {
      return await work(inside, true)
    } finally {
      await sql`reset default_transaction_read_only`.execute(db).catch(() => {})
    }
  })
}
