import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { preparePlace } from '#server/db/embedded/database-place.ts'
import { connectToServer } from '#server/db/embedded/owner-lock.ts'
import { readPostmasterFile } from '#server/db/embedded/postmaster-file.ts'
import { supervise } from '#server/db/embedded/supervise.ts'

export interface EmbeddedPostgres {
  url: string
  pid(): number | undefined
  stop(): Promise<void>
}

/** Starts our own PostgreSQL on a data folder and keeps it running until `stop`. */
export const startEmbeddedPostgres = async (options: {
  folder: string
  say: (line: string) => void
}): Promise<EmbeddedPostgres> => {
  const { folder, say } = options
  const place = await preparePlace(folder, say)
  say(`Starting PostgreSQL ${place.binaries.version}…`)
  const server = await supervise(place, say)
  try {
    await ensureDatabase(server.connection())
  } catch (error) {
    await server.stop()
    throw error
  }
  return { url: urlOf(place.socketFolder), pid: server.pid, stop: server.stop }
}

/** The address of the database that another Sarai runs on this folder, for a backup beside it; undefined when none does. */
export const findRunningEmbeddedPostgres = async (folder: string): Promise<string | undefined> => {
  try {
    const noted = await readPostmasterFile(join(await realpath(folder), 'postgres'))
    if (!noted) return undefined
    const client = await connectToServer(noted.socketFolder, 'sarai')
    await client.end()
    return urlOf(noted.socketFolder)
  } catch {
    return undefined
  }
}

const urlOf = (socketFolder: string) => `postgres://sarai@localhost/sarai?host=${encodeURIComponent(socketFolder)}`

const ensureDatabase = async (client: pg.Client) => {
  const { rows: roles } = await client.query(`select from pg_roles where rolname = 'sarai'`)
  // It may make databases beside its own: the tests do, one for each file.
  if (roles.length === 0) await client.query('create role sarai login createdb')
  const { rows: databases } = await client.query(`select from pg_database where datname = 'sarai'`)
  if (databases.length === 0) await client.query('create database sarai owner sarai')
}
