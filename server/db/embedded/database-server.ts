import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseSetup } from '#server/db/embedded/database-setup.ts'
import { giveFilesTo } from '#server/db/embedded/database-user.ts'
import { alreadyRunning, stopEarlierServer } from '#server/db/embedded/earlier-server.ts'
import { connectToServer, takeOwnerLock } from '#server/db/embedded/owner-lock.ts'
import { requirePassword } from '#server/db/embedded/password-file.ts'
import { checkDurability, writePostgresSettings } from '#server/db/embedded/postgres-settings.ts'
import { readPostmasterFile } from '#server/db/embedded/postmaster-file.ts'
import { type ServerProcess, startProcess } from '#server/db/embedded/server-process.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

/** A server that we started, with the owner lock held on a connection of its own. */
export interface DatabaseServer {
  process: ServerProcess
  lock: pg.Client
  /** Settles when the connection of the lock ends, which also ends the lock. */
  lockLost: Promise<void>
}

type Say = (line: string) => void

// The processes of a killed server hold its shared memory for a moment, or another start is about to give up.
const vanishing = 10_000
const isTemporary = (reason: string) => /lock file|shared memory/.test(reason) || reason === stoppedByAnotherStart
// Another start found our server before it had an owner lock, and stopped it.
const stoppedByAnotherStart = 'another start stopped it'

export const startServer = async (setup: DatabaseSetup, say: Say, signal: AbortSignal): Promise<DatabaseServer> => {
  const end = Date.now() + vanishing
  for (let tries = 1; ; tries++) {
    await stopEarlierServer(setup, say)
    const started = await prepareFiles(setup).then(
      () => launch(setup, say, signal),
      (error: Error) => error.message,
    )
    if (typeof started !== 'string') return started
    const isOver = Date.now() > end
    if (isOver && started === stoppedByAnotherStart) throw alreadyRunning(setup)
    if (isOver || !isTemporary(started)) {
      throw new StartProblem(`PostgreSQL did not start: ${started} (more in ${setup.logFile})`)
    }
    // Random waits separate two starts that began at the same moment.
    await sleep(100 + Math.random() * 400 * tries)
  }
}

/** Changes that must be made while no server runs on the files. */
const prepareFiles = async (setup: DatabaseSetup) => {
  await giveFilesTo(setup.cluster, setup.user)
  await requirePassword(setup)
  if (setup.platform.control === 'pg_ctl') await writePostgresSettings(setup)
}

/** The started server, or the reason why it did not start. */
const launch = async (setup: DatabaseSetup, say: Say, signal: AbortSignal): Promise<DatabaseServer | string> => {
  signal.throwIfAborted()
  const logged = await sizeOf(setup.logFile)
  const server = startProcess(setup)
  const began = Date.now()
  let told = began
  while (server.isAlive()) {
    if (signal.aborted) {
      await stopProcess(server)
      signal.throwIfAborted()
    }
    const lock = await connectIfOurs(server, setup)
    if (lock) return await own(server, lock, setup)
    if (Date.now() - told > 10_000) {
      told = Date.now()
      say(`The database is still starting (${Math.round((told - began) / 1000)} s): it repairs itself after a crash…`)
    }
    await sleep(25)
  }
  if (server.stoppedCleanly()) return stoppedByAnotherStart
  return (await lastReason(setup.logFile, logged)) ?? (await server.ended)
}

// The server of another start may answer at the same address: ours is the one named in its file.
const connectIfOurs = async (server: ServerProcess, setup: DatabaseSetup) => {
  const noted = await readPostmasterFile(setup.cluster)
  return noted && noted.pid === server.pid() ? connectToServer(setup).catch(() => undefined) : undefined
}

const own = async (server: ServerProcess, lock: pg.Client, setup: DatabaseSetup): Promise<DatabaseServer | string> => {
  const lockLost = new Promise<void>((resolve) => lock.once('end', resolve))
  try {
    const taken = await takeOwnerLock(lock)
    if (taken) await checkDurability(lock)
    if (taken) return { process: server, lock, lockLost }
  } catch (error) {
    await stopProcess(server)
    if (error instanceof StartProblem) throw error
    return stoppedByAnotherStart
  }
  // Another start found this server first and treated it as an orphan: it owns the server now.
  server.letGo()
  throw alreadyRunning(setup)
}

// A checkpoint on a slow disk takes long. After this time an immediate stop is safe too; it only slows the next start.
const fastStop = 60_000

export const stopProcess = async (server: ServerProcess) => {
  const harder = setTimeout(() => server.signal('QUIT'), fastStop)
  while (server.isAlive()) {
    server.signal('INT')
    await Promise.race([server.ended, sleep(1_000, undefined, { ref: false })])
  }
  clearTimeout(harder)
}

const sizeOf = async (file: string) => {
  const handle = await open(file, 'a', 0o600)
  const { size } = await handle.stat().finally(() => handle.close())
  return size
}

const lastReason = async (logFile: string, from: number) => {
  const handle = await open(logFile)
  const { size } = await handle.stat()
  const tail = Buffer.alloc(Math.min(size - from, 64_000))
  await handle.read(tail, 0, tail.length, size - tail.length).finally(() => handle.close())
  // Refusals of our own attempts to connect are also in the log; they are not the reason.
  const reason = tail.toString().match(/(?:FATAL|PANIC):\s+(?!\s|the database system is)(.*)/)?.[1]
  return reason
}
