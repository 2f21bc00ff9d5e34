import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { prepareDatabase } from '#server/db/embedded/database-setup.ts'
import { connectToServer } from '#server/db/embedded/owner-lock.ts'
import { readPassword } from '#server/db/embedded/password-file.ts'
import { type PlatformOptions, platformDefaults } from '#server/db/embedded/platform.ts'
import { readPostmasterFile } from '#server/db/embedded/postmaster-file.ts'
import { appUrl } from '#server/db/embedded/server-address.ts'
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
  /** The defaults of this system unless given. */
  platform?: Partial<PlatformOptions>
}): Promise<EmbeddedPostgres> => {
  const { folder, say } = options
  const setup = await prepareDatabase(folder, { ...platformDefaults(process.platform), ...options.platform }, say)
  say(`Starting PostgreSQL ${setup.binaries.version}…`)
  const server = await supervise(setup, say)
  try {
    const password = await readPassword(setup.cluster)
    await ensureDatabase(server.connection(), password)
    return { url: appUrl(setup.address, password), pid: server.pid, stop: server.stop }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** The address of the database that another Sarai runs on this folder, for a backup meanwhile; undefined if none runs. */
export const findRunningEmbeddedPostgres = async (folder: string): Promise<string | undefined> => {
  try {
    const cluster = join(await realpath(folder), 'postgres')
    const noted = await readPostmasterFile(cluster)
    if (!noted) return undefined
    const client = await connectToServer({ cluster, address: noted.address }, 'sarai')
    await client.end()
    return appUrl(noted.address, await readPassword(cluster))
  } catch {
    return undefined
  }
}

const ensureDatabase = async (client: pg.Client, password: string) => {
  const { rows: roles } = await client.query(`select from pg_roles where rolname = 'sarai'`)
  // It may create more databases: the tests create one for each file.
  if (roles.length === 0) await client.query(`create role sarai login createdb password '${password}'`)
  const { rows: databases } = await client.query(`select from pg_database where datname = 'sarai'`)
  if (databases.length === 0) await client.query('create database sarai owner sarai')
}
