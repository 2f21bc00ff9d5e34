import { access, constants, mkdir, realpath, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureCluster } from '#server/db/embedded/cluster.ts'
import { checkReachable, chooseDatabaseUser, type DatabaseUser } from '#server/db/embedded/database-user.ts'
import { checkRoom, prepareSwitch } from '#server/db/embedded/disk-guard.ts'
import type { PlatformOptions } from '#server/db/embedded/platform.ts'
import { type Binaries, findBinaries } from '#server/db/embedded/postgres-binaries.ts'
import { chooseAddress, type ServerAddress } from '#server/db/embedded/server-address.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

/** Everything that a server needs on disk to start. */
export interface DatabaseSetup {
  folder: string
  cluster: string
  address: ServerAddress
  logFile: string
  binaries: Binaries
  user: DatabaseUser
  platform: PlatformOptions
}

export const prepareDatabase = async (
  wanted: string,
  platform: PlatformOptions,
  say: (line: string) => void,
): Promise<DatabaseSetup> => {
  const folder = await makeDataFolder(wanted)
  const user = await chooseDatabaseUser(join(folder, 'postgres'), say)
  await checkReachable(folder, user)
  const binaries = await findBinaries(folder, user, say)
  await checkRoom(folder, !(await stat(join(folder, 'postgres')).catch(() => undefined)))
  const cluster = await ensureCluster(folder, binaries, user, say)
  await prepareSwitch(cluster)
  const address = await chooseAddress(folder, platform.listen, user)
  const logFile = join(folder, 'postgres.log')
  await turnOverLog(logFile)
  return { folder, cluster, address, logFile, binaries, user, platform }
}

const makeDataFolder = async (wanted: string) => {
  try {
    // Under root, the database user must pass through to its own folders without reading the rest.
    await mkdir(wanted, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    await access(wanted, constants.W_OK | constants.X_OK)
    return await realpath(wanted)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new StartProblem(
      `The data folder ${wanted} cannot be written (${reason}): make it writable, or choose another with DATA_DIR.`,
    )
  }
}

const largestLog = 5_000_000

const turnOverLog = async (logFile: string) => {
  const log = await stat(logFile).catch(() => undefined)
  if (log && log.size > largestLog) await rename(logFile, `${logFile}.1`)
}
