import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseSetup } from '#server/db/embedded/database-setup.ts'
import { postgresArguments } from '#server/db/embedded/postgres-settings.ts'
import { isRunning, readPostmasterFile } from '#server/db/embedded/postmaster-file.ts'
import { programEnvironment } from '#server/db/embedded/run-program.ts'

/** PostgreSQL's signals: a fast stop, an immediate one, and reading the settings again. */
type Signal = 'INT' | 'QUIT' | 'HUP'

export interface ServerProcess {
  /** Undefined until it is known, and once it has ended. */
  pid(): number | undefined
  isAlive(): boolean
  /** Settles with the reason of its end. */
  ended: Promise<string>
  /** It was stopped cleanly. */
  stoppedCleanly(): boolean
  signal(name: Signal): void
  /** Our process no longer waits for it. */
  letGo(): void
}

export const startProcess = (setup: DatabaseSetup): ServerProcess =>
  setup.platform.control === 'child' ? startChild(setup) : startByControl(setup)

const startChild = (setup: DatabaseSetup): ServerProcess => {
  const log = openSync(setup.logFile, 'a', 0o600)
  const child = spawn(setup.binaries.postgres, postgresArguments(setup), {
    ...setup.user,
    cwd: '/',
    env: programEnvironment,
    // A process group of its own: Ctrl-C in the terminal goes to the app, which stops the database last.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const isAlive = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  return {
    pid: () => (isAlive() ? child.pid : undefined),
    isAlive,
    ended: endOf(child),
    stoppedCleanly: () => child.exitCode === 0,
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

const startByControl = (setup: DatabaseSetup): ServerProcess => {
  // pg_ctl opens the log as the user that runs the server.
  if (setup.user) chownSync(setup.logFile, setup.user.uid, setup.user.gid)
  const words = ['start', '-D', setup.cluster, '-l', setup.logFile, '-w', '-t', longestStart]
  const starter = spawn(setup.binaries.pgCtl, words, {
    ...setup.user,
    cwd: '/',
    env: programEnvironment,
    // A console of its own: Ctrl-C in the terminal goes to the app, which stops the database last.
    windowsHide: true,
    stdio: 'ignore',
  })
  let pid: number | undefined
  let isOver = false
  const watch = async () => {
    const how = await endOf(starter)
    if (starter.exitCode === 0) pid = (await readPostmasterFile(setup.cluster))?.pid
    while (pid !== undefined && isRunning(pid)) await sleep(lookEvery)
    isOver = true
    return starter.exitCode === 0 ? 'it ended' : how
  }
  const ended = watch()
  return {
    pid: () => (isOver ? undefined : pid),
    isAlive: () => !isOver,
    ended,
    stoppedCleanly: () => false,
    signal: (name) => {
      if (pid !== undefined && !isOver) signalServer(setup, pid, name)
    },
    letGo: () => {
      isOver = true
      pid = undefined
    },
  }
}

/** Synchronous, so that it also works while our own process ends. */
export const signalServer = (
  { binaries, platform, user }: Pick<DatabaseSetup, 'binaries' | 'platform' | 'user'>,
  pid: number,
  name: Signal,
) => {
  if (platform.control === 'child') process.kill(pid, `SIG${name}`)
  else spawnSync(binaries.pgCtl, ['kill', name, String(pid)], { ...user, cwd: '/', stdio: 'ignore', windowsHide: true })
}
