import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { restore } from '#server/db/restore.ts'
import { askedAt, guestEmail } from '#server/db/testing/fill-hotel.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createLive } from '#server/kit/live/live.ts'
import { createDatabase } from '#server/testing/database.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/**
 * Today's app on the backup of a filled hotel, at the moment when its answers were noted. The tables are made as they
 * were when the backup was taken, and the newer migrations run on the filled ones.
 */
export const startRestoredApp = async (archive: string) => {
  const database = await createDatabase(inject('serverUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'sarai-restored-'))
  const filesFolder = join(folder, 'files')
  await restore(database.url, filesFolder, archive, () => {})
  const { db, close } = connect(database.url)
  afterAll(async () => {
    await close()
    await database.drop()
    await rm(folder, { recursive: true })
  })
  // It signs in with the accounts of the hotel, which a test app filled as well.
  const given = { db, files: openFiles(filesFolder, undefined), live: createLive(database.url, db) }
  const { admin, sendAs, signIn, time } = await startTestApp(given)
  const guest = sendAs(await signIn(guestEmail, true))
  time.now = askedAt
  return { admin, guest }
}
