import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabasePlace } from '#server/db/embedded/database-place.ts'
import { connectToServer, takeOwnerLock } from '#server/db/embedded/owner-lock.ts'
import {
  findPostmaster,
  isRunning,
  readPostmasterFile,
  removeStrangersFile,
} from '#server/db/embedded/postmaster-file.ts'
import { signalServer } from '#server/db/embedded/server-process.ts'
import { stopCommand } from '#server/db/embedded/ways.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

export const alreadyRunning = ({ folder }: DatabasePlace) =>
  new StartProblem(
    `Another Sarai is already running on ${folder}: stop it first, or choose another folder with DATA_DIR.`,
  )

// A server that recovers from a crash, or shuts down, is alive and says no.
const patience = 60_000

/**
 * Stops a server that a killed app left behind, cleanly; refuses when its app is alive. It is stopped rather than taken
 * over, so that the server is always our own child, from our own binaries and with our own settings.
 */
export const stopEarlierServer = async (place: DatabasePlace, say: (line: string) => void) => {
  const end = Date.now() + patience
  for (;;) {
    const noted = await readPostmasterFile(place.cluster)
    if (!noted) return
    const client = await connectToServer({ cluster: place.cluster, address: noted.address }).catch(() => undefined)
    if (client) return await stopOrphan(client, place, say)
    if (!(await findPostmaster(place.cluster))) return await removeStrangersFile(place.cluster)
    if (Date.now() > end) throw silentServer(noted.pid, place)
    await sleep(100)
  }
}

const stopOrphan = async (client: pg.Client, place: DatabasePlace, say: (line: string) => void) => {
  try {
    if (!(await takeOwnerLock(client))) throw alreadyRunning(place)
    const orphan = await findPostmaster(place.cluster)
    // It answers, but not from a process we can see: it runs in another container that shares the folder.
    if (!orphan) throw alreadyRunning(place)
    say('Stopping the database that an earlier Sarai left behind…')
    signalServer(place, orphan.pid, 'INT')
    const end = Date.now() + patience
    while (isRunning(orphan.pid) && (await findPostmaster(place.cluster))) {
      if (Date.now() > end) throw silentServer(orphan.pid, place)
      await sleep(50)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

const silentServer = (pid: number, { folder }: DatabasePlace) =>
  new StartProblem(
    `PostgreSQL (process ${pid}) is still working on ${folder} and does not answer: stop it with "${stopCommand(process.platform, pid)}" and start again.`,
  )
