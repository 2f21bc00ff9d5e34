import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack as startPack } from 'tar-stream'
import { version } from '#package.json'
import { columnList, connectForArchive, quoted, readSequenceNames, readTables } from '#server/db/backup-catalogue.ts'
import { endName, type Manifest, manifestName } from '#server/db/backup-manifest.ts'
import { listFiles, syncFolder } from '#server/kit/files/folders.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

/** Saves the database as it is at this moment, and the uploaded files, in one archive while the app keeps running. */
export const backup = async (url: string, filesFolder: string, file: string, say: (line: string) => void) => {
  if (await stat(file).catch(() => undefined)) {
    throw new StartProblem(`${file} is there already: choose another name, or move it away.`)
  }
  const client = await connectForArchive(url)
  const partial = `${file}.partial`
  try {
    await client.query('begin isolation level repeatable read read only')
    const manifest = await makeManifest(client)
    const pack = startPack()
    const filled = fill(pack, client, manifest, filesFolder, say).catch((error) => {
      pack.destroy(error)
      throw error
    })
    await Promise.all([writeArchive(pack, partial), filled])
    await rename(partial, file)
    await syncFolder(dirname(file))
    const { size } = await stat(file)
    say(`The backup is complete: ${file}, ${(size / 1_000_000).toFixed(1)} MB`)
  } catch (error) {
    await rm(partial, { force: true })
    if (error instanceof StartProblem) throw error
    throw new StartProblem(`The backup could not be made: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => {})
  }
}

// Guests' data: readable only by the user who made the backup.
const writeArchive = (pack: Pack, partial: string) =>
  pipeline(pack, createGzip(), createWriteStream(partial, { flags: 'w', mode: 0o600, flush: true }))

const makeManifest = async (client: pg.Client): Promise<Manifest> => {
  const found = await readTables(client)
  if (!found.some((table) => table.name === 'migration'))
    throw new StartProblem('There is nothing to save: the database is empty.')
  const { rows: migrations } = await client.query<{ name: string }>('select name from migration order by name')
  const tables: Manifest['tables'] = []
  for (const { name, columns } of found) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(name)}`)
    tables.push({ name, columns, rows: Number(rows[0]?.count) })
  }
  return {
    format: 1,
    sarai: version,
    made_at: new Date().toISOString(),
    migrations: migrations.map((row) => row.name),
    tables,
    sequences: await readSequences(client),
  }
}

// Sequences are outside transactions. Read after the snapshot was taken, they are never behind the rows in it.
const readSequences = async (client: pg.Client) => {
  const sequences: Manifest['sequences'] = []
  for (const name of await readSequenceNames(client)) {
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${quoted(name)}`,
    )
    if (rows[0]) sequences.push({ name, ...rows[0] })
  }
  return sequences
}

const fill = async (
  pack: Pack,
  client: pg.Client,
  manifest: Manifest,
  filesFolder: string,
  say: (line: string) => void,
) => {
  await addEntry(pack, manifestName, JSON.stringify(manifest, undefined, 2))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`Saving ${manifest.tables.length} tables with ${rows} rows…`)
  for (const table of manifest.tables) await addTable(pack, client, table)
  await client.query('commit')
  const files = await listFiles(filesFolder)
  say(`Saving ${files.length} uploaded files…`)
  for (const path of files) await addFile(pack, filesFolder, path)
  await addEntry(pack, endName, '{}')
  pack.finalize()
}

const addEntry = (pack: Pack, name: string, content: string | Buffer) =>
  new Promise<void>((resolve, reject) => {
    pack.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
  })

const partSize = 1_000_000

/** An entry's size comes before its content, and a table's size is not known then: it is cut into parts. */
const addTable = async (pack: Pack, client: pg.Client, { name, columns }: { name: string; columns: string[] }) => {
  const rows = client.query(copyTo(`copy ${quoted(name)} (${columnList(columns)}) to stdout`))
  let waiting: Buffer[] = []
  let size = 0
  let part = 0
  const flush = async () => {
    part += 1
    await addEntry(pack, `tables/${name}/${String(part).padStart(6, '0')}`, Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  for await (const chunk of rows) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= partSize) await flush()
  }
  if (size > 0) await flush()
}

const addFile = async (pack: Pack, folder: string, path: string) => {
  // A file may be deleted during the backup, after the row that names it was saved.
  const handle = await open(join(folder, path)).catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return
  const { size } = await handle.stat()
  const name = `files/${path.split(sep).join('/')}`
  const content = size > 0 ? handle.createReadStream({ start: 0, end: size - 1, autoClose: false }) : []
  const added = new Promise<void>((resolve, reject) => {
    const entry = pack.entry({ name, size }, (error) => (error ? reject(error) : resolve()))
    pipeline(content, entry).catch(reject)
  })
  await added.finally(() => handle.close())
}
