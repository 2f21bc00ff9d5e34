import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseUser } from '#server/db/embedded/database-user.ts'
import { newPassword, writePassword } from '#server/db/embedded/password-file.ts'
import { localeOptions } from '#server/db/embedded/platform.ts'
import type { Binaries } from '#server/db/embedded/postgres-binaries.ts'
import { isRunning } from '#server/db/embedded/postmaster-file.ts'
import { makePrivateFolder } from '#server/db/embedded/private-folder.ts'
import { runProgram } from '#server/db/embedded/run-program.ts'
import { syncFolder } from '#server/kit/files/folders.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

/** PostgreSQL's superuser, used to maintain the server; the app connects as `sarai`, which owns only its database. */
export const superuser = 'postgres'

/** Creates the database files if there are none; they get their final name only when they are complete and on disk. */
export const ensureCluster = async (
  folder: string,
  { initdb, version }: Binaries,
  user: DatabaseUser,
  say: (line: string) => void,
) => {
  const cluster = join(folder, 'postgres')
  await removeAbandoned(folder)
  if (await hasCluster(cluster, version)) return cluster
  say('Creating the database files…')
  const unfinished = join(folder, `${unfinishedPrefix}${process.pid}`)
  try {
    await makePrivateFolder(unfinished, user)
    await rename(await createCluster(initdb, unfinished, user), cluster)
    await rm(unfinished, { recursive: true, force: true })
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another start created it at the same moment; the owner lock decides which of the two continues.
    if (await hasCluster(cluster, version)) return cluster
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`The database files could not be created in ${folder}: ${reason}`)
  }
  await syncFolder(folder)
  return cluster
}

const unfinishedPrefix = 'postgres.unfinished-'

// initdb syncs everything it wrote before it ends.
const createCluster = async (initdb: string, parent: string, user: DatabaseUser) => {
  const cluster = join(parent, 'data')
  const passwordFile = join(parent, 'password')
  const password = newPassword()
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await chown(passwordFile, user.uid, user.gid)
  const options = [
    `--pgdata=${cluster}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
    ...localeOptions(process.platform),
  ]
  await runProgram(initdb, options, user)
  await writePassword(cluster, password, user)
  return cluster
}

const hasCluster = async (cluster: string, version: string) => {
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw new StartProblem(`The database files in ${cluster} cannot be read: ${error.message}`)
  })
  const names = found === undefined ? await readdir(cluster).catch(() => []) : []
  if (names.length > 0)
    throw new StartProblem(`${cluster} holds no database, and is not empty: move it away and start again.`)
  if (found === undefined) return false
  const major = version.split('.')[0]
  if (found.trim() !== major) {
    throw new StartProblem(
      `${cluster} was made by PostgreSQL ${found.trim()}, and this Sarai brings ${major}: run "sarai backup FILE" with the earlier Sarai, then "sarai restore FILE" with this one and a new DATA_DIR.`,
    )
  }
  return true
}

// Leftovers of a first start that was killed; their name has the number of its process.
const removeAbandoned = async (folder: string) => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinishedPrefix)) continue
    const pid = Number(name.slice(unfinishedPrefix.length))
    // An initdb that outlived its app may still write there: then the folder stays until the next start.
    if (pid === process.pid || !isRunning(pid))
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => {})
  }
}
