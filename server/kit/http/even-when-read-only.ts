import { sql } from 'kysely'
import { takesNoChanges } from '#server/kit/database-errors.ts'
import type { Services } from '#server/kit/services.ts'

/**
 * Runs a small write, such as a sign-in, even when the disk is nearly full and the database refuses other changes, so
 * that staff can still read. The embedded database keeps a reserve for this. The work is told whether the database is
 * read-only.
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
