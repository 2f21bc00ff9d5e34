import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { DatabaseUser } from '#server/db/embedded/database-user.ts'
import { findPostmaster } from '#server/db/embedded/postmaster-file.ts'
import { runProgram } from '#server/db/embedded/run-program.ts'

export interface TestApp {
  process: ChildProcess
  /** Its output so far. */
  output(): string
  /** Waits for this output. */
  waitForOutput(words: string): Promise<void>
  /** Its database, once it is up. */
  ready(): Promise<{ pid: number; url: string }>
  /** Settles when the process ends. */
  ended(): Promise<{ code: number | null; errors: string }>
}

const program = fileURLToPath(new URL('./embedded-app.ts', import.meta.url))

/** Starts a process of its own that runs the database, so that it can be killed like a real one. */
export const startApp = (folder: string, user?: DatabaseUser, script = program, platform = ''): TestApp => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, platform], {
    ...user,
    cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  child.stderr.on('data', (data) => {
    errors += data
  })
  const closed = once(child, 'close')
  const waitForOutput = async (words: string) => {
    while (!output.includes(words)) {
      if (child.exitCode !== null) throw new Error(`it ended without "${words}": ${output} ${errors}`)
      await sleep(5)
    }
  }
  return {
    process: child,
    output: () => output,
    waitForOutput,
    ready: async () => {
      await waitForOutput('ready ')
      const [, pid, url = ''] = output.match(/ready (\d+) (\S+)/) ?? []
      return { pid: Number(pid), url }
    },
    ended: async () => {
      await closed
      return { code: child.exitCode, errors: errors.trim() }
    },
  }
}

export const kill = async (app: TestApp, signal: NodeJS.Signals = 'SIGKILL') => {
  app.process.kill(signal)
  await app.ended()
}

/** A folder for one test; afterwards every process that runs on it is stopped, and it is removed. */
export const makeTestFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-fault-'))
  if (isRoot) await chmod(folder, 0o711)
  onTestFinished(async () => {
    const left = await findPostmaster(join(folder, 'postgres'))
    if (left) process.kill(left.pid, 'SIGQUIT')
    while (await findPostmaster(join(folder, 'postgres'))) await sleep(50)
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  })
  return folder
}

export const query = async (url: string, text: string) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export const isRoot = process.getuid?.() === 0

/** An ordinary user to run the app as: under root `daemon`, otherwise ourselves. */
export const ordinaryUser = isRoot ? { uid: 1, gid: 1 } : undefined

/** The reason why the app cannot run as an ordinary user here, if there is one. */
export const whyNoOrdinaryUser = async () => {
  const reach = `fs.accessSync(${JSON.stringify(program)})`
  const reached = await runProgram(process.execPath, ['-e', reach], ordinaryUser).then(
    () => true,
    () => false,
  )
  return reached ? '' : `an ordinary user cannot reach ${program}`
}
