import { access, constants, mkdir, realpath, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureCluster } from '#server/db/embedded/cluster.ts'
import { checkReachable, chooseDatabaseUser, type DatabaseUser } from '#server/db/embedded/database-user.ts'
import { checkRoom, prepareSwitch } from '#server/db/embedded/disk-guard.ts'
import { type Binaries, findBinaries } from '#server/db/embedded/postgres-binaries.ts'
import { makeSocketFolder } from '#server/db/embedded/socket-folder.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

/** Everything a server needs in order to start, ready on the disk. */
export interface DatabasePlace {
  folder: string
  cluster: string
  socketFolder: string
  logFile: string
  binaries: Binaries
  user: DatabaseUser
}

export const preparePlace = async (wanted: string, say: (line: string) => void): Promise<DatabasePlace> => {
  const folder = await makeDataFolder(wanted)
  const user = await chooseDatabaseUser(join(folder, 'postgres'))
  await checkReachable(folder, user)
  const binaries = await findBinaries(folder, user, say)
  await checkRoom(folder, !(await stat(join(folder, 'postgres')).catch(() => undefined)))
  const cluster = await ensureCluster(folder, binaries, user, say)
  await prepareSwitch(cluster)
  const socketFolder = await makeSocketFolder(folder, user)
  const logFile = join(folder, 'postgres.log')
  await turnOverLog(logFile)
  return { folder, cluster, socketFolder, logFile, binaries, user }
}

const makeDataFolder = async (wanted: string) => {
  try {
    // Under root another user has to pass through to its own folders inside, without seeing what else is here.
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
