import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseSetup } from '#server/db/embedded/database-setup.ts'
import { connectToServer, takeOwnerLock } from '#server/db/embedded/owner-lock.ts'
import { stopCommand } from '#server/db/embedded/platform.ts'
import {
  findPostmaster,
  isRunning,
  readPostmasterFile,
  removeStrangersFile,
} from '#server/db/embedded/postmaster-file.ts'
import { signalServer } from '#server/db/embedded/server-process.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

export const alreadyRunning = ({ folder }: DatabaseSetup) =>
  new StartProblem(
    `Another Sarai is already running on ${folder}: stop it first, or choose another folder with DATA_DIR.`,
  )

// A server that recovers from a crash or shuts down is alive but refuses connections.
const patience = 60_000

/**
 * Stops a server that a killed app left behind; refuses when its app is alive. The server is not taken over, so that it
 * is always our own child process with our own binaries and settings.
 */
export const stopEarlierServer = async (setup: DatabaseSetup, say: (line: string) => void) => {
  const end = Date.now() + patience
  for (;;) {
    const noted = await readPostmasterFile(setup.cluster)
    if (!noted) return
    const client = await connectToServer({ cluster: setup.cluster, address: noted.address }).catch(() => undefined)
    if (client) return await stopOrphan(client, setup, say)
    if (!(await findPostmaster(setup.cluster))) return await removeStrangersFile(setup.cluster)
    if (Date.now() > end) throw silentServer(noted.pid, setup)
    await sleep(100)
  }
}

const stopOrphan = async (client: pg.Client, setup: DatabaseSetup, say: (line: string) => void) => {
  try {
    if (!(await takeOwnerLock(client))) throw alreadyRunning(setup)
    const orphan = await findPostmaster(setup.cluster)
    // It answers, but its process is not visible: it runs in another container that shares the folder.
    if (!orphan) throw alreadyRunning(setup)
    say('Stopping the database that an earlier Sarai left behind…')
    signalServer(setup, orphan.pid, 'INT')
    const end = Date.now() + patience
    while (isRunning(orphan.pid) && (await findPostmaster(setup.cluster))) {
      if (Date.now() > end) throw silentServer(orphan.pid, setup)
      await sleep(50)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

const silentServer = (pid: number, { folder }: DatabaseSetup) =>
  new StartProblem(
    `PostgreSQL (process ${pid}) is still working on ${folder} and does not answer: stop it with "${stopCommand(process.platform, pid)}" and start again.`,
  )
