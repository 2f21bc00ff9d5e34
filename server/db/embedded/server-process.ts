import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabasePlace } from '#server/db/embedded/database-place.ts'
import { postgresArguments } from '#server/db/embedded/postgres-settings.ts'
import { isRunning, readPostmasterFile } from '#server/db/embedded/postmaster-file.ts'
import { programEnvironment } from '#server/db/embedded/run-program.ts'

/** PostgreSQL's signals: a fast stop, an immediate one, and reading the settings again. */
type Signal = 'INT' | 'QUIT' | 'HUP'

export interface ServerProcess {
  /** Undefined until it is known, and once it has ended. */
  pid(): number | undefined
  isAlive(): boolean
  /** Settles with how it ended. */
  ended: Promise<string>
  /** It was stopped in good order. */
  endedWell(): boolean
  signal(name: Signal): void
  /** Our process no longer waits for it. */
  letGo(): void
}

export const startProcess = (place: DatabasePlace): ServerProcess =>
  place.ways.control === 'child' ? startChild(place) : startByControl(place)

const startChild = (place: DatabasePlace): ServerProcess => {
  const log = openSync(place.logFile, 'a', 0o600)
  const child = spawn(place.binaries.postgres, postgresArguments(place), {
    ...place.user,
    cwd: '/',
    env: programEnvironment,
    // A group of its own: Ctrl-C in the terminal is for the app, which stops the database last.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const isAlive = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  return {
    pid: () => (isAlive() ? child.pid : undefined),
    isAlive,
    ended: endOf(child),
    endedWell: () => child.exitCode === 0,
    signal: (name) => void child.kill(`SIG${name}`),
    letGo: () => child.unref(),
  }
}

const endOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`))
  })

const lookEvery = 250
// pg_ctl gives up waiting after this; recovering from a crash can take long.
const longestStart = '86400'

const startByControl = (place: DatabasePlace): ServerProcess => {
  // pg_ctl opens the log as the user that runs the server.
  if (place.user) chownSync(place.logFile, place.user.uid, place.user.gid)
  const words = ['start', '-D', place.cluster, '-l', place.logFile, '-w', '-t', longestStart]
  const starter = spawn(place.binaries.pgCtl, words, {
    ...place.user,
    cwd: '/',
    env: programEnvironment,
    // A console of its own: Ctrl-C in the terminal is for the app, which stops the database last.
    windowsHide: true,
    stdio: 'ignore',
  })
  let pid: number | undefined
  let isOver = false
  const watch = async () => {
    const how = await endOf(starter)
    if (starter.exitCode === 0) pid = (await readPostmasterFile(place.cluster))?.pid
    while (pid !== undefined && isRunning(pid)) await sleep(lookEvery)
    isOver = true
    return starter.exitCode === 0 ? 'it ended' : how
  }
  const ended = watch()
  return {
    pid: () => (isOver ? undefined : pid),
    isAlive: () => !isOver,
    ended,
    endedWell: () => false,
    signal: (name) => {
      if (pid !== undefined && !isOver) signalServer(place, pid, name)
    },
    letGo: () => {
      isOver = true
      pid = undefined
    },
  }
}

/** At once, so that it also works while our own process ends. */
export const signalServer = (
  { binaries, ways, user }: Pick<DatabasePlace, 'binaries' | 'ways' | 'user'>,
  pid: number,
  name: Signal,
) => {
  if (ways.control === 'child') process.kill(pid, `SIG${name}`)
  else spawnSync(binaries.pgCtl, ['kill', name, String(pid)], { ...user, cwd: '/', stdio: 'ignore', windowsHide: true })
}
