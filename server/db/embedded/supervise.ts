import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseServer, startServer, stopProcess } from '#server/db/embedded/database-server.ts'
import type { DatabaseSetup } from '#server/db/embedded/database-setup.ts'
import { guardDisk } from '#server/db/embedded/disk-guard.ts'
import { connectToServer, takeOwnerLock } from '#server/db/embedded/owner-lock.ts'

const shortestPause = 100
const longestPause = 10_000
/** After a server has run this long, the next failure counts as the first one. */
const settled = 60_000

/** Keeps a server running: when its process dies it is started again, with longer and longer pauses. */
export const supervise = async (setup: DatabaseSetup, say: (line: string) => void) => {
  const stopping = new AbortController()
  let server = await startServer(setup, say, stopping.signal)
  let pause = shortestPause

  const keep = async () => {
    while (!stopping.signal.aborted) {
      const began = Date.now()
      const how = await server.process.ended
      if (stopping.signal.aborted) return
      if (Date.now() - began > settled) pause = shortestPause
      say(`PostgreSQL stopped by itself (${how}); starting it again…`)
      await startAgain()
    }
  }

  const startAgain = async () => {
    while (!stopping.signal.aborted) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      pause = Math.min(pause * 2, longestPause)
      try {
        server = await startServer(setup, say, stopping.signal)
        return say('PostgreSQL is back.')
      } catch (error) {
        if (!stopping.signal.aborted) say(error instanceof Error ? error.message : String(error))
      }
    }
  }

  // When one of its processes crashes, the server only drops all connections: the lock must be taken again.
  const keepLock = async () => {
    while (!stopping.signal.aborted) {
      const lost = server
      await lost.lockLost
      while (server === lost && lost.process.isAlive() && !stopping.signal.aborted) {
        const renewed = await renewLock(lost, setup)
        if (renewed && server === lost) server = renewed
        else await sleep(200)
      }
      // The process died, and `keep` is about to replace it.
      if (server === lost) await sleep(200)
    }
  }

  const kept = keep()
  void keepLock()
  const reload = () => server.process.signal('HUP')
  const guarded = guardDisk({ folder: setup.folder, cluster: setup.cluster, reload, say, signal: stopping.signal })
  // An app that ends without `stop`, by an uncaught error, also stops its database.
  const alongWithUs = () => server.process.signal('INT')
  process.once('exit', alongWithUs)

  const stop = async () => {
    process.off('exit', alongWithUs)
    stopping.abort()
    await stopProcess(server.process)
    await Promise.all([kept, guarded])
    await stopProcess(server.process)
    await server.lock.end().catch(() => {})
  }

  let stopped: Promise<void> | undefined
  return {
    connection: () => server.lock,
    pid: () => server.process.pid(),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

const renewLock = async ({ process }: DatabaseServer, setup: DatabaseSetup): Promise<DatabaseServer | undefined> => {
  const lock = await connectToServer(setup).catch(() => undefined)
  if (!lock) return undefined
  const lockLost = new Promise<void>((resolve) => lock.once('end', resolve))
  if (await takeOwnerLock(lock).catch(() => false)) return { process, lock, lockLost }
  await lock.end().catch(() => {})
}
