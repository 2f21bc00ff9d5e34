import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabasePlace } from '#server/db/embedded/database-place.ts'
import { alreadyRunning, stopEarlierServer } from '#server/db/embedded/earlier-server.ts'
import { connectToServer, takeOwnerLock } from '#server/db/embedded/owner-lock.ts'
import { checkDurability, postgresArguments } from '#server/db/embedded/postgres-settings.ts'
import { readPostmasterFile } from '#server/db/embedded/postmaster-file.ts'
import { programEnvironment } from '#server/db/embedded/run-program.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

/** A server that is ours: our child, with the owner's lock on a connection of its own. */
export interface DatabaseServer {
  child: ChildProcess
  lock: pg.Client
  /** Settles when the lock's connection ends, and the lock with it. */
  lockLost: Promise<void>
}

type Say = (line: string) => void

// The processes of a server that was killed hold its memory for a moment, and another start may just be giving up.
const vanishing = 10_000
const isVanishing = (reason: string) => /lock file|shared memory/.test(reason) || reason === takenForAnOrphan
// Before we had its lock, another start that came at the same moment found our server without an owner, and stopped it.
const takenForAnOrphan = 'another start stopped it'

export const startServer = async (place: DatabasePlace, say: Say, signal: AbortSignal): Promise<DatabaseServer> => {
  const end = Date.now() + vanishing
  for (let tries = 1; ; tries++) {
    await stopEarlierServer(place, say)
    const started = await launch(place, say, signal)
    if (typeof started !== 'string') return started
    const isOver = Date.now() > end
    if (isOver && started === takenForAnOrphan) throw alreadyRunning(place)
    if (isOver || !isVanishing(started)) {
      throw new StartProblem(`PostgreSQL did not start: ${started} (more in ${place.logFile})`)
    }
    // Two starts at the same moment fall out of step this way, the sooner the longer one of them waits.
    await sleep(100 + Math.random() * 400 * tries)
  }
}

/** The started server, or the reason why there is none. */
const launch = async (place: DatabasePlace, say: Say, signal: AbortSignal): Promise<DatabaseServer | string> => {
  signal.throwIfAborted()
  const log = openSync(place.logFile, 'a', 0o600)
  const logged = await sizeOf(place.logFile)
  const child = spawn(place.binaries.postgres, postgresArguments(place.cluster, place.socketFolder), {
    ...place.user,
    cwd: '/',
    env: programEnvironment,
    // A group of its own: Ctrl-C in the terminal is for the app, which stops the database last.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let failure = ''
  child.once('error', (error) => {
    failure = error.message
  })
  const began = Date.now()
  let told = began
  while (!failure && isAlive(child)) {
    if (signal.aborted) {
      await stopChild(child)
      signal.throwIfAborted()
    }
    const lock = await connectIfOurs(child, place)
    if (lock) return await own(child, lock, place)
    if (Date.now() - told > 10_000) {
      told = Date.now()
      say(`The database is still starting (${Math.round((told - began) / 1000)} s): it repairs itself after a crash…`)
    }
    await sleep(25)
  }
  if (child.exitCode === 0) return takenForAnOrphan
  return failure || (await lastReason(place.logFile, logged))
}

// Another start's server may answer at the same address: ours is the one that the file names.
const connectIfOurs = async (child: ChildProcess, { cluster, socketFolder }: DatabasePlace) => {
  const noted = await readPostmasterFile(cluster)
  return noted?.pid === child.pid ? connectToServer(socketFolder).catch(() => undefined) : undefined
}

const own = async (child: ChildProcess, lock: pg.Client, place: DatabasePlace): Promise<DatabaseServer | string> => {
  const lockLost = new Promise<void>((resolve) => lock.once('end', resolve))
  try {
    const taken = await takeOwnerLock(lock)
    if (taken) await checkDurability(lock)
    if (taken) return { child, lock, lockLost }
  } catch (error) {
    await stopChild(child)
    if (error instanceof StartProblem) throw error
    return takenForAnOrphan
  }
  // Another start found this server before us and took it for an orphan: it is theirs now.
  child.unref()
  throw alreadyRunning(place)
}

export const isAlive = (child: ChildProcess) =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null

// A checkpoint on a slow disk takes its time; after that an immediate stop is safe too, only the next start is slower.
const fastStop = 60_000

export const stopChild = async (child: ChildProcess) => {
  const harder = setTimeout(() => child.kill('SIGQUIT'), fastStop)
  while (isAlive(child)) {
    child.kill('SIGINT')
    await new Promise((resolve) => {
      const again = setTimeout(resolve, 1_000)
      child.once('exit', () => {
        clearTimeout(again)
        resolve(undefined)
      })
    })
  }
  clearTimeout(harder)
}

const sizeOf = async (file: string) => {
  const handle = await open(file)
  const { size } = await handle.stat().finally(() => handle.close())
  return size
}

const lastReason = async (logFile: string, from: number) => {
  const handle = await open(logFile)
  const { size } = await handle.stat()
  const tail = Buffer.alloc(Math.min(size - from, 64_000))
  await handle.read(tail, 0, tail.length, size - tail.length).finally(() => handle.close())
  // Our own attempts to connect are refused in the same words each time; they are not the reason.
  const reason = tail.toString().match(/(?:FATAL|PANIC):\s+(?!\s|the database system is)(.*)/)?.[1]
  return reason ?? 'it ended without a reason'
}
