import { open } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { type Extract, extract as startExtract } from 'tar-stream'
import { connectForArchive, readTables } from '#server/db/backup-catalogue.ts'
import { type ArchiveEntry, endName, Manifest, manifestName } from '#server/db/backup-manifest.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStaging } from '#server/db/restore-files.ts'
import { openLoading } from '#server/db/restore-tables.ts'
import { dropQueue } from '#server/kit/jobs/queue-schema.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

type Staging = Awaited<ReturnType<typeof openStaging>>

/** Restores a backup into an empty database, embedded or server: all of it, or nothing. */
export const restore = async (url: string, filesFolder: string, file: string, say: (line: string) => void) => {
  const handle = await open(file).catch((error) => {
    throw new StartProblem(`The backup ${file} cannot be read (${error.code}).`)
  })
  const client = await connectForArchive(url)
  const staging = await openStaging(filesFolder)
  let mayBeCommitted = false
  try {
    await client.query('begin')
    await refuseFull(client)
    await dropQueue(client)
    const entries = startExtract()
    const unpacked = pipeline(handle.createReadStream(), createGunzip(), entries)
    await Promise.all([unpacked, readEntries(entries, client, staging, say)])
    await staging.moveIn()
    mayBeCommitted = true
    await client.query('commit')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (mayBeCommitted) {
      throw new StartProblem(
        `The database did not say whether ${file} was restored (${reason}). Restore it once more: if the database is then in use already, all is there.`,
        { cause: error },
      )
    }
    await staging.undo()
    if (error instanceof StartProblem) throw error
    throw new StartProblem(`${file} could not be restored, and nothing was changed: ${reason}`, { cause: error })
  } finally {
    await Promise.all([staging.close(), client.end().catch(() => {}), handle.close().catch(() => {})])
  }
  await bringUpToDate(url, say)
}

const refuseFull = async (client: pg.Client) => {
  if ((await readTables(client)).length > 0) {
    throw new StartProblem(
      'The database is in use already, and a backup goes into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    )
  }
}

const readEntries = async (entries: Extract, client: pg.Client, staging: Staging, say: (line: string) => void) => {
  let loading: Awaited<ReturnType<typeof openLoading>> | undefined
  let isComplete = false
  for await (const entry of entries) {
    const [kind] = entry.header.name.split('/')
    if (!loading) {
      const manifest = await readManifest(entry)
      say(`Restoring the backup of ${manifest.made_at} (Sarai ${manifest.sarai})…`)
      loading = await openLoading(client, manifest)
    } else if (kind === 'tables') await loading.add(entry)
    else if (kind === 'files') await staging.add(entry)
    else if (kind === endName) {
      isComplete = true
      entry.resume()
    } else
      throw new StartProblem(`The backup holds an entry that is none of ours (${JSON.stringify(entry.header.name)}).`)
  }
  if (!loading || !isComplete) throw new StartProblem('The backup is not complete: it was cut off. Take another one.')
  await loading.finish()
  say(`Restored all rows and ${staging.count()} uploaded files`)
}

const longestManifest = 10_000_000

const readManifest = async (entry: ArchiveEntry) => {
  const isOurs = entry.header.name === manifestName && (entry.header.size ?? 0) < longestManifest
  const parsed = isOurs ? Manifest.safeParse(JSON.parse(await text(entry))) : undefined
  if (!parsed?.success)
    throw new StartProblem('The file is not a Sarai backup, or one of a format this Sarai does not know.')
  return parsed.data
}

const bringUpToDate = async (url: string, say: (line: string) => void) => {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // `end` does not wait for the connection to close: a server that stops right afterwards may still send an error.
  pool.on('error', () => {})
  try {
    await migrate(pool, say)
    // New rows have no statistics yet, and the first queries would get poor plans.
    await pool.query('analyze')
  } finally {
    await pool.end()
  }
}
