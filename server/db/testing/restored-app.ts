import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { restore } from '#server/db/restore.ts'
import { askedAt, guestEmail } from '#server/db/testing/fill-hotel.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createLive } from '#server/kit/live/live.ts'
import { createDatabase } from '#server/testing/database.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { whenFinished } from '#server/testing/when-finished.ts'

/**
 * Today's app on the backup of a filled hotel, at the time when its answers were recorded. The tables are made as they
 * were when the backup was made, and the newer migrations run on the filled tables.
 */
export const startRestoredApp = async (archive: string) => {
  const database = await createDatabase(inject('serverUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'sarai-restored-'))
  const filesFolder = join(folder, 'files')
  await restore(database.url, filesFolder, archive, () => {})
  const { db, close } = connect(database.url)
  whenFinished(async () => {
    await close()
    await database.drop()
    await rm(folder, { recursive: true })
  })
  // The hotel was filled by a test app too, so this one can sign in with its accounts.
  const given = { db, files: openFiles(filesFolder, undefined), live: createLive(database.url, db) }
  const { admin, sendAs, signIn, time } = await startTestApp(given)
  const guest = sendAs(await signIn(guestEmail, true))
  time.now = askedAt
  return { admin, guest }
}
